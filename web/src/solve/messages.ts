// What page and worker say to each other about puzzles.

import type { Problem } from '../rules.js';
import type { HelpView, MadePuzzle } from './puzzles.js';

export type UpTo = 'nothing' | 'rotations' | 'reflections';

/** What can be asked, by the kind of the question: the question and its answer. */
export interface Questions {
  /** A puzzle of a certain difficulty; absent if there is none in so small a box. */
  make: [{ edge: number; step: number; seed: number }, MadePuzzle | undefined];
  /** The puzzle of a day. */
  daily: [{ day: string; edge: number; step: number }, MadePuzzle | undefined];
  /** How hard a puzzle is; absent if it has not exactly one solution. */
  step: [{ puzzle: string }, number | undefined];
  help: [{ puzzle: string; moves: string[] }, HelpView];
  /** All fillings of a box, a byte for each cell. */
  all: [{ puzzle: string; upTo: UpTo }, Uint8Array];
}

export type Kind = keyof Questions;
export type Question = { [K in Kind]: { kind: K; about: Questions[K][0] } }[Kind];

/** From the worker. */
export type Answer =
  | { kind: 'progress'; positions: number; found: number }
  | { kind: 'done'; result: Questions[Kind][1] }
  | { kind: 'refused'; problem: Problem };
