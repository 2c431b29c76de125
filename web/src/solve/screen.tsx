// Puzzles: choosing one, solving it, and looking through all small cubes.

import { Browse } from './browse.js';
import { Choose } from './choose.js';
import { PuzzleDoor } from './puzzle.js';
import '../page/game/game.css';
import './solve.css';

/** What is shown is nothing in particular, `all`, or the text of a puzzle. */
export default function SolveScreen({ shown }: { shown: string }) {
  if (shown === '') return <Choose />;
  return shown === 'all' ? <Browse /> : <PuzzleDoor text={shown} />;
}
