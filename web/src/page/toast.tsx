// Short messages over the page: problems, and what can be taken back.

import { signal } from '@preact/signals';

import { Icon } from '../pictures/turning.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import './toast.css';

interface Toast {
  id: number;
  kind: 'problem' | 'news';
  text: string;
  action?: { label: string; run(): void };
}

/** More than this at once nobody reads. */
const MOST_TOASTS = 3;

const toasts = signal<readonly Toast[]>([]);
let lastId = 0;

/** Shows what is wrong, in words, until it is dismissed. */
export function complain(problem: unknown): void {
  const text = problemText(problem);
  toasts.value = toasts.peek().filter((toast) => toast.text !== text);
  add({ id: ++lastId, kind: 'problem', text });
}

/** Shows what has happened, perhaps with a way to take it back. */
export function tell(text: string, action?: { label: string; run(): void }): void {
  add({ id: ++lastId, kind: 'news', text, ...(action && { action }) });
}

export function dismissAll(): void {
  toasts.value = [];
}

function add(toast: Toast): void {
  toasts.value = [...toasts.peek(), toast].slice(-MOST_TOASTS);
}

function dismiss(id: number): void {
  toasts.value = toasts.peek().filter((toast) => toast.id !== id);
}

export function Toasts() {
  // Both regions are there from the start: one that comes with its first message is not read everywhere.
  return (
    <div class="toasts">
      <div role="alert">
        <ToastList kind="problem" />
      </div>
      <div role="status">
        <ToastList kind="news" />
      </div>
    </div>
  );
}

function ToastList({ kind }: { kind: Toast['kind'] }) {
  const shown = toasts.value.filter((toast) => toast.kind === kind);
  return shown.map((toast) => <ToastView key={toast.id} toast={toast} />);
}

function ToastView({ toast }: { toast: Toast }) {
  const { id, kind, text, action } = toast;
  const run = () => {
    dismiss(id);
    action?.run();
  };
  return (
    <div class={`toast ${kind}`}>
      <p>{text}</p>
      {action && (
        <button type="button" onClick={run}>
          {action.label}
        </button>
      )}
      <button type="button" class="quiet icon" aria-label={t('dismiss')} onClick={() => dismiss(id)}>
        <Icon name="cancel" />
      </button>
    </div>
  );
}
