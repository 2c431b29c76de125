// The view from straight above: small beside the board, large on demand, and the board itself where there is no WebGL.

import { AboveView } from '../../pictures/above.js';
import { SquareGrid } from '../../pictures/grid.js';
import type { ColourName } from '../../rules.js';
import type { PlanPoint } from '../../state/placements.js';
import type { Session } from '../../state/session.js';
import { settings } from '../../state/settings.js';
import { t } from '../../texts/texts.js';
import { boardContent, topStones } from './content.js';
import { colourName, squareName } from './words.js';

interface Props {
  session: Session;
  counting: ColourName | undefined;
  /** True if this is the board that is played on. */
  isBoard: boolean;
}

export function Above({ session, counting, isBoard }: Props) {
  const { game, picking } = session;
  const position = game.shown.value;
  const { ghost = suggested(session), marks, cursor, last, proposals } = boardContent(session, counting);
  const pointing = isBoard && {
    onPoint: (at: PlanPoint | undefined) => session.isMyTurn.peek() && picking.point(at),
    onPick: (at: PlanPoint) => void session.pick(at),
  };
  return (
    <AboveView
      plan={game.plan}
      tops={position.tops}
      topStones={topStones(game, position)}
      heights={position.heights}
      marks={marks}
      patterns={settings.value.patterns}
      facing={isBoard ? 0 : picking.facing.value}
      label={t('above-label', { name: game.plan.name })}
      {...(ghost && { ghost })}
      {...(proposals && { proposals })}
      {...(cursor && { cursor })}
      {...(last !== undefined && { last })}
      {...(counting && { counting })}
      {...pointing}
    />
  );
}

/** The move of a hint, as long as no stone is in hand. */
function suggested(session: Session) {
  const hint = session.hint.value;
  return hint && { colour: hint.colour, cubes: hint.cubes, allowed: true };
}

/** The squares as a real grid: for screen readers beside the 3D board, for everybody without one. */
export function Squares({ session, visible }: { session: Session; visible: boolean }) {
  const { game, picking } = session;
  const position = game.shown.value;
  const marks = new Set(picking.marks.value.map(({ x, y }) => `${x},${y}`));
  const cellLabel = (column: number) => {
    const { x = 0, y = 0, limit = 0 } = game.plan.columns[column] ?? {};
    const top = position.tops[column];
    const colour = top ? colourName(top) : t('square-empty');
    const label = t('square-label', { square: squareName(x, y), height: position.heights[column] ?? 0, limit, colour });
    if (!marks.has(`${x},${y}`)) return label;
    return t(picking.stone.value === undefined ? 'square-takeable' : 'square-possible', { label });
  };
  return (
    <SquareGrid
      plan={game.plan}
      cellLabel={cellLabel}
      label={t('grid-label')}
      cursor={picking.cursor.value}
      onCursor={(at) => picking.moveCursorTo(at)}
      onPick={(at) => {
        picking.moveCursorTo(at);
        void session.pick({ x: at.x + 0.5, y: at.y + 0.5 });
      }}
      visible={visible}
    />
  );
}
