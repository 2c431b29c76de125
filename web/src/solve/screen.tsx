// Puzzles: choosing one, solving it, and looking through all small cubes.

import { Browse } from './browse.js';
import { Choose } from './choose.js';
import { PuzzleDoor } from './puzzle.js';
import { loadPuzzles } from './puzzles.js';
import '../page/game/game.css';
import './solve.css';

/** The screen, once the puzzles are loaded. */
export async function openSolve(): Promise<typeof SolveScreen> {
  await loadPuzzles();
  return SolveScreen;
}

/** `what` is empty, `all`, or the text of a puzzle. */
function SolveScreen({ what }: { what: string }) {
  if (what === '') return <Choose />;
  return what === 'all' ? <Browse /> : <PuzzleDoor text={what} />;
}
