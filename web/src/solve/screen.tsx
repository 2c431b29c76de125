// Puzzles: choosing one, solving it, and looking through all small cubes.

import { Browse } from './browse.js';
import { Choose } from './choose.js';
import { PuzzleDoor } from './puzzle.js';
import '../page/game/game.css';
import './solve.css';

/** `what` is empty, `all`, or the text of a puzzle. */
export function SolveScreen({ what }: { what: string }) {
  if (what === '') return <Choose />;
  return what === 'all' ? <Browse /> : <PuzzleDoor text={what} />;
}
