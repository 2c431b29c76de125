import {
  Color,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  RingGeometry,
  Vector2,
  type CanvasTexture,
} from 'three';
import type { BoardPlan, PlanColumn } from './content';
import { addBox } from './edges';
import type { Paint } from './material';
import type { Room } from './room';
import { Shape, type Vector } from './shape';
import { plainCorner, stoneShape } from './stones';
import { dice } from './textures';

/** The disc lies this far below the tops of the tiles. */
export const DISC_TOP = -0.13;
const DISC_THICKNESS = 0.55;
const TILE_GAP = 0.018;
const TILE_BEVEL = 0.022;
const LINE_WIDTH = 0.075;

export interface GroundTextures {
  readonly wood: CanvasTexture;
  readonly shadow: CanvasTexture;
}

/** The turntable with the tiles of the plan and the line around them. */
export function ground(plan: BoardPlan, room: Room, paint: Paint, textures: GroundTextures): Group {
  const group = new Group();
  group.add(
    disc(plan, room, paint, textures.wood),
    discShadow(plan, paint, textures.shadow),
    tiles(plan, room, paint),
    line(plan, room, paint),
  );
  return group;
}

function discRadius({ width, depth }: BoardPlan): number {
  return Math.hypot(width, depth) / 2 + 1.15;
}

/** Turned on a lathe: a flat top, a rounded rim, a foot that goes in. */
function disc(plan: BoardPlan, room: Room, paint: Paint, wood: CanvasTexture): Mesh {
  const radius = discRadius(plan);
  const bottom = -DISC_THICKNESS;
  const profile = [
    [radius * 0.9, bottom],
    [radius - 0.12, bottom + 0.06],
    [radius - 0.02, bottom + 0.16],
    [radius, -0.16],
    [radius - 0.03, -0.06],
    [radius - 0.12, 0],
    [0.001, 0],
  ].map(([x = 0, y = 0]) => new Vector2(x, y));
  // A lathe turns around y; the plan's up is z.
  const geometry = new LatheGeometry(profile, 96).rotateX(Math.PI / 2);
  const [positions, uvs] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (let i = 0; i < positions.count; i++)
    uvs.setXY(i, 0.5 + positions.getX(i) / (2 * radius), 0.5 + positions.getY(i) / (2 * radius));
  const look = { map: wood, color: room.disc };
  const mesh = new Mesh(
    geometry,
    paint.keep(`disc ${room.disc}`, () => new MeshLambertMaterial(look)),
  );
  mesh.position.set(plan.width / 2, plan.depth / 2, DISC_TOP);
  mesh.receiveShadow = true;
  return mesh;
}

/** What the disc covers is left out. */
function discShadow(plan: BoardPlan, paint: Paint, shadow: CanvasTexture): Mesh {
  const radius = discRadius(plan);
  const look = { map: shadow, transparent: true, depthWrite: false };
  const material = paint.keep('disc shadow', () => new MeshBasicMaterial(look));
  const mesh = new Mesh(new RingGeometry(radius * 0.8, radius * 1.4, 48), material);
  mesh.position.set(plan.width / 2, plan.depth / 2, DISC_TOP - DISC_THICKNESS - 0.05);
  mesh.renderOrder = -1;
  return mesh;
}

function tiles(plan: BoardPlan, room: Room, paint: Paint): Mesh {
  const shape = stoneShape();
  const chance = dice(11);
  const [inside, outside] = [new Color(room.tile), new Color(room.tileOutside)];
  for (const column of plan.columns)
    addTile(shape, column, (column.inside ? inside : outside).clone().multiplyScalar(0.95 + 0.09 * chance()));
  const mesh = new Mesh(shape.geometry(), paint.wood());
  mesh.receiveShadow = true;
  return mesh;
}

function addTile(shape: Shape, { x, y }: PlanColumn, { r, g, b }: Color): void {
  const extras = plainCorner(r, g, b);
  const ring = (inset: number, z: number, normals: readonly Vector[]): number[] =>
    RING.map(([cx, cy], i) =>
      shape.corner([x + (cx ? 1 - inset : inset), y + (cy ? 1 - inset : inset), z], normals[i] as Vector, extras),
    );
  const up = RING.map((): Vector => [0, 0, 1]);
  const outward = RING.map(([cx, cy]): Vector => [(cx ? 1 : -1) * Math.SQRT1_2, (cy ? 1 : -1) * Math.SQRT1_2, 0]);
  const top = ring(TILE_GAP + TILE_BEVEL, 0, up);
  const edge = ring(TILE_GAP, -TILE_BEVEL, outward);
  const foot = ring(TILE_GAP, DISC_TOP, outward);
  shape.polygon(top);
  for (let i = 0; i < 4; i++) {
    const next = (i + 1) % 4;
    for (const [upper, lower] of [
      [top, edge],
      [edge, foot],
    ] as const)
      shape.polygon([upper[i], lower[i], lower[next], upper[next]] as number[]);
  }
}

const RING = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** A strip of wood around the plan; in a rebuild a red one between its two parts. */
function line(plan: BoardPlan, room: Room, paint: Paint): Mesh {
  const shape = new Shape(['color', 3]);
  const outer = new Color(room.line).toArray();
  const between = new Color(room.lineBetween).toArray();
  for (const edge of planEdges(plan)) {
    const [low, high] = strip(edge);
    addBox(shape, low, high, edge.between ? between : outer);
  }
  const material = paint.keep('line', () => new MeshLambertMaterial({ vertexColors: true }));
  const mesh = new Mesh(shape.geometry(), material);
  mesh.receiveShadow = true;
  return mesh;
}

/** The right (or left) or back (or front) edge of a square that ends a part of the plan. */
interface PlanEdge {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Between the two parts of a rebuild, else to the outside. */
  readonly between: boolean;
}

/** Where the line runs: every outer edge, and between the parts each edge once. */
export function planEdges({ columns }: BoardPlan): PlanEdge[] {
  const at = new Map(columns.map((column) => [`${column.x},${column.y}`, column]));
  return columns.flatMap(({ x, y, inside }) =>
    (
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const
    ).flatMap(([dx, dy]) => {
      const neighbour = at.get(`${x + dx},${y + dy}`);
      if (neighbour && (neighbour.inside === inside || !inside)) return [];
      return [{ x, y, dx, dy, between: neighbour !== undefined }];
    }),
  );
}

function strip({ x, y, dx, dy, between }: PlanEdge): readonly [Vector, Vector] {
  const half = between ? LINE_WIDTH * 0.3 : LINE_WIDTH / 2;
  // Around the plan the strip lies outside the tiles, so that stones do not stand on it.
  const shift = between ? 0 : half;
  const [cx, cy] = [x + 0.5 + dx * (0.5 + shift), y + 0.5 + dy * (0.5 + shift)];
  const [alongX, alongY] = [(dx === 0 ? 0.5 + shift : 0) + half, (dy === 0 ? 0.5 + shift : 0) + half];
  const [hx, hy] = [dx === 0 ? alongX : half, dy === 0 ? alongY : half];
  return [
    [cx - hx, cy - hy, DISC_TOP],
    [cx + hx, cy + hy, between ? 0.012 : 0.03],
  ];
}
