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
  const people = seats.filter((other) => other === HUMAN).length;
  return people === 1 ? t('player-you') : t('player-number', { number: player + 1 });
}

export function playerNames(names: readonly string[], seats: readonly string[]): string[] {
  return seats.map((_, player) => playerName(names, seats, player));
}
