import type { BoardStone, Cell, PlanColumn } from './content';

/** A ghost may lie a little beside the plan, so coordinates begin below 0. Plans have at most 16 by 16 by 16 cells. */
const BESIDE = 8;
const SPAN = 32;

/** A set of cells, asked very often while geometry is built. */
export class CellSet {
  private readonly filled = new Uint8Array(SPAN ** 3);

  constructor(cells: Iterable<Cell> = []) {
    for (const cell of cells) this.add(cell);
  }

  add([x, y, z]: Cell): void {
    if (isWithin(x, y, z)) this.filled[indexOf(x, y, z)] = 1;
  }

  has(x: number, y: number, z: number): boolean {
    return isWithin(x, y, z) && this.filled[indexOf(x, y, z)] === 1;
  }
}

function isWithin(x: number, y: number, z: number): boolean {
  return Math.min(x, y, z) >= -BESIDE && Math.max(x, y, z) < SPAN - BESIDE;
}

function indexOf(x: number, y: number, z: number): number {
  return ((x + BESIDE) * SPAN + y + BESIDE) * SPAN + z + BESIDE;
}

/** How high each square is built; 0 where nothing lies, also beside the plan. */
export class Heights {
  private readonly towers = new Map<string, readonly [x: number, y: number, height: number]>();

  constructor(stones: Iterable<BoardStone>) {
    for (const { cubes } of stones)
      for (const [x, y, z] of cubes) this.towers.set(`${x},${y}`, [x, y, Math.max(this.at(x, y), z + 1)]);
  }

  at(x: number, y: number): number {
    return this.towers.get(`${x},${y}`)?.[2] ?? 0;
  }

  /** Every built square with its height. */
  built(): Iterable<readonly [x: number, y: number, height: number]> {
    return this.towers.values();
  }
}

/** The cells below the limits. */
export function* cellsBelow(columns: readonly PlanColumn[]): Iterable<Cell> {
  for (const { x, y, limit } of columns) for (let z = 0; z < limit; z++) yield [x, y, z];
}

/** The ground squares under some cubes, each once. */
export function footprint(cubes: readonly Cell[]): Cell[] {
  const seen = new CellSet();
  return cubes.flatMap(([x, y]): Cell[] => {
    if (seen.has(x, y, 0)) return [];
    seen.add([x, y, 0]);
    return [[x, y, 0]];
  });
}
