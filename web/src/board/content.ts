/** What the board is given and what it says: plain data, no rules. Plan coordinates: x right, y away, z up, from 0. */

import type { ColourName } from '../pictures/colours';
import type { Vector } from './shape';

export type { ColourName };

/** The cube between `x` and `x + 1`, and so on. */
export type Cell = readonly [x: number, y: number, z: number];

export interface PlanColumn {
  readonly x: number;
  readonly y: number;
  readonly limit: number;
  /** False only in a rebuild, outside the line. */
  readonly inside: boolean;
}

export interface BoardPlan {
  readonly columns: readonly PlanColumn[];
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

export interface BoardStone {
  readonly colour: ColourName;
  readonly cubes: readonly Cell[];
}

/** A stone that hovers where the pointer is; its cubes may lie beside the plan. */
export interface Ghost extends BoardStone {
  readonly allowed: boolean;
}

/** A move among several that are proposed at once. */
export interface Proposal extends BoardStone {
  /** What is written over it. */
  readonly tag: string;
  /** The one that is looked at; of the others only the edges are drawn. */
  readonly isStrong: boolean;
}

export interface Square {
  readonly x: number;
  readonly y: number;
}

export interface BoardContent {
  readonly plan: BoardPlan;
  readonly stones: readonly BoardStone[];
  /** Index of the stone placed last: outlined. */
  readonly last?: number | undefined;
  /** Index of a stone held in the air in a rebuild: drawn lifted and translucent. */
  readonly taken?: number | undefined;
  readonly ghost?: Ghost | undefined;
  /** Drawn pale, with an outline. */
  readonly hint?: BoardStone | undefined;
  /** The same list as long as they are the same. */
  readonly proposals?: readonly Proposal[] | undefined;
  /** Squares where the chosen stone can go. */
  readonly marks: readonly Square[];
  /** The keyboard cursor. */
  readonly cursor?: Square | undefined;
  /** While counting at the end: the tops of this colour shine, the rest is dimmed. */
  readonly counting?: ColourName | undefined;
}

export interface BoardLook {
  /** A pattern and a letter a colour on the stones. */
  readonly patterns: boolean;
  readonly dark: boolean;
  readonly lessMotion: boolean;
  /** Show the height limits as a translucent cage. */
  readonly cage: boolean;
}

/** In squares, fractional: 0.5, 0.5 is the middle of a1. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
  /** The line along which somebody looked who points here; `along` is one square long. */
  readonly sight?: { readonly from: Vector; readonly along: Vector };
}

/**
 * The side the table is seen from. Quarter 0 looks along +y (from the front), 1 along +x (from the left),
 * 2 along −y (from the back), 3 along −x (from the right).
 */
export type Quarter = 0 | 1 | 2 | 3;

export interface BoardEvents {
  /** The pointer is over this point (of what is built there, seen along the ray), or left the plan. */
  point(at: PlanPoint | undefined): void;
  /** Left click or tap without dragging. */
  pick(at: PlanPoint | undefined): void;
  /** The table is now seen from another quarter. */
  facing(quarter: Quarter): void;
}
