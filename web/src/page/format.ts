// Numbers and days as the reader's language writes them.

import { language } from '../texts/texts.js';

/** A day and a time, short. */
export function dateText(milliseconds: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}

/** “a, b and c”. */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(items);
}
