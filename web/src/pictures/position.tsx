/** Stones on a plan as they are seen from the front and above: a position without a board that turns. */

import type { JSX } from 'preact';
import { type Cell, type Place, keyOf } from './cells';
import { COLOURS, type ColourName } from './colours';
import {
  type Face,
  type Point,
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

export interface DrawnStone {
  readonly colour: ColourName;
  readonly cubes: readonly Cell[];
  /** How the drawing points at it: as a stone that is placed, or as one that may not lie there. */
  readonly shown?: 'placed' | 'refused' | undefined;
}

export interface DrawnPlace extends Place {
  /** False outside the line, where a rebuild goes on. */
  readonly inside?: boolean;
}

interface Props {
  squares: readonly DrawnPlace[];
  stones: readonly DrawnStone[];
  patterns: boolean;
  /** What a screen reader says; without it the drawing is decoration. */
  label?: string | undefined;
  /** The name of the drawing in style sheets. */
  name?: string | undefined;
}

interface Painted {
  readonly face: Face;
  readonly stone: DrawnStone;
}

const PADDING = 2;

export function PositionPicture({ squares, stones, patterns, label, name = 'position-picture' }: Props): JSX.Element {
  const speech =
    label === undefined ? { 'aria-hidden': 'true' as const } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={name} viewBox={frame(squares, stones)} focusable="false" {...speech}>
      {squares.map(({ x, y, inside }) => (
        <path
          key={keyOf(x, y)}
          class={inside === false ? 'plan-ground outside' : 'plan-ground'}
          d={polygon(tile(x, y))}
        />
      ))}
      {paintedFaces(stones).map(({ face, stone }) => (
        <StoneFace key={`${face.cell.join()} ${face.side}`} face={face} stone={stone} patterns={patterns} />
      ))}
    </svg>
  );
}

function tile(x: number, y: number): Point[] {
  return [project(x, y, 0), project(x + 1, y, 0), project(x + 1, y + 1, 0), project(x, y + 1, 0)];
}

function frame(squares: readonly Place[], stones: readonly DrawnStone[]): string {
  const tops = stones.flatMap(({ cubes }) =>
    cubes.flatMap(([x, y, z]) => [project(x, y, z), project(x + 1, y + 1, z + 1)]),
  );
  const { left, top, width, height } = bounds([...squares.flatMap(({ x, y }) => tile(x, y)), ...tops]);
  const box = [left - PADDING, top - PADDING, width + 2 * PADDING, height + 2 * PADDING];
  return box.map((value) => value.toFixed(2)).join(' ');
}

/** The faces of all stones, the farthest first, so that each is painted over those behind it. */
function paintedFaces(stones: readonly DrawnStone[]): Painted[] {
  const order = new Map(
    backToFront(
      stones.flatMap(({ cubes }) => cubes),
      0,
    ).map((cell, place) => [cell.join(), place]),
  );
  const place = ({ face }: Painted) => order.get(face.cell.join()) ?? 0;
  return stones
    .flatMap((stone) => visibleFaces(stone.cubes, 0).map((face) => ({ face, stone })))
    .toSorted((one, other) => place(one) - place(other));
}

function StoneFace({ face, stone, patterns }: Painted & { patterns: boolean }): JSX.Element {
  const { light, base, dark } = COLOURS[stone.colour];
  const fill = { top: light, front: base, left: dark }[face.side];
  return (
    <g class={stone.shown}>
      <path d={polygon(face.corners)} fill={fill} stroke={fill} stroke-width="0.3" />
      {patterns && (
        <rect
          class="stone-pattern"
          width={TILE}
          height={TILE}
          fill={patternFill(stone.colour)}
          transform={tileTransform(face)}
        />
      )}
      <path class="stone-seam" d={bordersOf(face, 'seam')} stroke={dark} fill="none" />
      <path class="stone-fold" d={bordersOf(face, 'fold')} stroke={light} fill="none" />
      <path class="stone-edge" d={bordersOf(face, 'edge')} stroke={dark} fill="none" />
    </g>
  );
}
