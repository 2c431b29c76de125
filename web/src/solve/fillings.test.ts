import { expect, test } from 'vitest';

import { allFillings } from '../wasm/rumis_wasm_solve.js';
import { ignoreProgress } from '../testing/puzzles.js';
import { Fillings } from './fillings.js';
import { emptyCube } from './puzzles.js';

ignoreProgress();

test('there are 1686 small cubes in one colour, and each can be laid in its order', () => {
  const fillings = new Fillings(allFillings(emptyCube(3, 1, 'free'), 'reflections'), [3, 3, 3], 'red');
  expect(fillings.count).toBe(1686);
  for (const index of [0, 800, 1685]) {
    const laid = new Set<string>();
    for (const { cubes } of fillings.at(index)) {
      cubes.forEach((cube) => laid.add(cube.join()));
      const hasHole = cubes.some(([x, y, z]) => z > 0 && !laid.has([x, y, z - 1].join()));
      expect(hasHole).toBe(false);
    }
    expect(laid.size).toBe(27);
  }
});
