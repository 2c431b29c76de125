// What is set up, in words.

import { colourName } from '../page/game/words.js';
import type { ColourName } from '../rules.js';
import type { GameState } from '../state/game.js';
import { t } from '../texts/texts.js';

/** The name of a colour; that of the ruins says so. */
export function colourLabel({ plan }: GameState, colour: ColourName): string {
  const name = colourName(colour);
  return plan.colours.includes(colour) ? name : t('set-up-ruins', { colour: name });
}

export function laidText(colour: ColourName, move: string): string {
  return t('set-up-laid', { colour: colourName(colour), move });
}
