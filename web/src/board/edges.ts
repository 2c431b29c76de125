import { CellSet } from './cells';
import type { Cell } from './content';
import type { Shape, Vector } from './shape';

export type Segment = readonly [from: Vector, to: Vector];

/** Around an edge lie four cells; it is seen unless none, all, or two side by side are filled. */
function isEdge(a: boolean, b: boolean, c: boolean, d: boolean): boolean {
  const filled = Number(a) + Number(b) + Number(c) + Number(d);
  return filled === 1 || filled === 3 || (filled === 2 && a === d);
}

/** The edges of the body that some cells form, as long as they run straight. */
export function bodyEdges(cells: Iterable<Cell>): Segment[] {
  const list = [...cells];
  const body = new CellSet(list);
  return ([0, 1, 2] as const).flatMap((axis) => edgesAlong(axis, list, body));
}

function edgesAlong(axis: 0 | 1 | 2, cells: readonly Cell[], body: CellSet): Segment[] {
  const [p, q] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
  const filled = (corner: Vector, dp: number, dq: number): boolean => {
    const cell: [number, number, number] = [...corner];
    cell[p] += dp;
    cell[q] += dq;
    return body.has(...cell);
  };
  // Unit edges, each known by the corner it begins at.
  const units = new CellSet();
  const starts: Vector[] = [];
  for (const cell of cells)
    for (const dp of [0, 1])
      for (const dq of [0, 1]) {
        const start: [number, number, number] = [...cell];
        start[p] += dp;
        start[q] += dq;
        if (units.has(...start)) continue;
        if (!isEdge(filled(start, -1, -1), filled(start, 0, -1), filled(start, -1, 0), filled(start, 0, 0))) continue;
        units.add(start);
        starts.push(start);
      }
  return starts.flatMap((start) => {
    if (units.has(...moved(start, axis, -1))) return [];
    let end = moved(start, axis, 1);
    while (units.has(...end)) end = moved(end, axis, 1);
    return [[start, end] as const];
  });
}

function moved(at: Vector, axis: 0 | 1 | 2, by: number): [number, number, number] {
  const point: [number, number, number] = [...at];
  point[axis] += by;
  return point;
}

/** Adds square bars along axis-parallel segments: lines with a thickness that light and distance agree with. */
export function addBars(shape: Shape, segments: readonly Segment[], thickness: number): void {
  const half = thickness / 2;
  for (const [from, to] of segments) {
    const low = from.map((value, i) => Math.min(value, to[i] as number) - half) as unknown as Vector;
    const high = from.map((value, i) => Math.max(value, to[i] as number) + half) as unknown as Vector;
    addBox(shape, low, high);
  }
}

/** Adds a box between two corners. */
export function addBox(shape: Shape, [x, y, z]: Vector, [X, Y, Z]: Vector, extras?: readonly number[]): void {
  shape.quad(
    [
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
    ],
    [0, 0, 1],
    extras,
  );
  shape.quad(
    [
      [x, Y, z],
      [X, Y, z],
      [X, y, z],
      [x, y, z],
    ],
    [0, 0, -1],
    extras,
  );
  shape.quad(
    [
      [x, y, z],
      [X, y, z],
      [X, y, Z],
      [x, y, Z],
    ],
    [0, -1, 0],
    extras,
  );
  shape.quad(
    [
      [X, Y, z],
      [x, Y, z],
      [x, Y, Z],
      [X, Y, Z],
    ],
    [0, 1, 0],
    extras,
  );
  shape.quad(
    [
      [X, y, z],
      [X, Y, z],
      [X, Y, Z],
      [X, y, Z],
    ],
    [1, 0, 0],
    extras,
  );
  shape.quad(
    [
      [x, Y, z],
      [x, y, z],
      [x, y, Z],
      [x, Y, Z],
    ],
    [-1, 0, 0],
    extras,
  );
}
