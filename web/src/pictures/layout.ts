/** Where the squares of a plan lie in a drawing from above. */

import { type Facing, type Place, back, turned } from './cells';
import { TILE } from './motifs';

/** What a drawing needs to know of a plan. */
export interface GroundPlan {
  readonly columns: readonly GroundSquare[];
  readonly width: number;
  readonly depth: number;
}

export interface GroundSquare {
  readonly x: number;
  readonly y: number;
  readonly limit: number;
  /** False outside the line, where a rebuild goes on. */
  readonly inside: boolean;
}

/** The side of a square in the drawing: one tile of a pattern. */
export const ONE = TILE;

/** Room around the plan, for coordinates. */
export const MARGIN = 5;

/** A plan turned as the turntable stands, its first square at the top left of the drawing. */
export class Layout {
  /** The number of squares from left to right and from top to bottom. */
  readonly across: number;
  readonly down: number;
  private readonly middle: readonly [number, number];

  constructor(
    plan: Pick<GroundPlan, 'width' | 'depth'>,
    private readonly facing: Facing,
  ) {
    this.across = facing % 2 === 0 ? plan.width : plan.depth;
    this.down = facing % 2 === 0 ? plan.depth : plan.width;
    this.middle = [plan.width / 2, plan.depth / 2];
  }

  get viewBox(): string {
    return [-MARGIN, -MARGIN, this.across * ONE + 2 * MARGIN, this.down * ONE + 2 * MARGIN].join(' ');
  }

  /** The column and row of a square, from the top left. */
  square({ x, y }: Place): Place {
    const [right, up] = this.fromMiddle(x + 0.5, y + 0.5);
    return { x: right + this.across / 2 - 0.5, y: this.down / 2 - up - 0.5 };
  }

  /** The upper left corner of a square in the drawing. */
  corner(place: Place): readonly [number, number] {
    const { x, y } = this.square(place);
    return [x * ONE, y * ONE];
  }

  centre(place: Place): readonly [number, number] {
    const [x, y] = this.corner(place);
    return [x + ONE / 2, y + ONE / 2];
  }

  /** Where on the plan a point of the drawing is; a1 reaches from 0 to 1. */
  place(drawnX: number, drawnY: number): Place {
    const [x, y] = turned(drawnX / ONE - this.across / 2, this.down / 2 - drawnY / ONE, back(this.facing));
    return { x: x + this.middle[0], y: y + this.middle[1] };
  }

  /** What stands below a column of the drawing: a letter, or a number when the plan is turned by a quarter. */
  nameBelow(column: number): string {
    return this.name(this.place((column + 0.5) * ONE, 0), this.facing % 2 === 0);
  }

  /** What stands beside a row of the drawing. */
  nameBeside(row: number): string {
    return this.name(this.place(0, (row + 0.5) * ONE), this.facing % 2 === 1);
  }

  private name({ x, y }: Place, letter: boolean): string {
    return letter ? String.fromCharCode(97 + Math.floor(x)) : String(Math.floor(y) + 1);
  }

  private fromMiddle(x: number, y: number): readonly [number, number] {
    return turned(x - this.middle[0], y - this.middle[1], this.facing);
  }
}
