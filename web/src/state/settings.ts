// What the user has chosen once and for all.

import { effect, signal } from '@preact/signals';

import { read, write } from './storage.js';

export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  /** A language tag; empty as long as the browser's wish counts. */
  language: string;
  theme: Theme;
  /** Patterns and letters on the stones. */
  patterns: boolean;
  lessMotion: boolean;
  /** Stones are placed only after a confirmation. */
  confirm: boolean;
  sounds: boolean;
  /** The cage that shows the height limits. */
  cage: boolean;
  /** Seconds that level 9 may think. */
  seconds: number;
}

const KEY = 'rumis.settings';

function defaults(): Settings {
  const lessMotion = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    language: '',
    theme: 'system',
    patterns: true,
    lessMotion,
    confirm: true,
    sounds: false,
    cage: true,
    seconds: 3,
  };
}

export const settings = signal<Settings>({ ...defaults(), ...read<Partial<Settings>>(KEY) });

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...changes };
}

/** Keeps every change. */
export function keepSettings(): void {
  effect(() => write(KEY, settings.value));
}

/** Whether the page is dark now. */
export const systemIsDark = signal(
  typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches,
);

export function isDark(): boolean {
  const { theme } = settings.value;
  return theme === 'dark' || (theme === 'system' && systemIsDark.value);
}
