// The puzzles: a wasm module of their own, loaded once, when their room is opened.

import init from '../wasm/rumis_wasm_solve.js';

export { PuzzleTable, emptyCube } from '../wasm/rumis_wasm_solve.js';
export type { ColourHand, HelpView, MadePuzzle, PlacedView, PuzzleView } from '../wasm/rumis_wasm_solve.js';

/** Loads the puzzles; nothing else here may be called before. */
export async function loadPuzzles(): Promise<void> {
  await init();
}
