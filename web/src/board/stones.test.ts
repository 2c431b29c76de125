import { describe, expect, it } from 'vitest';
import { CellSet } from './cells';
import type { BoardStone, Cell } from './content';
import { addFloating, addStone, coatOf, outerSides, stoneShape } from './stones';

const one: Cell[] = [[0, 0, 0]];
const two: Cell[] = [
  [0, 0, 0],
  [1, 0, 0],
];
const corner: Cell[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
];
const square: Cell[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
];
const screw: Cell[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 1, 1],
];
const tripod: Cell[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function floating(cubes: readonly Cell[]) {
  const shape = stoneShape();
  addFloating(shape, cubes, coatOf({ colour: 'red', cubes }));
  return shape;
}

function bounds(cubes: readonly Cell[]) {
  const geometry = floating(cubes).geometry();
  geometry.computeBoundingBox();
  return geometry.boundingBox;
}

describe('the sides of a stone', () => {
  it('are not between its cubes', () => {
    expect(outerSides(one)).toHaveLength(6);
    expect(outerSides(two)).toHaveLength(10);
    expect(outerSides(corner)).toHaveLength(14);
    expect(outerSides(square)).toHaveLength(16);
    expect(outerSides(screw)).toHaveLength(18);
    expect(outerSides(tripod)).toHaveLength(18);
  });

  it('are joined by chamfers and tips', () => {
    // Six sides and twelve chamfers of two triangles, eight tips of one.
    expect(floating(one).triangles).toBe(6 * 2 + 12 * 2 + 8);
    // Ten sides; eight edges along the stone a cube each, eight across; eight tips.
    expect(floating(two).triangles).toBe(10 * 2 + (4 * 2 + 8) * 2 + 8);
  });

  it('stay inside their cells by a gap', () => {
    const box = bounds(two);
    expect(box?.min.x).toBeGreaterThan(0);
    expect(box?.max.x).toBeLessThan(2);
    expect(box?.max.x).toBeGreaterThan(1.95);
    expect(box?.max.z).toBeLessThan(1);
  });

  it('are closed: every edge belongs to two triangles that run along it in opposite directions', () => {
    for (const cubes of [one, two, square, [...two, [2, 0, 0] as const]]) {
      const geometry = floating(cubes).geometry();
      const position = geometry.getAttribute('position');
      const index = geometry.getIndex()?.array ?? [];
      const name = (i: number): string =>
        [position.getX(i), position.getY(i), position.getZ(i)].map((value) => value.toFixed(4)).join();
      const open = new Set<string>();
      for (let i = 0; i < index.length; i += 3)
        for (let side = 0; side < 3; side++) {
          const [a, b] = [name(index[i + side] as number), name(index[i + ((side + 1) % 3)] as number)];
          if (!open.delete(`${b} ${a}`)) open.add(`${a} ${b}`);
        }
      expect([...open]).toEqual([]);
    }
  });

  it('point outwards', () => {
    const geometry = floating(one).geometry();
    const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
    for (let i = 0; i < position.count; i++) {
      const outwards = [position.getX(i), position.getY(i), position.getZ(i)].map((value) => value - 0.5);
      const along = [normal.getX(i), normal.getY(i), normal.getZ(i)];
      expect(outwards.reduce((sum, value, axis) => sum + value * (along[axis] ?? 0), 0)).toBeGreaterThan(0);
    }
  });
});

describe('stones that lie', () => {
  const stone: BoardStone = { colour: 'blue', cubes: two };

  it('have no underside', () => {
    const shape = stoneShape();
    addStone(shape, stone, new CellSet(two));
    // Two sides fewer, no chamfers and tips at the bottom.
    expect(shape.triangles).toBe(8 * 2 + (2 * 2 + 2 + 4) * 2 + 4);
  });

  it('know which tops are seen from above', () => {
    const shape = stoneShape();
    addStone(shape, stone, new CellSet([...two, [0, 0, 1]]));
    const paint = shape.geometry().getAttribute('paint');
    const tops = new Set<number>();
    for (let i = 0; i < paint.count; i++) if (paint.getX(i) >= 0) tops.add(paint.getY(i));
    expect([...tops].toSorted()).toEqual([0, 1, 2]);
  });
});
