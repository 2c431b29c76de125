// Days, lists and names as the reader's language writes them.

import { language } from '../texts/texts.js';

/** A day and a time, short. */
export function dateText(milliseconds: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}

/** “a, b and c”. */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(items);
}

/** A scenario's name. A remark in brackets is left out: it is English, and the meaning says it in every language. */
export function scenarioName(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}
