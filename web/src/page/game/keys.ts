// The keyboard of the game screen. The list of keys that people see is in the help.

import type { Board } from '../../board/board.js';
import { catalogue } from '../../rules.js';
import type { StoneName } from '../../rules.js';
import type { Picking } from '../../state/picking.js';
import type { Session } from '../../state/session.js';
import type { Turn } from '../../state/turning.js';
import { openPanel } from '../panels.js';

/** What keys can do besides the game itself. */
export interface KeyActions {
  session: Session;
  board: Board | undefined;
  enlargeAbove(): void;
}

const TURNS: Record<string, Turn> = {
  q: 'anticlockwise',
  e: 'clockwise',
  w: 'away',
  s: 'towards',
  a: 'left',
  d: 'right',
};

const STEPS: Record<string, 'left' | 'right' | 'ahead' | 'back'> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'ahead',
  ArrowDown: 'back',
};

/** The keys that choose the eleven stones, in their order. */
export const STONE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-'];

/** The key as it is printed on it: digits stand behind Shift on some keyboards. */
export function keyOf(event: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  return digit !== undefined && !event.shiftKey ? digit : event.key;
}

/** Does what a key means; false if it means nothing here. */
export function handleKey(key: string, actions: KeyActions): boolean {
  const { session } = actions;
  return (session.isMyTurn.peek() && playing(key, session)) || looking(key, actions);
}

function playing(key: string, session: Session): boolean {
  const stone = catalogue().stones[STONE_KEYS.indexOf(key)];
  if (stone) chooseByKey(session, stone);
  else if (key === 'Enter') void placeOrTake(session);
  else if (key.toLowerCase() === 'h') void session.askForHint();
  else return steering(key, session.picking);
  return true;
}

/** What keys do with the stone in hand. */
export function steering(key: string, picking: Picking): boolean {
  const letter = key.toLowerCase();
  const turn = TURNS[letter];
  const step = STEPS[key];
  if (turn) picking.turn(turn);
  else if (step) picking.step(step);
  else if (key === ' ') picking.cycleHere();
  else if (letter === 'n') picking.cycleAll(1);
  else if (letter === 'p') picking.cycleAll(-1);
  else if (key === 'Escape') picking.drop();
  else return false;
  return true;
}

function chooseByKey(session: Session, stone: StoneName): void {
  const { colours, toMove } = session.game.latest.peek();
  const hand = colours.find(({ colour }) => colour === toMove)?.hand;
  if (hand?.includes(stone) || session.picking.playable.peek().has(stone)) session.picking.choose(stone);
}

/** In a rebuild, Enter first takes the stone under the cursor. */
async function placeOrTake(session: Session): Promise<void> {
  const at = session.picking.at.peek();
  const isEmptyHanded = session.picking.stone.peek() === undefined;
  if (isEmptyHanded && at) await session.pick(at);
  else await session.place();
}

/** Keys that look at the board from another side; the same wherever there is one. */
export function turnBoard(key: string, board: Board | undefined): boolean {
  switch (key.toLowerCase()) {
    case ',':
      board?.turnTable(-1);
      return true;
    case '.':
      board?.turnTable(1);
      return true;
    case 'z':
      board?.zoom(1.15);
      return true;
    case 'x':
      board?.zoom(1 / 1.15);
      return true;
    case 'v':
      board?.standardView();
      return true;
    default:
      return false;
  }
}

function looking(key: string, { session, board, enlargeAbove }: KeyActions): boolean {
  switch (key.toLowerCase()) {
    case 't':
      enlargeAbove();
      return true;
    case 'u':
      if (session.canUndo) session.undo();
      return true;
    case 'r':
      if (session.canRedo) session.redo();
      return true;
    case '?':
      openPanel('help');
      return true;
    case '[':
    case 'pageup':
      session.game.show(session.game.shown.peek().moves.length - 1);
      return true;
    case ']':
    case 'pagedown':
      session.game.show(session.game.shown.peek().moves.length + 1);
      return true;
    case 'home':
      session.game.show(0);
      return true;
    case 'end':
      session.game.show(Number.MAX_SAFE_INTEGER);
      return true;
    default:
      return turnBoard(key, board);
  }
}

/** Keys belong to fields, dialogs and buttons first. */
export function isForTheGame(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('dialog[open], input, select, textarea')) return false;
  // Pressed once more the stone in hand would be put back, when what is meant is to place it.
  if (event.key === 'Enter' && target?.closest('.tray-stone[aria-pressed="true"], .strip [aria-pressed="true"]'))
    return true;
  const isPressable = target?.closest('button, a, summary') !== null && target !== undefined;
  return !(isPressable && (event.key === 'Enter' || event.key === ' '));
}
