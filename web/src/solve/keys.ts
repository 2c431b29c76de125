// The keyboard while a puzzle is solved: as in a game, and a few more.

import type { Board } from '../board/board.js';
import { openPanel } from '../page/panels.js';
import { STONE_KEYS, steering, turnBoard } from '../page/game/keys.js';
import type { Solving } from './solving.js';
import { takeInHand, trayOf } from './tray.js';

/** Does what a key means; false if it means nothing here. */
export function handleKey(key: string, solving: Solving, board: Board | undefined): boolean {
  return (solving.isMyTurn.peek() && building(key, solving)) || looking(key, solving, board);
}

function building(key: string, solving: Solving): boolean {
  const kind = trayOf(solving)[STONE_KEYS.indexOf(key)];
  if (kind) takeInHand(solving, kind);
  else if (key === 'Enter') void placeOrTakeOut(solving);
  else if (key.toLowerCase() === 'h') void solving.ask('hint');
  else if (key.toLowerCase() === 'g') void solving.layHint();
  else return steering(key, solving.picking);
  return true;
}

/** With nothing in hand, Enter takes out the stone under the cursor. */
async function placeOrTakeOut(solving: Solving): Promise<void> {
  const cursor = solving.picking.cursor.peek();
  if (solving.picking.stone.peek() !== undefined) await solving.place();
  else if (cursor) await solving.pick(cursor);
}

function looking(key: string, solving: Solving, board: Board | undefined): boolean {
  switch (key.toLowerCase()) {
    case 'u':
      solving.undo();
      return true;
    case 'r':
      solving.redo();
      return true;
    case '?':
      openPanel('help');
      return true;
    case 'pageup':
      changeLevel(solving, 1);
      return true;
    case 'pagedown':
      changeLevel(solving, -1);
      return true;
    default:
      return turnBoard(key, board);
  }
}

/** Up and down through the levels; above the highest, stones come down from above. */
export function changeLevel({ state }: Solving, by: 1 | -1): void {
  if (!state.isFree) return;
  const highest = state.plan.height;
  const level = Math.max(0, Math.min(highest, (state.level.peek() ?? highest) + by));
  state.level.value = level === highest ? undefined : level;
}
