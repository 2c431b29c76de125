import { expect, test } from 'vitest';

import type { Cell } from './content';
import { tagPlaces } from './proposals';

const stone = (...cubes: Cell[]) => ({ cubes });

test('a tag stands over the middle of its stone', () => {
  const [place] = tagPlaces([stone([0, 0, 0], [1, 0, 0], [1, 0, 1])]);
  expect(place?.[0]).toBeCloseTo(7 / 6);
  expect(place?.[1]).toBe(0.5);
  expect(place?.[2]).toBeGreaterThan(2);
});

test('tags of moves to the same place stand one above the other, others where they belong', () => {
  const [first, second, third, far] = tagPlaces([
    stone([0, 0, 0], [1, 0, 0]),
    stone([0, 0, 0], [1, 0, 0]),
    stone([0, 0, 0], [1, 0, 0]),
    stone([4, 4, 0], [5, 4, 0]),
  ]);
  expect(second![2]).toBeGreaterThan(first![2]);
  expect(third![2]).toBeGreaterThan(second![2]);
  expect(far![2]).toBe(first![2]);
});
