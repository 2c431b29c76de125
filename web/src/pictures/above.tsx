/** The view from straight above: the one that counts. */

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { AboveSquares, type Tops } from './above-squares';
import { type Cell, type Facing, type Place, keyOf, outline } from './cells';
import { COLOURS, type ColourName } from './colours';
import { type GroundPlan, MARGIN, ONE, Layout } from './layout';
import { usePointing } from './pointing';

export type { GroundPlan };

/** A stone on its way down. */
export interface Ghost {
  readonly colour: ColourName;
  readonly cubes: readonly Cell[];
  readonly allowed: boolean;
}

/** A move among several that are proposed at once. */
export interface Proposal {
  readonly colour: ColourName;
  readonly cubes: readonly Cell[];
  readonly tag: string;
  readonly isStrong: boolean;
}

export interface AboveProps extends Tops {
  plan: GroundPlan;
  ghost?: Ghost | undefined;
  proposals?: readonly Proposal[] | undefined;
  /** Squares where the chosen stone can go. */
  marks: readonly Place[];
  cursor?: Place | undefined;
  /** The number of the stone placed last. */
  last?: number | undefined;
  facing: Facing;
  /** Told where on the plan the pointer is, in fractions of squares (a1 reaches from 0 to 1), and when it leaves. */
  onPoint?: ((at: Place | undefined) => void) | undefined;
  /** Told where a click or tap was, in the same measure. */
  onPick?: ((at: Place) => void) | undefined;
  /** What a screen reader says; the squares themselves are told by a `SquareGrid`. */
  label: string;
}

/** The plan from above with the colour that shows on every square. */
export function AboveView(props: AboveProps): JSX.Element {
  const { plan, facing, ghost, proposals = [], marks, cursor, onPoint, onPick, label } = props;
  const layout = useMemo(() => new Layout(plan, facing), [plan, facing]);
  const squares = useSquares(props, layout);
  const pointing = usePointing(layout, onPoint, onPick);
  const classes = ['above-view', onPoint && 'pointed', layout.across > 6 && 'with-many'].filter(Boolean).join(' ');
  return (
    // Around the drawing, so that it can leave out what is too small to be read.
    <div class="above-frame">
      <svg class={classes} viewBox={layout.viewBox} role="img" aria-label={label} {...pointing}>
        <Coordinates layout={layout} />
        {squares}
        <LastStone {...props} layout={layout} />
        {marks.map((mark) => (
          <Mark key={keyOf(mark.x, mark.y)} at={layout.centre(mark)} />
        ))}
        <Proposals proposals={proposals} layout={layout} />
        {ghost && <GhostFootprint ghost={ghost} layout={layout} />}
        {cursor && <Cursor at={layout.corner(cursor)} />}
      </svg>
    </div>
  );
}

/** The squares, drawn anew only when they have changed: a ghost moves far more often. */
function useSquares(props: AboveProps, layout: Layout): JSX.Element {
  const { plan, tops, topStones, heights, patterns, counting } = props;
  return useMemo(
    () => <AboveSquares {...{ plan, layout, tops, topStones, heights, patterns, counting }} />,
    [plan, layout, tops, topStones, heights, patterns, counting],
  );
}

/** Letters and numbers of the squares, below and to the left of the plan however it is turned. */
function Coordinates({ layout }: { layout: Layout }): JSX.Element {
  const { across, down } = layout;
  const columns = Array.from({ length: across }, (_, index) => index);
  const rows = Array.from({ length: down }, (_, index) => index);
  return (
    <g class="above-coordinates" aria-hidden="true">
      {columns.map((column) => (
        <text key={`c${column}`} x={(column + 0.5) * ONE} y={down * ONE + MARGIN * 0.62}>
          {layout.nameBelow(column)}
        </text>
      ))}
      {rows.map((row) => (
        <text key={`r${row}`} x={-MARGIN * 0.5} y={(row + 0.5) * ONE}>
          {layout.nameBeside(row)}
        </text>
      ))}
    </g>
  );
}

