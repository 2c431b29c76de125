/** Looking at cubes from the front, a little from the left and from above like the 3D board, without perspective. */

import { type Cell, type Facing, keyOf, round, turned } from './cells';
import { TILE } from './motifs';

const AZIMUTH = (30 * Math.PI) / 180;
const ELEVATION = (33 * Math.PI) / 180;

/** A point of the drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

// What a step to the right, away from the viewer and up makes on the drawing.
const RIGHT: Point = [TILE * Math.cos(AZIMUTH), -TILE * Math.sin(AZIMUTH) * Math.sin(ELEVATION)];
const AWAY: Point = [-TILE * Math.sin(AZIMUTH), -TILE * Math.cos(AZIMUTH) * Math.sin(ELEVATION)];
const UP: Point = [0, -TILE * Math.cos(ELEVATION)];

/** Where a point of space lies on the drawing; right, away and up as the viewer has them. */
export function project(right: number, away: number, up: number): Point {
  const sum = (axis: 0 | 1) => right * RIGHT[axis] + away * AWAY[axis] + up * UP[axis];
  return [sum(0), sum(1)];
}

/** The sides of a cube that a viewer can see. */
export const SIDES = ['top', 'front', 'left'] as const;
export type Side = (typeof SIDES)[number];

interface SideShape {
  /** Where the next cube would have to lie to hide it. */
  readonly normal: Cell;
  /** The corner from which the side is drawn, and where its pattern's x and y go. */
  readonly corner: Cell;
  readonly across: Cell;
  readonly down: Cell;
}

const SHAPES: Readonly<Record<Side, SideShape>> = {
  top: { normal: [0, 0, 1], corner: [0, 1, 1], across: [1, 0, 0], down: [0, -1, 0] },
  front: { normal: [0, -1, 0], corner: [0, 0, 1], across: [1, 0, 0], down: [0, 0, -1] },
  left: { normal: [-1, 0, 0], corner: [0, 1, 1], across: [0, -1, 0], down: [0, 0, -1] },
};

/** How a border of a face looks: a seam within the stone, a fold to another visible side, or an edge. */
export type Border = 'seam' | 'fold' | 'edge';

/** A visible face. */
export interface Face {
  readonly side: Side;
  /** The cube as the viewer has it: right, away, up. */
  readonly cell: Cell;
  /** Its corners, clockwise from where its pattern begins. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** What lies between each corner and the next. */
  readonly borders: readonly [Border, Border, Border, Border];
}

/** The cubes as the viewer has them, the farthest first, so that each may be painted over those before it. */
export function backToFront(cubes: readonly Cell[], facing: Facing): Cell[] {
  const seen = cubes.map(([x, y, z]): Cell => [...turned(x, y, facing), z]);
  return seen.toSorted((a, b) => distance(b) - distance(a) || a[2] - b[2] || b[0] - a[0]);
}

/** Greater the farther a cube is from the viewer. */
function distance([right, away, up]: Cell): number {
  return away + right - up;
}

/** The faces to draw, in order; those between two cubes are left out. */
export function visibleFaces(cubes: readonly Cell[], facing: Facing): Face[] {
  const ordered = backToFront(cubes, facing);
  const filled = new Set(ordered.map((cell) => keyOf(...cell)));
  const has = (cell: Cell) => filled.has(keyOf(...cell));
  return ordered.flatMap((cell) =>
    SIDES.filter((side) => !has(plus(cell, SHAPES[side].normal))).map((side) => face(cell, side, has)),
  );
}

function face(cell: Cell, side: Side, has: (cell: Cell) => boolean): Face {
  const { normal, corner, across, down } = SHAPES[side];
  const start = plus(cell, corner);
  const corners = [start, plus(start, across), plus(start, across, down), plus(start, down)] as const;
  const border = (towards: Cell): Border => {
    const next = plus(cell, towards);
    if (has(next)) return has(plus(next, normal)) ? 'edge' : 'seam';
    return faces(towards) ? 'fold' : 'edge';
  };
  const [up, left] = [minus(down), minus(across)];
  const points = corners.map((at) => project(...at)) as [Point, Point, Point, Point];
  return { side, cell, corners: points, borders: [border(up), border(across), border(down), border(left)] };
}

/** True if a side that looks this way can be seen. */
function faces(direction: Cell): boolean {
  return SIDES.some((side) => SHAPES[side].normal.every((step, axis) => step === direction[axis]));
}

function plus(...cells: readonly Cell[]): Cell {
  const sum = (axis: 0 | 1 | 2) => cells.reduce((total, cell) => total + cell[axis], 0);
  return [sum(0), sum(1), sum(2)];
}

function minus([x, y, z]: Cell): Cell {
  // Not −0, which would not be equal to 0 in a test.
  return [0 - x, 0 - y, 0 - z];
}

/** The transformation that lays a tile of a pattern upon a face. */
export function tileTransform({ corners: [start, across, , down] }: Face): string {
  const step = (to: Point, axis: 0 | 1) => round((to[axis] - start[axis]) / TILE);
  const steps = [step(across, 0), step(across, 1), step(down, 0), step(down, 1)];
  return `matrix(${[...steps, round(start[0]), round(start[1])].join(' ')})`;
}

/** A closed polygon as a path. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(written).join('L')}Z`;
}

/** The borders of a face of one kind as a path; empty if there are none. */
export function bordersOf({ corners, borders }: Face, kind: Border): string {
  const line = (index: number) => {
    const [from, to] = [corners[index], corners[(index + 1) % 4]];
    return from && to ? `M${written(from)}L${written(to)}` : '';
  };
  return borders.map((border, index) => (border === kind ? line(index) : '')).join('');
}

function written([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** The rectangle around points. */
export function bounds(points: readonly Point[]): { left: number; top: number; width: number; height: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
