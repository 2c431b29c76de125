// Which steps of the tutorial are done; the browser remembers.

import { signal } from '@preact/signals';

import { read, write } from '../state/storage.js';
import { STEP_NAMES } from './steps.js';
import type { StepName } from './steps.js';

const KEY = 'rumis.learn';

function kept(): readonly StepName[] {
  const names = read<unknown>(KEY);
  return Array.isArray(names) ? STEP_NAMES.filter((name) => names.includes(name)) : [];
}

export const stepsDone = signal<readonly StepName[]>(kept());

export function markDone(name: StepName): void {
  if (stepsDone.peek().includes(name)) return;
  stepsDone.value = [...stepsDone.peek(), name];
  write(KEY, stepsDone.peek());
}

/** The first step that is not done yet; absent when all are. */
export function nextStep(): StepName | undefined {
  return STEP_NAMES.find((name) => !stepsDone.value.includes(name));
}

/** The step that follows; absent after the last. */
export function stepAfter(name: StepName): StepName | undefined {
  return STEP_NAMES[STEP_NAMES.indexOf(name) + 1];
}
