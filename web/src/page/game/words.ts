// Players, colours and squares in words.

import type { ColourName, StoneName } from '../../rules.js';
import type { GameState } from '../../state/game.js';
import { t } from '../../texts/texts.js';
import { playerName as nameOf } from '../players.js';

export function squareName(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

export function colourName(colour: ColourName): string {
  return t(`colour-${colour}`);
}

export function stoneName(stone: StoneName): string {
  return t(`stone-${stone}`);
}

/** What a player is called. */
export function playerName(game: GameState, player: number): string {
  return nameOf(game.names, game.seats, player);
}

/** A sentence may begin with a name that is written small. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

/** `Ada (red)`. */
export function playerOf(game: GameState, colour: ColourName): string {
  return t('player-with-colour', { player: playerName(game, game.seatOf(colour)), colour: colourName(colour) });
}
