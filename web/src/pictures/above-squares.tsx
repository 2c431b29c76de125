/** The squares of the view from above, and the lines between them. */

import type { JSX } from 'preact';
import { type Place, keyOf, outline } from './cells';
import { COLOURS, type ColourName, letterOf } from './colours';
import { type GroundPlan, type GroundSquare, type Layout, ONE } from './layout';
import { patternFill } from './patterns';

/** What lies on top, for every column of the plan. */
export interface Tops {
  tops: readonly (ColourName | undefined)[];
  /** The number of the stone on top, so that one sees where a stone ends. */
  topStones: readonly (number | undefined)[];
  heights: readonly number[];
  patterns: boolean;
  /** The colour whose squares are being counted. */
  counting?: ColourName | undefined;
}

interface SquaresProps extends Tops {
  plan: GroundPlan;
  layout: Layout;
}

export function AboveSquares(props: SquaresProps): JSX.Element {
  const { plan, layout, tops, heights, patterns, counting } = props;
  const placed = plan.columns.map((square) => layout.square(square));
  return (
    <g class={counting ? 'above-squares counting' : 'above-squares'} aria-hidden="true">
      {plan.columns.map((square, index) => (
        <Square
          key={keyOf(square.x, square.y)}
          square={square}
          corner={layout.corner(square)}
          top={tops[index]}
          height={heights[index] ?? 0}
          patterns={patterns}
          counted={counting !== undefined && tops[index] === counting}
        />
      ))}
      <Seams {...props} />
      <path class="above-border" d={outline(placed, ONE)} />
    </g>
  );
}

interface SquareProps {
  square: GroundSquare;
  corner: readonly [number, number];
  top: ColourName | undefined;
  height: number;
  patterns: boolean;
  counted: boolean;
}

function Square({ square, corner: [x, y], top, height, patterns, counted }: SquareProps): JSX.Element {
  const classes = ['above-square', !top && 'bare', !square.inside && 'outside', counted && 'counted'];
  return (
    <g class={classes.filter(Boolean).join(' ')} transform={`translate(${x} ${y})`}>
      <rect class="ground" width={ONE} height={ONE} {...(top ? { fill: COLOURS[top].base } : {})} />
      {top && patterns && <Marking colour={top} />}
      {counted && <rect class="glow" x="0.7" y="0.7" width={ONE - 1.4} height={ONE - 1.4} rx="0.8" />}
      <Height top={top} height={height} limit={square.limit} patterns={patterns} />
    </g>
  );
}

/** The pattern of a colour with its letter on a patch of plain colour. */
function Marking({ colour }: { colour: ColourName }): JSX.Element {
  const { base, ink } = COLOURS[colour];
  return (
    <>
      {/* Finer than on stones, so that it can be seen beside the letter and the height. */}
      <rect class="above-pattern" width={2 * ONE} height={2 * ONE} transform="scale(0.5)" fill={patternFill(colour)} />
      <g class="above-letter" transform="translate(2.7 2.7)">
        <circle r="2" fill={base} />
        <text y="0.1" fill={ink}>
          {letterOf(colour)}
        </text>
      </g>
    </>
  );
}

interface HeightProps {
  top: ColourName | undefined;
  height: number;
  limit: number;
  patterns: boolean;
}

/** How high the square is built and may be; on bare ground the limit alone. */
function Height({ top, height, limit, patterns }: HeightProps): JSX.Element {
  const text = top ? `${height}/${limit}` : String(limit);
  const wide = text.length * 1.5 + 0.8;
  return (
    <g class="above-height">
      {top && patterns && <rect x={9.2 - wide} y="6.1" width={wide} height="3" rx="1" fill={COLOURS[top].base} />}
      <text x={9.2 - wide / 2} y="7.65" {...(top ? { fill: COLOURS[top].ink } : {})}>
        {text}
      </text>
    </g>
  );
}

/** Between neighbouring squares: a joint within a stone or on bare ground, the end of a stone, or the plan's line. */
type Seam = 'joint' | 'end' | 'line';

function Seams({ plan, layout, topStones }: SquaresProps): JSX.Element {
  const indices = new Map(plan.columns.map(({ x, y }, index) => [keyOf(x, y), index]));
  const paths: Record<Seam, string> = { joint: '', end: '', line: '' };
  plan.columns.forEach((square, index) => {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const otherIndex = indices.get(keyOf(square.x + dx, square.y + dy));
      const other = otherIndex === undefined ? undefined : plan.columns[otherIndex];
      if (otherIndex === undefined || !other) continue;
      const parted = square.inside !== other.inside;
      const ends = topStones[index] !== topStones[otherIndex];
      paths[parted ? 'line' : ends ? 'end' : 'joint'] += between(layout, square, other);
    }
  });
  return (
    <>
      <path class="above-joint" d={paths.joint} />
      <path class="above-end" d={paths.end} />
      {paths.line && <path class="above-line halo" d={paths.line} />}
      {paths.line && <path class="above-line" d={paths.line} />}
    </>
  );
}

/** The side that two neighbouring squares share. */
function between(layout: Layout, one: Place, other: Place): string {
  const [ax, ay] = layout.centre(one);
  const [bx, by] = layout.centre(other);
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [hx, hy] = [(by - ay) / 2, (ax - bx) / 2];
  return `M${mx - hx} ${my - hy}L${mx + hx} ${my + hy}`;
}
