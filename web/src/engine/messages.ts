// What page and worker say to each other.

import type { PositionAnalysis, Problem } from '../rules.js';

/** To the worker. */
export type Request =
  | { kind: 'choose'; id: number; record: string; player: string; milliseconds: number; seed: number }
  | { kind: 'analyse'; id: number; record: string; moves: number; milliseconds: number; seed: number }
  | { kind: 'stop'; id: number };

/** From the worker. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'chosen'; id: number; move: string | undefined }
  | { kind: 'analysed'; id: number; analysis: PositionAnalysis; done: boolean }
  | { kind: 'refused'; id: number; problem: Problem };
