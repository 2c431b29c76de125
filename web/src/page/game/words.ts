// Players, colours and squares in words.

import type { ColourName, StoneName } from '../../rules.js';
import type { GameState } from '../../state/game.js';
import { t } from '../../texts/texts.js';

export function squareName(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

export function colourName(colour: ColourName): string {
  return t(`colour-${colour}`);
}

export function stoneName(stone: StoneName): string {
  return t(`stone-${stone}`);
}

/** The name of a player: the one given, the level, or a number. */
export function playerName(game: GameState, player: number): string {
  const name = game.names[player];
  if (name) return name;
  const level = /^level(\d)$/.exec(game.seats[player] ?? '')?.[1];
  return level ? t('player-level', { level }) : t('player-number', { number: player + 1 });
}

/** `Ada (red)`. */
export function playerOf(game: GameState, colour: ColourName): string {
  return t('player-with-colour', { player: playerName(game, game.seatOf(colour)), colour: colourName(colour) });
}
