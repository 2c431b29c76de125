/// <reference types="node" />

// For tests: the rules from the built wasm file, without a browser to fetch it.

import { readFileSync } from 'node:fs';

import { initSync } from '../wasm/rumis_wasm.js';
import { Table } from '../rules.js';
import type { Setup } from '../rules.js';

initSync({ module: readFileSync('src/wasm/rumis_wasm_bg.wasm') });

/** A game between people, with whatever the test cares about. */
export function setup(changes: Partial<Setup> = {}): Setup {
  const players = changes.players ?? 2;
  return {
    scenario: 'chullpa',
    players,
    variants: 'standard',
    ruinSeed: 1,
    names: Array<string>(players).fill(''),
    seats: Array<string>(players).fill('human'),
    date: '',
    ...changes,
  };
}

/** Plays a game to its end with the first of the legal moves, and gives its record. */
export function finishedRecord(changes: Partial<Setup> = {}): string {
  const table = Table.begin(setup(changes));
  for (;;) {
    const [placement] = table.legal();
    const [taken, put] = table.legalRebuilds();
    if (placement !== undefined) table.play(table.written(placement));
    else if (taken !== undefined && put !== undefined) table.play(table.written(put, taken));
    else return table.record();
  }
}
