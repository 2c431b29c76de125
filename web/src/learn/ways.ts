// Where the tutorial leads to.

import { addressOf, go } from '../state/screen.js';
import { begin, randomSeed, today } from '../state/session.js';
import type { StepName } from './steps.js';

export function addressOfStep(step: StepName): string {
  return addressOf({ name: 'learn', step });
}

/** The first whole game: the smallest plan, against the friendliest player. */
export function playFirstGame(): void {
  const { id } = begin({
    scenario: 'chullpa',
    players: 2,
    variants: 'standard',
    ruinSeed: randomSeed(),
    names: ['', ''],
    seats: ['human', 'level1'],
    date: today(),
  });
  go({ name: 'game', id });
}
