import { expect, test } from 'vitest';

import '../testing/rules.js';
import { emptyCube } from '../rules.js';
import { allFillings } from '../wasm/rumis_wasm.js';
import { Fillings } from './fillings.js';
import { PuzzleState } from './state.js';

Object.assign(globalThis, { puzzleProgress: () => {} });

test('there are 1686 small cubes in one colour, and each can be laid in its order', () => {
  const cube = emptyCube(3, 1, 'free');
  const fillings = new Fillings(allFillings(cube, 'reflections'), [3, 3, 3], 'red');
  expect(fillings.count).toBe(1686);
  for (const index of [0, 800, 1685]) {
    const state = new PuzzleState(emptyCube(3, 1, 'touching'));
    const squareOf = ([x, y, z]: readonly number[]) => `${'abc'[x ?? 0]}${(y ?? 0) + 1}.${(z ?? 0) + 1}`;
    fillings.at(index).forEach(({ cubes }) => state.place(cubes.map(squareOf).join(',')));
    expect(state.isSolved).toBe(true);
  }
});
