import { Color } from 'three';
import { COLOUR_NAMES, COLOURS } from '../pictures/colours';
import { CellSet } from './cells';
import type { BoardStone, Cell } from './content';
import { Shape, type Vector } from './shape';

/** How far a stone stays inside its cells: between two stones there is a dark gap of twice this width. */
const GAP = 0.026;
/** The chamfer along the edges of a stone, which catches the light. */
const BEVEL = 0.05;
const PLANE = 0.5 - GAP;
const RIM = PLANE - BEVEL;

/** A side of a cube: `u` to the right and `v` up as seen from outside, so that u × v is the normal. */
interface Side {
  readonly normal: Vector;
  readonly u: Vector;
  readonly v: Vector;
}

const SIDES: readonly Side[] = [
  { normal: [0, 0, 1], u: [1, 0, 0], v: [0, 1, 0] },
  { normal: [0, -1, 0], u: [1, 0, 0], v: [0, 0, 1] },
  { normal: [1, 0, 0], u: [0, 1, 0], v: [0, 0, 1] },
  { normal: [0, 1, 0], u: [-1, 0, 0], v: [0, 0, 1] },
  { normal: [-1, 0, 0], u: [0, -1, 0], v: [0, 0, 1] },
  { normal: [0, 0, -1], u: [1, 0, 0], v: [0, -1, 0] },
];

/** The corners of a side, counterclockwise. */
const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;
const ENDS = [-1, 1] as const;

/** How light a corner is, by how many of the three cells in front of it are free. */
const SHADE = [0.58, 0.74, 0.88, 1] as const;
/** Down in the gap between two stones. */
const BURIED = 0.22;

/** How a stone is painted: its colour, and the first of its two layers of patterns. */
export interface Coat {
  readonly colour: Color;
  readonly layer: number;
}

/** An empty shape with what the stone material asks of each corner. */
export function stoneShape(): Shape {
  // Place in the side of a cube; which of its left, right, lower and upper edges are seams; then the layer of the
  // colour (or −1) with 0 for a side, 1 for a covered top, 2 for a top seen from above.
  return new Shape(['color', 3], ['uv', 2], ['seams', 4], ['paint', 2]);
}

/** What a corner of a stone shape brings where there are neither seams nor patterns. */
export function plainCorner(r: number, g: number, b: number): readonly number[] {
  return [r, g, b, 0.5, 0.5, 0, 0, 0, 0, -1, 0];
}

/**
 * Adds a stone: its outer sides, chamfers along its edges, no sides between its cubes.
 * `around` are all built cells, for the shade in corners.
 */
export function addStone(shape: Shape, stone: BoardStone, around: CellSet): void {
  new Mason(shape, stone.cubes, coatOf(stone), around, false).lay();
}

/** Adds a stone that is not laid yet and can be seen from below. */
export function addFloating(shape: Shape, cubes: readonly Cell[], coat: Coat): void {
  new Mason(shape, cubes, coat, new CellSet(cubes), true).lay();
}

/** The sides of some cubes that face the outside. */
export function outerSides(cubes: readonly Cell[]): { cell: Cell; normal: Vector }[] {
  const own = new CellSet(cubes);
  return cubes.flatMap((cell) =>
    SIDES.filter(({ normal }) => !own.has(...plus(cell, normal))).map(({ normal }) => ({ cell, normal })),
  );
}

/** How two cubes of a stone meet along an edge of a side. */
type Meeting = 'open' | 'level' | 'step';

class Mason {
  private readonly own: CellSet;

  constructor(
    private readonly shape: Shape,
    private readonly cubes: readonly Cell[],
    private readonly coat: Coat,
    private readonly around: CellSet,
    private readonly floating: boolean,
  ) {
    this.own = new CellSet(cubes);
  }

  lay(): void {
    for (const cell of this.cubes) {
      for (const side of SIDES) if (this.isVisible(cell, side)) this.addSide(cell, side);
      this.addBevels(cell);
      this.addTips(cell);
    }
  }

  /** Nothing may be left empty below a stone, so only a floating one shows what is below. */
  private isVisible(cell: Cell, { normal }: Side): boolean {
    return this.isOuter(cell, normal) && (this.floating || normal[2] >= 0);
  }

  private isOuter(cell: Cell, direction: Vector): boolean {
    return !this.own.has(...plus(cell, direction));
  }

  private meeting(cell: Cell, normal: Vector, towards: Vector): Meeting {
    if (this.isOuter(cell, towards)) return 'open';
    return this.isOuter(plus(cell, towards), normal) ? 'level' : 'step';
  }

  private reach(cell: Cell, normal: Vector, towards: Vector): number {
    const meeting = this.meeting(cell, normal, towards);
    if (meeting === 'open') return RIM;
    return meeting === 'level' ? 0.5 : 0.5 + GAP;
  }

