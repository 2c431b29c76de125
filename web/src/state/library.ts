// The games that are kept: each under its own key, with its record as anybody could save it in a file.

import { signal } from '@preact/signals';

import type { VariantName } from '../rules.js';
import type { GameState } from './game.js';
import { pointsOf } from './series.js';
import type { Series } from './series.js';
import { keys, read, remove, write } from './storage.js';

export interface SavedGame {
  id: string;
  /** The record, see docs/record.md. */
  record: string;
  /** Moves taken back, the next one to make again last. */
  undone: readonly string[];
  /** When it was last touched, in milliseconds since 1970. */
  touched: number;
  /** For the list, without reading the record. */
  summary: Summary;
  series?: Series;
}

export interface Summary {
  scenario: string;
  name: string;
  players: number;
  names: readonly string[];
  seats: readonly string[];
  moves: number;
  over: boolean;
  variants: readonly VariantName[];
  /** For each player the points so far. */
  points: readonly number[];
  /** The players, from 0, who have won; empty before the end. */
  winners: readonly number[];
}

const PREFIX = 'rumis.game.';

/** A list longer than this loses its oldest finished games. */
const MOST_GAMES = 200;

/** All kept games, the one touched last first. */
export const savedGames = signal<readonly SavedGame[]>([]);

export function loadLibrary(): void {
  const games = keys(PREFIX).map((key) => read<SavedGame>(key));
  savedGames.value = sorted(games.filter(isSavedGame));
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

export function save(id: string, game: GameState, series?: Series): void {
  const saved: SavedGame = {
    id,
    record: game.record,
    undone: game.undone.peek(),
    touched: Date.now(),
    summary: summaryOf(game),
    ...(series && { series }),
  };
  put(saved);
  forgetOldest();
}

/** Puts a game into the list as it is; also one that was forgotten. */
export function put(saved: SavedGame): void {
  write(PREFIX + saved.id, saved);
  savedGames.value = sorted([saved, ...savedGames.peek().filter((other) => other.id !== saved.id)]);
}

export function find(id: string): SavedGame | undefined {
  return savedGames.peek().find((game) => game.id === id);
}

/** A kept game that is the same move for move. */
export function findRecord(record: string): SavedGame | undefined {
  return savedGames.peek().find((game) => game.record === record);
}

export function forget(id: string): void {
  remove(PREFIX + id);
  savedGames.value = savedGames.peek().filter((game) => game.id !== id);
}

function summaryOf(game: GameState): Summary {
  const { plan, names, seats } = game;
  const { moves, toMove, winners } = game.latest.peek();
  return {
    scenario: plan.scenario,
    name: plan.name,
    players: plan.players,
    names,
    seats,
    moves: moves.length,
    over: toMove === undefined,
    variants: plan.variants,
    points: pointsOf(game),
    winners,
  };
}

function forgetOldest(): void {
  const finished = savedGames.peek().filter((game) => game.summary.over);
  const tooMany = savedGames.peek().length - MOST_GAMES;
  if (tooMany > 0) finished.slice(-tooMany).forEach((game) => forget(game.id));
}

function sorted(games: readonly SavedGame[]): SavedGame[] {
  return games.toSorted((one, other) => other.touched - one.touched);
}

/** Storage can hold what an older version wrote, or what somebody changed by hand. */
function isSavedGame(game: SavedGame | undefined): game is SavedGame {
  return typeof game?.id === 'string' && typeof game.record === 'string' && Array.isArray(game.summary?.points);
}
