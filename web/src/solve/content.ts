// What of a puzzle is drawn, as plain data for the board.

import type { BoardContent, BoardStone } from '../board/content.js';
import type { PlacedView, PuzzleView } from './puzzles.js';
import type { Solving } from './solving.js';

/** The stones of a position that are shown at a level; the same list for the same, so that the board sees no change. */
let known:
  | { view: PuzzleView; level: number | undefined; out: readonly PlacedView[]; stones: readonly BoardStone[] }
  | undefined;

function stonesOf(view: PuzzleView, level: number | undefined, out: readonly PlacedView[]): readonly BoardStone[] {
  if (known?.view === view && known.level === level && known.out === out) return known.stones;
  const isOut = ({ text }: PlacedView) => out.some((other) => other.text === text);
  const begins = ({ cubes }: PlacedView) => Math.min(...cubes.map(([, , z]) => z));
  // What lies wholly above the level that is looked at is lifted off.
  const isSeen = (stone: PlacedView) => !isOut(stone) && (level === undefined || begins(stone) <= level);
  const stones = [...view.start, ...view.moves].filter(isSeen);
  known = { view, level, out, stones };
  return stones;
}

export function boardContent(solving: Solving): BoardContent {
  const { state, picking } = solving;
  const { view, level } = state;
  const out = solving.out.value;
  const stones = stonesOf(view.value, level.value, out);
  const last = stones.indexOf(view.value.moves.at(-1) as BoardStone);
  const aim = solving.isMyTurn.value ? picking.aim.value : undefined;
  const ghost = aim ? { colour: aim.colour, cubes: aim.cubes, allowed: aim.placement !== undefined } : outGhost(out);
  return {
    plan: state.plan,
    stones,
    marks: solving.isMyTurn.value ? picking.marks.value : [],
    ...(last >= 0 && !state.isSolved && { last }),
    ...(ghost && { ghost }),
    ...(solving.hint.value && { hint: solving.hint.value }),
    ...(picking.cursor.value && { cursor: picking.cursor.value }),
  };
}

/** What has to come out hangs there like a stone that may not lie where it is. */
function outGhost(out: readonly PlacedView[]): BoardContent['ghost'] {
  const [first] = out;
  return first && { colour: first.colour, cubes: out.flatMap(({ cubes }) => cubes), allowed: false };
}
