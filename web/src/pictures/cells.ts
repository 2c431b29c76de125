/** Cells of the board and how they look from a quarter of the turntable. */

/** A unit cube by its corner nearest to a1 on the ground. */
export type Cell = readonly [x: number, y: number, z: number];

/** A place on the plan. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The quarter from which the viewer looks: 0 along +y, 1 along +x, 2 along −y, 3 along −x. */
export type Facing = 0 | 1 | 2 | 3;

/** Turns a direction of the plan so that x is to the viewer's right and y away from the viewer. */
export function turned(x: number, y: number, facing: Facing): [right: number, away: number] {
  switch (facing) {
    case 0:
      return [x, y];
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
  }
}

/** The facing that undoes a facing. */
export function back(facing: Facing): Facing {
  return ((4 - facing) % 4) as Facing;
}

/** A key for sets and maps of squares or cells. */
export function keyOf(...at: readonly number[]): string {
  return at.join(' ');
}

/**
 * The border of a set of unit squares as a path, `unit` long a side, moved inwards by `inset`; y grows downwards.
 */
export function outline(squares: readonly Place[], unit: number, inset = 0): string {
  const all = new Set(squares.map(({ x, y }) => keyOf(x, y)));
  const has = (x: number, y: number) => all.has(keyOf(x, y));
  let path = '';
  for (const { x, y } of squares) {
    for (const [dx, dy] of SIDES) {
      if (has(x + dx, y + dy)) continue;
      path += side(x, y, dx, dy, unit, inset, has);
    }
  }
  return path;
}

const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** One side of a square, moved inwards, and as long as the corners at its ends ask for. */
function side(
  x: number,
  y: number,
  dx: number,
  dy: number,
  unit: number,
  inset: number,
  has: (x: number, y: number) => boolean,
): string {
  const end = (along: 1 | -1): string => {
    const [tx, ty] = [-dy * along, dx * along];
    const beside = has(x + tx, y + ty);
    const reach = !beside ? unit / 2 - inset : has(x + tx + dx, y + ty + dy) ? unit / 2 + inset : unit / 2;
    const px = (x + 0.5) * unit + dx * (unit / 2 - inset) + tx * reach;
    const py = (y + 0.5) * unit + dy * (unit / 2 - inset) + ty * reach;
    return `${round(px)} ${round(py)}`;
  };
  return `M${end(-1)}L${end(1)}`;
}

/** Keeps drawings small: two decimals are finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
