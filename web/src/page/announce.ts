// What screen readers are told without moving the focus.

import { signal } from '@preact/signals';

export const announcement = signal('');

/** Says a sentence politely, after whatever is being read. */
export function announce(text: string): void {
  // The same words twice must be a change, or they are not read again.
  announcement.value = announcement.peek() === text ? `${text}\u00a0` : text;
}
