import { Color, Mesh, MeshLambertMaterial, type CanvasTexture } from 'three';
import type { BoardPlan, Quarter } from './content';
import { DISC_TOP } from './ground';
import type { Paint } from './material';
import type { Room } from './room';
import { Shape, type Vector } from './shape';
import { letterGlyph, numberGlyph } from './textures';

/** Just above what a label lies on. */
const ABOVE = 0.004;
const BESIDE = 0.5;
const COORDINATE_SIZE = 0.52;
const LIMIT_SIZE = 0.3;

interface Label {
  readonly middle: Vector;
  readonly glyph: readonly [number, number, number, number];
  readonly size: number;
}

/** Coordinates along the edges that are in front and at the left from this quarter, and limits upon the squares. */
export function labels(plan: BoardPlan, quarter: Quarter, room: Room, paint: Paint, glyphs: CanvasTexture): Mesh {
  const shape = new Shape(['uv', 2], ['color', 3]);
  const [light, faint] = [new Color(room.label), new Color(room.limit)];
  for (const label of coordinates(plan, quarter)) addLabel(shape, label, quarter, light);
  for (const label of limits(plan)) addLabel(shape, label, quarter, faint);
  const look = { map: glyphs, vertexColors: true, transparent: true, depthWrite: false };
  const material = paint.keep('labels', () => new MeshLambertMaterial(look));
  const mesh = new Mesh(shape.geometry(), material);
  mesh.receiveShadow = true;
  return mesh;
}

/** Letters name columns and numbers rows, whichever side they are read from. */
export function coordinates({ width, depth }: BoardPlan, quarter: Quarter): Label[] {
  const z = DISC_TOP + ABOVE;
  const lettersAt = quarter === 0 || quarter === 3 ? -BESIDE : depth + BESIDE;
  const numbersAt = quarter < 2 ? -BESIDE : width + BESIDE;
  return [
    ...range(width).map((x): Label => ({
      middle: [x + 0.5, lettersAt, z],
      glyph: letterGlyph(x),
      size: COORDINATE_SIZE,
    })),
    ...range(depth).map((y): Label => ({
      middle: [numbersAt, y + 0.5, z],
      glyph: numberGlyph(y + 1),
      size: COORDINATE_SIZE,
    })),
  ];
}

function limits({ columns }: BoardPlan): Label[] {
  return columns.map(({ x, y, limit }) => ({
    middle: [x + 0.5, y + 0.5, ABOVE],
    glyph: numberGlyph(limit),
    size: LIMIT_SIZE,
  }));
}

function addLabel(shape: Shape, { middle, glyph, size }: Label, quarter: Quarter, colour: Color): void {
  const turn = (quarter * Math.PI) / 2;
  const [right, up] = [
    [Math.cos(turn), -Math.sin(turn)],
    [Math.sin(turn), Math.cos(turn)],
  ] as const;
  const [left, bottom, width, height] = glyph;
  const corners = CORNERS.map(([u, v]) => {
    const [a, b] = [(u - 0.5) * size, (v - 0.5) * size];
    const position: Vector = [middle[0] + a * right[0] + b * up[0], middle[1] + a * right[1] + b * up[1], middle[2]];
    return shape.corner(position, [0, 0, 1], [left + u * width, bottom + v * height, ...colour.toArray()]);
  });
  shape.polygon(corners);
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
