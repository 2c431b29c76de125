import { BackSide, Group, Mesh, MeshBasicMaterial } from 'three';
import { cellsBelow } from './cells';
import type { BoardPlan } from './content';
import { addBars, bodyEdges } from './edges';
import type { Paint } from './material';
import type { Room } from './room';
import { Shape, type Vector } from './shape';

/** The space below the limits: its edges, and only its far walls, so that nothing stands before the building. */
export function cage(plan: BoardPlan, room: Room, paint: Paint): Group {
  const look = { color: room.cage, transparent: true, depthWrite: false };
  const glass = paint.keep(
    `glass ${room.cage}`,
    () => new MeshBasicMaterial({ ...look, opacity: room.cageWalls, side: BackSide }),
  );
  const frame = paint.keep(`frame ${room.cage}`, () => new MeshBasicMaterial({ ...look, opacity: room.cageEdges }));
  const bars = new Shape();
  addBars(bars, bodyEdges(cellsBelow(plan.columns)), 0.02);
  const group = new Group();
  group.add(new Mesh(walls(plan).geometry(), glass), new Mesh(bars.geometry(), frame));
  return group;
}

const SIDES = [
  { step: [1, 0], from: [1, 0], to: [1, 1] },
  { step: [0, 1], from: [1, 1], to: [0, 1] },
  { step: [-1, 0], from: [0, 1], to: [0, 0] },
  { step: [0, -1], from: [0, 0], to: [1, 0] },
] as const;

/** From the limit of the square beside it up to a square's own. */
export function walls({ columns }: BoardPlan): Shape {
  const shape = new Shape();
  const limits = new Map(columns.map(({ x, y, limit }) => [`${x},${y}`, limit]));
  for (const { x, y, limit } of columns)
    for (const { step, from, to } of SIDES) {
      const beside = limits.get(`${x + step[0]},${y + step[1]}`) ?? 0;
      if (beside >= limit) continue;
      const corner = ([cx, cy]: readonly [number, number], z: number): Vector => [x + cx, y + cy, z];
      shape.quad(
        [corner(from, beside), corner(to, beside), corner(to, limit), corner(from, limit)],
        [step[0], step[1], 0],
      );
    }
  return shape;
}