/** What can be seen of the stone placed last, outlined. */
function LastStone({ plan, topStones, last, layout }: AboveProps & { layout: Layout }): JSX.Element | null {
  if (last === undefined) return null;
  const squares = plan.columns.filter((_, index) => topStones[index] === last).map((square) => layout.square(square));
  const path = outline(squares, ONE, 0.7);
  return (
    <g class="above-last">
      <path class="halo" d={path} />
      <path class="line" d={path} />
    </g>
  );
}

function Mark({ at: [x, y] }: { at: readonly [number, number] }): JSX.Element {
  return (
    <g class="above-mark">
      <circle class="halo" cx={x} cy={y} r="1.5" />
      <circle class="dot" cx={x} cy={y} r="1" />
    </g>
  );
}

/** The squares a stone would cover; crossed out where it may not lie. */
function GhostFootprint({ ghost, layout }: { ghost: Ghost; layout: Layout }): JSX.Element {
  const columns = new Map(ghost.cubes.map(([x, y]) => [keyOf(x, y), layout.square({ x, y })]));
  const squares = [...columns.values()];
  const path = outline(squares, ONE, 0.4);
  return (
    <g class={ghost.allowed ? 'above-ghost' : 'above-ghost refused'}>
      {squares.map(({ x, y }) => (
        <g key={keyOf(x, y)} transform={`translate(${x * ONE} ${y * ONE})`}>
          <rect class="fill" width={ONE} height={ONE} fill={COLOURS[ghost.colour].base} />
          {!ghost.allowed && <path class="cross" d="M3 3L7 7M7 3L3 7" />}
        </g>
      ))}
      <path class="halo" d={path} />
      <path class="line" d={path} />
    </g>
  );
}

/** The footprints of several moves, the strong one on top, and a tag on each. */
function Proposals({ proposals, layout }: { proposals: readonly Proposal[]; layout: Layout }): JSX.Element {
  const places: [number, number][] = [];
  const tags = proposals.map(({ cubes, tag, isStrong }) => {
    const middles = cubes.map(([x, y]) => layout.centre({ x, y }));
    const mean = (axis: 0 | 1) => middles.reduce((sum, middle) => sum + middle[axis], 0) / Math.max(1, middles.length);
    const place: [number, number] = [mean(0), mean(1)];
    while (places.some(([x, y]) => Math.abs(x - place[0]) < TAG.width && Math.abs(y - place[1]) < TAG.height))
      place[1] -= TAG.height;
    places.push(place);
    return { tag, isStrong, place };
  });
  return (
    <>
      {proposals.toSorted(strongLast).map((proposal) => (
        <g key={proposal.tag} class={proposal.isStrong ? 'above-proposal strong' : 'above-proposal'}>
          <GhostFootprint ghost={{ ...proposal, allowed: true }} layout={layout} />
        </g>
      ))}
      {tags.toSorted(strongLast).map(({ tag, isStrong, place: [x, y] }) => (
        <g key={tag} class={isStrong ? 'above-tag strong' : 'above-tag'} transform={`translate(${x} ${y})`}>
          <rect x={-TAG.width / 2} y={-TAG.height / 2} width={TAG.width} height={TAG.height} rx="1.6" />
          <text>{tag}</text>
        </g>
      ))}
    </>
  );
}

/** In the measure of the drawing. */
const TAG = { width: 11, height: 4.4 };

function strongLast(one: { isStrong: boolean }, other: { isStrong: boolean }): number {
  return Number(one.isStrong) - Number(other.isStrong);
}

/** Four corners around a square: they leave its numbers readable. */
function Cursor({ at: [x, y] }: { at: readonly [number, number] }): JSX.Element {
  const corners = 'M.5 3.2V.5H3.2M6.8 .5H9.5V3.2M9.5 6.8V9.5H6.8M3.2 9.5H.5V6.8';
  return (
    <g class="above-cursor" transform={`translate(${x} ${y})`}>
      <path class="halo" d={corners} />
      <path class="line" d={corners} />
    </g>
  );
}
