// What players are called.

import { t } from '../texts/texts.js';

export const HUMAN = 'human';

/** The level of a computer player, from `level1` to `level9`; absent for people. */
export function levelOf(seat: string): number | undefined {
  const level = /^level([1-9])$/.exec(seat)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** A player's name, or what to call somebody without one. */
export function playerName(names: readonly string[], seats: readonly string[], player: number): string {
  const [name, seat] = [names[player]?.trim(), seats[player] ?? HUMAN];
  if (name) return name;
  const level = levelOf(seat);
  if (level !== undefined) return t('player-level', { level });
  return isYou(names, seats, player) ? t('player-you') : t('player-number', { number: player + 1 });
}

/** Somebody without a name who plays alone against computers is whoever looks at the page. */
export function isYou(names: readonly string[], seats: readonly string[], player: number): boolean {
  const people = seats.filter((seat) => seat === HUMAN).length;
  return people === 1 && seats[player] === HUMAN && !names[player]?.trim();
}

export function playerNames(names: readonly string[], seats: readonly string[]): string[] {
  return seats.map((_, player) => playerName(names, seats, player));
}
