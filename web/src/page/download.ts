// Gives the user a file.

import type { Summary } from '../state/library.js';

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The record's file name: the scenario and the players, safe on every disk. */
export function recordFileName({ scenario, names }: Pick<Summary, 'scenario' | 'names'>, date = new Date()): string {
  const parts = [scenario, ...names, date.toISOString().slice(0, 10)];
  const safe = parts.map((part) =>
    part
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  );
  return `${safe.filter(Boolean).join('-').slice(0, 80)}.rumis`;
}
