/// <reference types="node" />

// For tests: the puzzles from the built wasm file, and the rules.

import { readFileSync } from 'node:fs';

import { initSync } from '../wasm/rumis_wasm_solve.js';

export { setup } from './rules.js';

initSync({ module: readFileSync('src/wasm/rumis_wasm_solve_bg.wasm') });

/** Stands in for the worker, which the solver tells how far it is. */
export function ignoreProgress(): void {
  Object.assign(globalThis, { puzzleProgress: () => {} });
}
