// What the browser keeps. Everything is written at once, so that a crash loses nothing.

import { signal } from '@preact/signals';

/** True once the browser has refused to keep something: private windows and full disks. */
export const storageFails = signal(false);

export function read<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    storageFails.value = false;
  } catch {
    storageFails.value = true;
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    storageFails.value = true;
  }
}

export function keys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
