// Brings a plan in from its file, picked or pasted, and names everything that is wrong with it.

import { useId, useState } from 'preact/hooks';

import { Dialog } from '../page/dialog.js';
import { Icon } from '../pictures/turning.js';
import { planFaults, sketchPlan } from '../rules.js';
import type { Problem } from '../rules.js';
import { addPlan } from '../state/own-plans.js';
import { go } from '../state/screen.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';

/** No scenario file is longer than this: a film picked by mistake is not read at all. */
const MOST_BYTES = 1 << 16;

export function ImportPlanButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name="import" />
        {t('plans-import')}
      </button>
      {isOpen && <ImportPlanDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Keeps a plan and opens it. */
function openPlan(toml: string): void {
  go({ name: 'plan', id: addPlan(toml).id });
}

function ImportPlanDialog({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly Problem[]>([]);
  const faultsId = useId();

  const attempt = (toml: string) => {
    const found = planFaults(toml);
    setText(toml);
    setFaults(found);
    if (found.length === 0) openPlan(toml);
  };
  const pick = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file && file.size > MOST_BYTES) setFaults([{ code: 'scenario-too-long', details: {} }]);
    else if (file) attempt(await file.text());
    // The same file again, after it was corrected, is a new choice.
    input.value = '';
  };

  return (
    <Dialog title={t('plans-import')} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(text);
        }}
      >
        <p>{t('plans-import-about')}</p>
        <label class="button">
          <Icon name="import" />
          {t('import-file')}
          <input
            class="visually-hidden"
            type="file"
            accept=".toml,.txt,text/plain"
            onChange={(event) => void pick(event.currentTarget)}
          />
        </label>
        <label class="field">
          <span>{t('plans-import-paste')}</span>
          <textarea
            class="input record-text"
            rows={9}
            spellcheck={false}
            value={text}
            aria-invalid={faults.length > 0}
            aria-describedby={faultsId}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <div id={faultsId} role="alert">
          {faults.length > 0 && <Faults faults={faults} />}
        </div>
        <div class="row">
          <button type="submit" class="primary" disabled={text.trim() === ''}>
            {t('plans-import-open')}
          </button>
          {faults.length > 0 && canBeDrawn(text) && (
            <button type="button" onClick={() => openPlan(text)}>
              {t('plans-import-mend')}
            </button>
          )}
          <button type="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Faults({ faults }: { faults: readonly Problem[] }) {
  return (
    <div class="note problem">
      <p>{t('plans-faults', { count: faults.length })}</p>
      <ul>
        {faults.map((fault, index) => (
          <li key={index}>{problemText(fault)}</li>
        ))}
      </ul>
    </div>
  );
}

/** True if the file can be read at all, whatever is wrong in it. */
function canBeDrawn(toml: string): boolean {
  try {
    return sketchPlan(toml) !== undefined;
  } catch {
    return false;
  }
}
