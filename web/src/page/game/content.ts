// What of the open game is drawn, as plain data for the board and the view from above.

import type { BoardContent } from '../../board/board.js';
import type { ColourName, PositionView } from '../../rules.js';
import type { GameState } from '../../state/game.js';
import type { Session } from '../../state/session.js';

export function boardContent(session: Session, counting: ColourName | undefined): BoardContent {
  const { game, picking } = session;
  const position = game.shown.value;
  const stones = stonesOf(game, position);
  const last = lastOf(position);
  const taken = position.stones.findIndex((stone) => stone.placement === picking.taken.value);
  const aim = session.isMyTurn.value ? picking.aim.value : undefined;
  const hint = session.hint.value;
  const proposals = session.proposals.value;
  const cursor = picking.cursor.value;
  return {
    plan: game.plan,
    stones,
    marks: session.isMyTurn.value ? picking.marks.value : [],
    ...(last >= 0 && { last }),
    ...(taken >= 0 && { taken }),
    ...(aim && { ghost: { colour: aim.colour, cubes: aim.cubes, allowed: aim.placement !== undefined } }),
    ...(hint && { hint }),
    // With a stone in hand one looks for a place oneself.
    ...(proposals.length > 0 && !aim && { proposals }),
    ...(cursor && { cursor }),
    ...(counting && { counting }),
  };
}

const stonesKnown = new WeakMap<PositionView, BoardContent['stones']>();

/** The stones of a position; the same list for the same position, so that the board sees what did not change. */
function stonesOf(game: GameState, position: PositionView): BoardContent['stones'] {
  const known = stonesKnown.get(position);
  if (known) return known;
  const stones = position.stones.map(({ colour, placement }) => ({ colour, cubes: game.cubes(placement) }));
  stonesKnown.set(position, stones);
  return stones;
}

function lastOf(position: PositionView): number {
  const last = position.moves.at(-1)?.placement;
  return position.stones.findIndex((stone) => stone.placement === last);
}

/** For each column the number of the stone that is seen from above. */
export function topStones(game: GameState, position: PositionView): (number | undefined)[] {
  const tops = new Map<string, { stone: number; z: number }>();
  stonesOf(game, position).forEach(({ cubes }, stone) => {
    for (const [x, y, z] of cubes) {
      const key = `${x},${y}`;
      if ((tops.get(key)?.z ?? -1) < z) tops.set(key, { stone, z });
    }
  });
  return game.plan.columns.map(({ x, y }) => tops.get(`${x},${y}`)?.stone);
}
