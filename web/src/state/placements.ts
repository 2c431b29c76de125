// All placements of a plan, as the rules number them, and questions about their shape.

import type { StoneName } from '../rules.js';
import { catalogue } from '../rules.js';

export type Cell = readonly [x: number, y: number, z: number];

/** A point of the plan in squares: 0.5, 0.5 is the middle of a1. */
export interface PlanPoint {
  x: number;
  y: number;
  /** The line along which somebody looked who points here. */
  sight?: Sight;
}

/** A line of sight over the plan; `along` is one square long. */
export interface Sight {
  from: Cell;
  along: Cell;
}

/** Numbers a placement takes in the table: stone, orientation, four cubes. */
const STRIDE = 14;

export class Placements {
  constructor(private readonly table: Uint8Array) {}

  stone(placement: number): StoneName {
    return catalogue().stones[this.number(placement, 0)] ?? 'I2';
  }

  orientation(placement: number): number {
    return this.number(placement, 1);
  }

  cubes(placement: number): Cell[] {
    const count = catalogue().orientations[this.orientation(placement)]?.cubes.length ?? 0;
    const part = (cube: number, axis: number) => this.number(placement, 2 + cube * 3 + axis);
    return Array.from({ length: count }, (_, cube) => [part(cube, 0), part(cube, 1), part(cube, 2)] as const);
  }

  covers(placement: number, at: PlanPoint): boolean {
    const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
    return this.cubes(placement).some((cube) => cube[0] === x && cube[1] === y);
  }

  /** How far the middle of what the stone covers is from a point, in squares. */
  distance(placement: number, at: PlanPoint): number {
    const middle = middleOf(this.cubes(placement));
    return Math.hypot(middle.x - at.x, middle.y - at.y);
  }

  private number(placement: number, index: number): number {
    return this.table[placement * STRIDE + index] ?? 0;
  }
}

/** The middle of the rectangle around the squares below some cubes. */
export function middleOf(cubes: readonly Cell[]): PlanPoint {
  const middle = (axis: 0 | 1) => {
    const values = cubes.map((cube) => cube[axis]);
    return (Math.min(...values) + Math.max(...values) + 1) / 2;
  };
  return { x: middle(0), y: middle(1) };
}

/** The squares below some cubes, each once. */
export function squaresBelow(cubes: readonly Cell[]): { x: number; y: number }[] {
  const seen = new Map(cubes.map(([x, y]) => [`${x},${y}`, { x, y }]));
  return [...seen.values()];
}
