// A window over the page that has to be closed before going on.

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

import { Icon } from '../pictures/turning.js';
import { t } from '../texts/texts.js';
import './dialog.css';

interface DialogProps {
  title: string;
  /** Called however it is closed: by its button, by Escape, by a click beside it. */
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Closing it, and not only taking it away, gives the focus back to where it was.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      class="dialog"
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === element.current && onClose()}
      // While it is open no key reaches the game behind it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-sheet">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="quiet icon" aria-label={t('close')} onClick={onClose}>
            <Icon name="cancel" />
          </button>
        </header>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
