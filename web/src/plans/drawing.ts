// What can be done to a drawn plan. Every function gives a new sketch and leaves the old one as it is.

import type { PlanSketch, SquareView } from '../rules.js';

/** A place on the sheet, a square or not. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What the pointer leaves behind: squares with or without a limit, nothing, or the inside of a line. */
export type Brush =
  | { readonly kind: 'square'; readonly limit?: number }
  | { readonly kind: 'erase' }
  | { readonly kind: 'line'; readonly players: number };

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

type PlanRow = PlanSketch['players'][number];

/** A sheet of paper to begin with: a square plan that can be played at once. */
export function emptySketch(name: string): PlanSketch {
  const players = [{ count: 2, height: 4, line: [] }];
  return named(
    { id: '', name: '', meaning: '', note: '', rebuild: false, width: 8, depth: 8, squares: [], players },
    name,
  );
}

/** Gives it a name, and the id that goes with it. */
export function named(sketch: PlanSketch, name: string): PlanSketch {
  return { ...sketch, name, id: idOf(name) };
}

/** The name in small letters, as commands and links like it. */
export function idOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const id = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return id || 'plan';
}

export function squareAt(sketch: PlanSketch, { x, y }: Place): SquareView | undefined {
  return sketch.squares.find((square) => square.x === x && square.y === y);
}

export function rowOf(sketch: PlanSketch, count: number): PlanRow | undefined {
  return sketch.players.find((row) => row.count === count);
}

/** True if a place looks already as the brush would leave it. */
export function isPainted(sketch: PlanSketch, brush: Brush, at: Place): boolean {
  const square = squareAt(sketch, at);
  switch (brush.kind) {
    case 'square':
      return square !== undefined && square.limit === brush.limit;
    case 'erase':
      return square === undefined;
    case 'line':
      return rowOf(sketch, brush.players)?.line.some(([x, y]) => x === at.x && y === at.y) ?? false;
  }
}

/** Paints some places, or wipes away what the brush paints. */
export function painted(sketch: PlanSketch, brush: Brush, places: readonly Place[], isOn: boolean): PlanSketch {
  const onSheet = places.filter(({ x, y }) => x >= 0 && y >= 0 && x < sketch.width && y < sketch.depth);
  const isMeant = (x: number, y: number) => onSheet.some((place) => place.x === x && place.y === y);
  if (brush.kind === 'line') {
    return withRow(sketch, brush.players, (row) => {
      const others = row.line.filter(([x, y]) => !isMeant(x, y));
      return { ...row, line: isOn ? [...others, ...onSheet.map(({ x, y }): [number, number] => [x, y])] : others };
    });
  }
  const others = sketch.squares.filter(({ x, y }) => !isMeant(x, y));
  const draws = brush.kind === 'square' && isOn;
  const limit = brush.kind === 'square' && brush.limit !== undefined ? { limit: brush.limit } : {};
  return { ...sketch, squares: draws ? [...others, ...onSheet.map(({ x, y }) => ({ x, y, ...limit }))] : others };
}

/** All places from corner to corner. */
export function rectangle(from: Place, to: Place): Place[] {
  const across = range(from.x, to.x);
  return range(from.y, to.y).flatMap((y) => across.map((x) => ({ x, y })));
}

/** The places a quick stroke passes on its way, so that it leaves no gaps. */
export function wayBetween(from: Place, to: Place): Place[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
  const between = (a: number, b: number, step: number) => Math.round(a + ((b - a) * step) / steps);
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: between(from.x, to.x, step),
    y: between(from.y, to.y, step),
  }));
}

/** The sheet with a row or column more on a side, or one less. */
export function resized(sketch: PlanSketch, side: Side, by: 1 | -1): PlanSketch {
  const isWide = side === 'left' || side === 'right';
  const [width, depth] = isWide ? [sketch.width + by, sketch.depth] : [sketch.width, sketch.depth + by];
  const [dx, dy] = [side === 'left' ? by : 0, side === 'bottom' ? by : 0];
  const isLeft = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < depth;
  const squares = sketch.squares.map((square) => ({ ...square, x: square.x + dx, y: square.y + dy }));
  const players = sketch.players.map((row) => ({
    ...row,
    line: row.line.map(([x, y]): [number, number] => [x + dx, y + dy]).filter(([x, y]) => isLeft(x, y)),
  }));
  return { ...sketch, width, depth, squares: squares.filter(({ x, y }) => isLeft(x, y)), players };
}

/** Adds a number of players with a height, or takes it out of the table. */
export function withPlayers(sketch: PlanSketch, count: number, height: number | undefined): PlanSketch {
  const others = sketch.players.filter((row) => row.count !== count);
  const players = height === undefined ? others : [...others, { count, height, line: [] }];
  return { ...sketch, players: players.toSorted((one, other) => one.count - other.count) };
}

export function withHeight(sketch: PlanSketch, count: number, height: number): PlanSketch {
  return withRow(sketch, count, (row) => ({ ...row, height }));
}

export function withoutLine(sketch: PlanSketch, count: number): PlanSketch {
  return withRow(sketch, count, (row) => ({ ...row, line: [] }));
}

function withRow(sketch: PlanSketch, count: number, change: (row: PlanRow) => PlanRow): PlanSketch {
  return { ...sketch, players: sketch.players.map((row) => (row.count === count ? change(row) : row)) };
}

function range(one: number, other: number): number[] {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => first + index);
}
