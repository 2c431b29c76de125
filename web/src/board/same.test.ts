import { describe, expect, it } from 'vitest';
import type { Ghost } from './content';
import { sameSquare, sameSquares, sameStone } from './same';

const ghost: Ghost = {
  colour: 'red',
  cubes: [
    [0, 0, 0],
    [1, 0, 0],
  ],
  allowed: true,
};

describe('what draws the same', () => {
  it('is a stone of the same colour, cubes and permission', () => {
    expect(
      sameStone(ghost, {
        ...ghost,
        cubes: [
          [0, 0, 0],
          [1, 0, 0],
        ],
      }),
    ).toBe(true);
    expect(sameStone(ghost, { ...ghost, allowed: false })).toBe(false);
    expect(sameStone(ghost, { ...ghost, colour: 'blue' })).toBe(false);
    expect(
      sameStone(ghost, {
        ...ghost,
        cubes: [
          [0, 0, 0],
          [1, 0, 1],
        ],
      }),
    ).toBe(false);
    expect(sameStone(ghost, undefined)).toBe(false);
    expect(sameStone(undefined, undefined)).toBe(true);
  });

  it('are the same squares in the same order', () => {
    expect(sameSquares([], [])).toBe(true);
    expect(sameSquares([{ x: 1, y: 2 }], [{ x: 1, y: 2 }])).toBe(true);
    expect(sameSquares([{ x: 1, y: 2 }], [{ x: 2, y: 1 }])).toBe(false);
    expect(sameSquare({ x: 1, y: 2 }, undefined)).toBe(false);
  });
});
