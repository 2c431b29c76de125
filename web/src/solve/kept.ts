// What the browser keeps of puzzles: those that were begun, and the best time for each kind.

import { signal } from '@preact/signals';

import { read, write } from '../state/storage.js';
import type { PuzzleView } from './puzzles.js';

/** A puzzle that was begun. */
export interface Begun {
  puzzle: string;
  moves: readonly string[];
  milliseconds: number;
  hints: number;
  /** How hard it is, 1 to 5, if it has exactly one solution. */
  step?: number;
  /** The day whose puzzle it is. */
  day?: string;
  /** True once the solution was shown: then no time counts. */
  wasShown: boolean;
  isSolved: boolean;
  /** When it was last touched, in milliseconds since 1970. */
  touched: number;
}

export interface Best {
  milliseconds: number;
  hints: number;
}

const BEGUN = 'rumis.solve.begun';
const BEST = 'rumis.solve.best';
/** Older ones are forgotten. */
const MOST_BEGUN = 20;

/** The puzzles that were begun, the one touched last first. */
export const begun = signal<readonly Begun[]>(listOf(read(BEGUN)));
export const best = signal<Readonly<Record<string, Best>>>(recordOf(read(BEST)));

export function keep(puzzle: Begun): void {
  begun.value = [puzzle, ...begun.peek().filter((other) => other.puzzle !== puzzle.puzzle)].slice(0, MOST_BEGUN);
  write(BEGUN, begun.peek());
}

export function forget(puzzle: string): void {
  begun.value = begun.peek().filter((other) => other.puzzle !== puzzle);
  write(BEGUN, begun.peek());
}

export function find(puzzle: string): Begun | undefined {
  return begun.peek().find((other) => other.puzzle === puzzle);
}

/** Keeps a result if none is better; true if it is the best now. */
export function keepResult(kind: string, result: Best): boolean {
  const before = best.peek()[kind];
  if (before && !isBetter(result, before)) return false;
  best.value = { ...best.peek(), [kind]: result };
  write(BEST, best.peek());
  return true;
}

/** Fewer hints are better, then less time. */
function isBetter(one: Best, other: Best): boolean {
  return one.hints === other.hints ? one.milliseconds < other.milliseconds : one.hints < other.hints;
}

/** Which results compare: the box with the difficulty, or with the grade and the number of colours. */
export function kindOf({ edges, grade, hand }: PuzzleView, step: number | undefined): string {
  return `${edges.join('x')} ${step === undefined ? `${grade} ${hand.length}` : `step ${step}`}`;
}

function listOf(kept: unknown): readonly Begun[] {
  const isBegun = (one: Partial<Begun> | null) => typeof one?.puzzle === 'string' && Array.isArray(one.moves);
  return Array.isArray(kept) ? (kept as Begun[]).filter(isBegun) : [];
}

function recordOf(kept: unknown): Record<string, Best> {
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, Best>) : {};
}
