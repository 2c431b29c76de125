// Shares and points as the language writes them.

import { language } from '../texts/texts.js';

/** 0.25 as “25 %”. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent' }).format(share);
}

/** Points with one digit; whole ones where they are proved. */
export function pointsText(points: number, exact = false): string {
  const digits = exact ? 0 : 1;
  return new Intl.NumberFormat(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    points,
  );
}