  private addSide(cell: Cell, { normal, u, v }: Side): void {
    const seams = [times(u, -1), u, times(v, -1), v].map((to) => Number(this.meeting(cell, normal, to) === 'level'));
    const paint = [this.coat.layer, this.topness(cell, normal)];
    const corner = (a: number, b: number, shade: number, depth = PLANE): number =>
      this.shape.corner(place(cell, normal, depth, u, a, v, b), normal, [
        ...this.lit(shade),
        a + 0.5,
        b + 0.5,
        ...seams,
        ...paint,
      ]);
    const shades: number[] = [];
    const outline: number[] = [];
    for (const [su, sv] of CORNERS) {
      const [toU, toV] = [times(u, su), times(v, sv)];
      const shade = this.shade(cell, normal, toU, toV);
      const [a, b] = [this.reach(cell, normal, toU), this.reach(cell, normal, toV)];
      shades.push(shade);
      if (a !== 0.5 || b !== 0.5 || !this.isOuter(plus(cell, toU), toV)) {
        outline.push(corner(su * a, sv * b, shade));
        continue;
      }
      // An inner corner of an L: the corner is cut, and a small triangle leads down to the chamfers beside it.
      const cut = [corner(su * 0.5, sv * RIM, shade), corner(su * RIM, sv * 0.5, shade)] as const;
      const [first, second] = su * sv > 0 ? cut : ([cut[1], cut[0]] as const);
      outline.push(first, second);
      this.shape.triangle(second, first, corner(su * PLANE, sv * PLANE, shade, RIM));
    }
    // The diagonal joins the lighter corners, else the shade of one corner would spread over the side.
    const [p = 0, q = 0, r = 0, s = 0] = shades;
    this.shape.polygon(outline, outline.length === 4 && p + r < q + s ? 1 : 0);
  }

  private addBevels(cell: Cell): void {
    for (let i = 0; i < SIDES.length; i++)
      for (let j = i + 1; j < SIDES.length; j++) {
        const [a, b] = [sideNormal(i), sideNormal(j)];
        if (dot(a, b) === 0 && this.isOuter(cell, a) && this.isOuter(cell, b)) this.addBevel(cell, a, b);
      }
  }

  private addBevel(cell: Cell, a: Vector, b: Vector): void {
    if (!this.floating && (a[2] < 0 || b[2] < 0)) return;
    const along = cross(a, b);
    const onSide = (side: Vector, other: Vector, end: -1 | 1): number => {
      const to = times(along, end);
      const position = place(cell, side, PLANE, other, RIM, to, this.reach(cell, side, to));
      return this.bevelCorner(position, side, this.shade(cell, side, other, to));
    };
    const [from, to] = ENDS;
    this.shape.polygon([onSide(a, b, from), onSide(b, a, from), onSide(b, a, to), onSide(a, b, to)]);
  }

  /** The little triangles where three chamfers meet. */
  private addTips(cell: Cell): void {
    for (const sx of ENDS)
      for (const sy of ENDS)
        for (const sz of ENDS) {
          if (sz < 0 && !this.floating) continue;
          const axes: [Vector, Vector, Vector] = [
            [sx, 0, 0],
            [0, sy, 0],
            [0, 0, sz],
          ];
          if (!axes.every((axis) => this.isOuter(cell, axis))) continue;
          if (sx * sy * sz < 0) axes.reverse();
          const tip = axes.map((axis, i) => {
            const [p, q] = [axes[(i + 1) % 3] as Vector, axes[(i + 2) % 3] as Vector];
            return this.bevelCorner(place(cell, axis, PLANE, p, RIM, q, RIM), axis, this.shade(cell, axis, p, q));
          });
          this.shape.polygon(tip);
        }
  }

  private bevelCorner(position: Vector, normal: Vector, shade: number): number {
    return this.shape.corner(position, normal, plainCorner(...this.lit(shade)));
  }

  private topness(cell: Cell, normal: Vector): number {
    if (normal[2] <= 0) return 0;
    return this.around.has(cell[0], cell[1], cell[2] + 1) ? 1 : 2;
  }

  private lit(shade: number): Vector {
    const { r, g, b } = this.coat.colour;
    return [r * shade, g * shade, b * shade];
  }

  /** Corners between walls get less light from the room. */
  private shade(cell: Cell, normal: Vector, toU: Vector, toV: Vector): number {
    const front = plus(cell, normal);
    if (this.isBuilt(front)) return BURIED;
    const [p, q] = [this.isBuilt(plus(front, toU)), this.isBuilt(plus(front, toV))];
    if (p && q) return SHADE[0];
    const taken = Number(p) + Number(q) + Number(this.isBuilt(plus(plus(front, toU), toV)));
    return SHADE[3 - taken] ?? 1;
  }

  private isBuilt([x, y, z]: Cell): boolean {
    return z < 0 || this.around.has(x, y, z);
  }
}

/** Stones of one colour differ a little, as wood does. The same stone is always the same. */
export function coatOf({ colour, cubes }: BoardStone): Coat {
  const [x, y, z] = cubes[0] ?? [0, 0, 0];
  const chance = Math.abs(Math.sin(x * 12.9898 + y * 78.233 + z * 37.719) * 43758.5453) % 1;
  return {
    colour: new Color(COLOURS[colour].base).multiplyScalar(0.93 + 0.12 * chance),
    layer: COLOUR_NAMES.indexOf(colour) * 2,
  };
}

function sideNormal(index: number): Vector {
  return (SIDES[index] as Side).normal;
}

/** A point of a cell, measured from its middle along three axes. */
function place(cell: Cell, p: Vector, a: number, q: Vector, b: number, r: Vector, c: number): Vector {
  return [
    cell[0] + 0.5 + p[0] * a + q[0] * b + r[0] * c,
    cell[1] + 0.5 + p[1] * a + q[1] * b + r[1] * c,
    cell[2] + 0.5 + p[2] * a + q[2] * b + r[2] * c,
  ];
}

function plus(a: Vector, b: Vector): [number, number, number] {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function times(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
