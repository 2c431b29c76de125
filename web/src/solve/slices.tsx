// The box level by level: what lies there, and what is still free.

import type { JSX } from 'preact';

import type { Cell } from '../board/content.js';
import { keyOf, outline } from '../pictures/cells.js';
import type { Facing } from '../pictures/cells.js';
import { COLOURS, letterOf } from '../pictures/colours.js';
import type { ColourName } from '../pictures/colours.js';
import { Layout, ONE } from '../pictures/layout.js';
import { patternFill } from '../pictures/patterns.js';

/** A stone with its colour. */
interface Stone {
  readonly colour: ColourName;
  readonly cubes: readonly Cell[];
}

export interface SliceProps {
  edges: readonly [number, number, number];
  /** From 0. */
  level: number;
  stones: readonly Stone[];
  /** Drawn as an outline in its colour, dashed where it may not lie. */
  ghost?: (Stone & { allowed: boolean }) | undefined;
  hint?: Stone | undefined;
  /** Stones that have to come out: crossed. */
  out: readonly Stone[];
  cursor?: { x: number; y: number } | undefined;
  facing: Facing;
  patterns: boolean;
  label: string;
  onPick?: ((x: number, y: number) => void) | undefined;
}

/** Room for the outer border. */
const RIM = 0.8;

/** One level, seen from above as the table stands. */
export function Slice(props: SliceProps): JSX.Element {
  const { edges, level, stones, ghost, hint, out, cursor, facing, patterns, label, onPick } = props;
  const layout = new Layout({ width: edges[0], depth: edges[1] }, facing);
  const here = (cubes: readonly Cell[]) => cubes.filter(([, , z]) => z === level).map(([x, y]) => ({ x, y }));
  const border = (cubes: readonly Cell[], inset: number) =>
    outline(
      here(cubes).map((square) => layout.square(square)),
      ONE,
      inset,
    );
  const size = [-RIM, -RIM, layout.across * ONE + 2 * RIM, layout.down * ONE + 2 * RIM];
  return (
    <svg class="slice" viewBox={size.join(' ')} role="img" aria-label={label} focusable="false">
      <rect class="slice-ground" width={layout.across * ONE} height={layout.down * ONE} />
      <path class="slice-grid" d={gridLines(layout)} />
      {stones.map((stone, index) => (
        <SliceStone key={index} colour={stone.colour} squares={here(stone.cubes)} layout={layout} patterns={patterns} />
      ))}
      {stones.map((stone, index) => (
        <path key={index} class="slice-edge" d={border(stone.cubes, 0)} stroke={COLOURS[stone.colour].dark} />
      ))}
      {out
        .flatMap(({ cubes }) => here(cubes))
        .map((square) => (
          <path key={keyOf(square.x, square.y)} class="slice-out" d={cross(layout.centre(square))} />
        ))}
      {hint && <path class="slice-hint" d={border(hint.cubes, 1.2)} />}
      {ghost && (
        <path
          class={ghost.allowed ? 'slice-ghost' : 'slice-ghost refused'}
          d={border(ghost.cubes, 1.2)}
          stroke={COLOURS[ghost.colour].base}
        />
      )}
      {cursor && <circle class="slice-cursor" cx={layout.centre(cursor)[0]} cy={layout.centre(cursor)[1]} r="1.6" />}
      <rect class="slice-border" width={layout.across * ONE} height={layout.down * ONE} />
      {onPick && (
        <rect
          class="slice-pick"
          width={layout.across * ONE}
          height={layout.down * ONE}
          onClick={(event) => {
            const { left, top, width } = event.currentTarget.getBoundingClientRect();
            const scale = (layout.across * ONE) / width;
            const { x, y } = layout.place((event.clientX - left) * scale, (event.clientY - top) * scale);
            onPick(Math.floor(x), Math.floor(y));
          }}
        />
      )}
    </svg>
  );
}

interface SliceStoneProps {
  colour: ColourName;
  squares: readonly { x: number; y: number }[];
  layout: Layout;
  patterns: boolean;
}

function SliceStone({ colour, squares, layout, patterns }: SliceStoneProps): JSX.Element {
  const { base, ink } = COLOURS[colour];
  return (
    <>
      {squares.map((square) => {
        const [x, y] = layout.corner(square);
        return (
          <g key={keyOf(square.x, square.y)} transform={`translate(${x} ${y})`}>
            <rect width={ONE} height={ONE} fill={base} />
            {patterns && (
              <>
                <rect class="above-pattern" width={ONE} height={ONE} fill={patternFill(colour)} />
                <circle cx={ONE / 2} cy={ONE / 2} r="2.9" fill={base} />
                <text class="slice-letter" x={ONE / 2} y={ONE / 2 + 0.1} fill={ink}>
                  {letterOf(colour)}
                </text>
              </>
            )}
          </g>
        );
      })}
    </>
  );
}

function gridLines(layout: Layout): string {
  const [right, bottom] = [layout.across * ONE, layout.down * ONE];
  const across = Array.from({ length: layout.down - 1 }, (_, row) => `M0 ${(row + 1) * ONE}H${right}`);
  const down = Array.from({ length: layout.across - 1 }, (_, column) => `M${(column + 1) * ONE} 0V${bottom}`);
  return [...across, ...down].join('');
}

function cross([x, y]: readonly [number, number]): string {
  return `M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`;
}
