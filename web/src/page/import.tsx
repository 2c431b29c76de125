// Brings a game in from its record: a file that is picked or dropped, or a text that is pasted.

import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

import { Icon } from '../pictures/turning.js';
import { go } from '../state/screen.js';
import { openRecord } from '../state/session.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import { Dialog } from './dialog.js';
import { complain } from './toast.js';

/** No record is longer than this: a film dropped by mistake is not read at all. */
const MOST_BYTES = 1 << 20;

/** Opens the game of a record and shows it. Throws a `Problem` if it cannot be read; nothing has changed then. */
export function importRecord(text: string): void {
  const { id } = openRecord(text);
  go({ name: 'game', id });
}

async function importFile(file: File): Promise<void> {
  if (file.size > MOST_BYTES) throw { code: 'record-too-long', details: {} };
  importRecord(await file.text());
}

/** The button that opens the dialog. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name="import" />
        {t('import')}
      </button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

export function ImportDialog({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const problemId = useId();

  const attempt = async (bringIn: () => void | Promise<void>) => {
    try {
      await bringIn();
      onClose();
    } catch (reason) {
      setProblem(reason);
    }
  };
  const pick = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) void attempt(() => importFile(file));
    // The same file again, after it was corrected, is a new choice.
    input.value = '';
  };

  return (
    <Dialog title={t('import-title')} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => importRecord(text));
        }}
      >
        <p>{t('import-about')}</p>
        <label class="button">
          <Icon name="import" />
          {t('import-file')}
          {/* The browser would write its own words beside it, in its own language. */}
          <input
            class="visually-hidden"
            type="file"
            accept=".rumis,.txt,text/plain"
            onChange={(event) => pick(event.currentTarget)}
          />
        </label>
        <label class="field">
          <span>{t('import-paste')}</span>
          <textarea
            class="input record-text"
            rows={7}
            spellcheck={false}
            value={text}
            aria-invalid={problem !== undefined}
            aria-describedby={problemId}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <div id={problemId} role="alert">
          {problem !== undefined && <p class="note problem">{problemText(problem)}</p>}
        </div>
        <div class="row">
          <button type="submit" class="primary" disabled={text.trim() === ''}>
            {t('import-open')}
          </button>
          <button type="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** A part of the page onto which record files can be dropped. */
export function DropZone({ children }: { children: ComponentChildren }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file) importFile(file).catch(complain);
  };
  return (
    <div
      class={isOver ? 'drop-zone over' : 'drop-zone'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      {isOver && <p class="drop-hint">{t('import-drop')}</p>}
    </div>
  );
}
