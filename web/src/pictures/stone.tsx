/** A stone as it lies on the table before the viewer. */

import type { JSX } from 'preact';
import { type Cell, type Facing, keyOf } from './cells';
import { COLOURS, type ColourName, type Pigment } from './colours';
import {
  type Face,
  type Point,
  type Side,
  backToFront,
  bordersOf,
  bounds,
  polygon,
  project,
  tileTransform,
  visibleFaces,
} from './isometric';
import { TILE } from './motifs';
import { patternFill } from './patterns';

export type { Cell, ColourName, Facing };

export interface StoneProps {
  cubes: readonly Cell[];
  colour: ColourName;
  facing: Facing;
  patterns: boolean;
  /** The edge of a cube in pixels; the same for all stones of a tray makes them look like real ones. */
  size?: number | undefined;
  /** True for a stone that fits nowhere. */
  dimmed?: boolean | undefined;
}

/** Room for strokes around the stone. */
const PADDING = 1;

/** How far the shadow falls beside the stone: to the right, and a little before it so that it can be seen. */
const SHADOW: Point = [0.3, -0.06];

/** A stone in its colour. Says nothing to a screen reader: the button around it carries the label. */
export function StonePicture({ cubes, colour, facing, patterns, size = 18, dimmed = false }: StoneProps): JSX.Element {
  const faces = visibleFaces(cubes, facing);
  const shadow = shadowOf(cubes, facing);
  const { left, top, width, height } = bounds([...faces.flatMap((face) => face.corners), ...shadow.flat()]);
  const box = [left - PADDING, top - PADDING, width + 2 * PADDING, height + 2 * PADDING];
  const pixels = (units = 0) => Math.round((units * size) / TILE);
  return (
    <svg
      class={dimmed ? 'stone-picture dimmed' : 'stone-picture'}
      viewBox={box.map((value) => value.toFixed(2)).join(' ')}
      width={pixels(box[2])}
      height={pixels(box[3])}
      aria-hidden="true"
      focusable="false"
    >
      <path class="stone-shadow" d={shadow.map(polygon).join('')} />
      {faces.map((face) => (
        <StoneFace key={`${face.cell.join()} ${face.side}`} face={face} colour={colour} patterns={patterns} />
      ))}
    </svg>
  );
}

function StoneFace({ face, colour, patterns }: { face: Face; colour: ColourName; patterns: boolean }): JSX.Element {
  const pigment = COLOURS[colour];
  const fill = shade(pigment, face.side);
  const [seams, folds, edges] = [bordersOf(face, 'seam'), bordersOf(face, 'fold'), bordersOf(face, 'edge')];
  return (
    <g class="stone-face" data-side={face.side} data-cell={face.cell.join()}>
      {/* The stroke in its own colour closes the hairline between neighbouring faces. */}
      <path d={polygon(face.corners)} fill={fill} stroke={fill} stroke-width="0.3" stroke-linejoin="round" />
      {patterns && (
        <rect
          class="stone-pattern"
          width={TILE}
          height={TILE}
          fill={patternFill(colour)}
          transform={tileTransform(face)}
        />
      )}
      {seams && <path class="stone-seam" d={seams} stroke={pigment.dark} />}
      {folds && <path class="stone-fold" d={folds} stroke={pigment.light} />}
      {edges && <path class="stone-edge" d={edges} stroke={pigment.dark} />}
    </g>
  );
}

/** The lamp hangs before the stone; its left side is in the shade. */
function shade({ light, base, dark }: Pigment, side: Side): string {
  return { top: light, front: base, left: dark }[side];
}

/** The shadow on the table, a polygon for every column of cubes. */
function shadowOf(cubes: readonly Cell[], facing: Facing): Point[][] {
  const ground = Math.min(...cubes.map(([, , z]) => z));
  const squares = new Map(backToFront(cubes, facing).map((cell) => [keyOf(cell[0], cell[1]), cell]));
  return [...squares.values()].map(([x, y]) => {
    const [right, away] = [x + SHADOW[0], y + SHADOW[1]];
    const corner = (across: number, deep: number) => project(right + across, away + deep, ground);
    return [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
  });
}
