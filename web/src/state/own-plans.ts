// The plans somebody has drawn: each under its own key, as the text of its scenario file.

import { signal } from '@preact/signals';

import { readScenario } from '../rules.js';
import type { ScenarioView } from '../rules.js';
import { newId } from './library.js';
import { keys, read, remove, write } from './storage.js';

export interface OwnPlan {
  id: string;
  /** The scenario file, see docs/scenarios.md. It may still have faults. */
  toml: string;
  /** When it was last touched, in milliseconds since 1970. */
  touched: number;
}

const PREFIX = 'rumis.plan.';

/** All kept plans, the one touched last first. */
export const ownPlans = signal<readonly OwnPlan[]>([]);

export function loadOwnPlans(): void {
  const plans = keys(PREFIX).map((key) => read<OwnPlan>(key));
  ownPlans.value = sorted(plans.filter(isOwnPlan));
}

export function findPlan(id: string): OwnPlan | undefined {
  return ownPlans.peek().find((plan) => plan.id === id);
}

/** Keeps a new plan; the same text is kept only once. */
export function addPlan(toml: string): OwnPlan {
  const same = ownPlans.peek().find((plan) => plan.toml === toml);
  const plan = same ?? { id: newId(), toml, touched: Date.now() };
  if (!same) putPlan(plan);
  return plan;
}

/** Puts a plan into the list as it is; also one that was forgotten. */
export function putPlan(plan: OwnPlan): void {
  write(PREFIX + plan.id, plan);
  ownPlans.value = sorted([plan, ...ownPlans.peek().filter((other) => other.id !== plan.id)]);
}

export function forgetPlan(id: string): void {
  remove(PREFIX + id);
  ownPlans.value = ownPlans.peek().filter((plan) => plan.id !== id);
}

const readOnce = new Map<string, ScenarioView | undefined>();

/** The scenario in a file; absent if it cannot be played. */
export function scenarioIn(toml: string): ScenarioView | undefined {
  if (!readOnce.has(toml)) readOnce.set(toml, tryToRead(toml));
  return readOnce.get(toml);
}

/** The scenario that a record has written out because it is not an official one. */
export function scenarioInRecord(record: string): ScenarioView | undefined {
  const lines = record.split('\n').filter((line) => line.startsWith('|'));
  return lines.length > 0 ? scenarioIn(lines.map((line) => line.replace(/^\| ?/, '')).join('\n')) : undefined;
}

function tryToRead(toml: string): ScenarioView | undefined {
  try {
    return readScenario(toml);
  } catch {
    return undefined;
  }
}

function sorted(plans: readonly OwnPlan[]): OwnPlan[] {
  return plans.toSorted((one, other) => other.touched - one.touched);
}

/** Storage can hold what an older version wrote, or what somebody changed by hand. */
function isOwnPlan(plan: OwnPlan | undefined): plan is OwnPlan {
  return typeof plan?.id === 'string' && typeof plan.toml === 'string' && typeof plan.touched === 'number';
}
