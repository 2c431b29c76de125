// Several scenarios one after the other, with the points added up.

import type { Setup } from '../rules.js';
import type { GameState } from './game.js';

export interface Series {
  /** The scenarios in their order. */
  scenarios: readonly string[];
  /** Which of them is being played, from 0. */
  current: number;
  /** Names and seats as they sat in the first game. */
  names: readonly string[];
  seats: readonly string[];
  variants: string;
  /** For each of those the points of the games that are over. */
  points: readonly number[];
}

export function beginSeries(scenarios: readonly string[], setup: Setup): Series {
  const { names, seats, variants } = setup;
  return { scenarios, current: 0, names, seats, variants, points: seats.map(() => 0) };
}

/** Players sit one seat further in every game, so that each begins in turn: who sat first at seat 0 of this game. */
function firstPlayer(series: Series): number {
  return series.current % series.seats.length;
}

export function rotated<T>(list: readonly T[], by: number): T[] {
  return list.map((_, index) => list[(index + by) % list.length] as T);
}

/** The setup of the game that is to be played now. */
export function setupOf(series: Series, ruinSeed: number, date: string): Setup {
  const by = firstPlayer(series);
  return {
    scenario: series.scenarios[series.current] ?? 'chullpa',
    players: series.seats.length,
    variants: series.variants,
    ruinSeed,
    names: rotated(series.names, by),
    seats: rotated(series.seats, by),
    date,
  };
}

/** The points each player got in a game: those of the best own colour. */
export function pointsOf(game: GameState): number[] {
  const { owners, players } = game.plan;
  const totals = game.latest.peek().colours.map((colour) => colour.total);
  const own = (player: number) => totals.filter((_, colour) => owners[colour] === player);
  return Array.from({ length: players }, (_, player) => Math.max(...own(player)));
}

/** The series after the game that was just finished; absent if that was the last. */
export function afterGame(series: Series, game: GameState): Series {
  const points = pointsOf(game);
  const by = firstPlayer(series);
  const size = series.seats.length;
  const added = series.points.map((sum, player) => sum + (points[(player - by + size) % size] ?? 0));
  return { ...series, points: added, current: series.current + 1 };
}

export function isOver(series: Series): boolean {
  return series.current >= series.scenarios.length;
}
