import { Color, Group, Mesh, MeshBasicMaterial, type MeshLambertMaterial } from 'three';
import { COLOURS } from '../pictures/colours';
import { footprint, type Heights } from './cells';
import type { BoardStone, Cell, Ghost } from './content';
import { bodyEdges, type Segment } from './edges';
import type { Paint } from './material';
import { lines } from './overlay';
import { GOLD, REFUSED } from './room';
import type { Vector } from './shape';
import { addFloating, coatOf, stoneShape, type Coat } from './stones';
import { HATCH_LAYER } from './textures';

const EDGE = 0.036;
const PLUMB = 0.02;
/** How high a taken stone is held. */
const LIFT = 0.6;
const WHITE = new Color('#fff');

/** The stone in hand: translucent, red and hatched where it may not lie, with plumb lines to what is below. */
export function ghost({ colour, cubes, allowed }: Ghost, heights: Heights, paint: Paint): Group {
  const coat = allowed ? coatOf({ colour, cubes }) : { colour: new Color(REFUSED), layer: HATCH_LAYER };
  const edges = allowed ? paled(COLOURS[colour].base, 0.6) : paled(REFUSED, 0.25);
  const group = glass(cubes, coat, paint.wood(allowed ? 0.72 : 0.62), paint);
  group.add(
    lines(bodyEdges(cubes), { colour: edges, thickness: EDGE, hidden: 0.5, rimmed: true }, paint),
    lines(plumbLines(cubes, heights), { colour: edges, thickness: PLUMB, hidden: 0.3 }, paint),
  );
  return group;
}

/** A place that is proposed: pale, with a golden outline. */
export function hint({ colour, cubes }: BoardStone, paint: Paint): Group {
  const coat = coatOf({ colour, cubes });
  coat.colour.lerp(WHITE, 0.3);
  const group = glass(cubes, coat, paint.wood(0.6), paint);
  group.add(lines(bodyEdges(cubes), { colour: GOLD, thickness: EDGE, hidden: 0.25, rimmed: true }, paint));
  return group;
}

/** A stone held in the air. */
export function taken(stone: BoardStone, paint: Paint): Group {
  const group = glass(stone.cubes, coatOf(stone), paint.wood(0.6), paint);
  group.add(lines(bodyEdges(stone.cubes), { colour: GOLD, thickness: EDGE, rimmed: true }, paint));
  group.position.z = LIFT;
  return group;
}

/** The edges of the stone placed last, in the gap around it. */
export function lastOutline(cubes: readonly Cell[], paint: Paint): Group {
  return lines(bodyEdges(cubes), { colour: GOLD, thickness: EDGE, rimmed: true }, paint);
}

function paled(colour: string, part: number): string {
  return `#${new Color(colour).lerp(WHITE, part).getHexString()}`;
}

/** A translucent stone. Its depth is drawn first: else its own far sides would shine through. */
function glass(cubes: readonly Cell[], coat: Coat, material: MeshLambertMaterial, paint: Paint): Group {
  const shape = stoneShape();
  addFloating(shape, cubes, coat);
  const geometry = shape.geometry();
  const group = new Group();
  const depth = new Mesh(
    geometry,
    paint.keep('depth', () => new MeshBasicMaterial({ colorWrite: false })),
  );
  const body = new Mesh(geometry, material);
  depth.renderOrder = 5;
  body.renderOrder = 6;
  group.add(depth, body);
  return group;
}

/** Where a stone hovers: the squares below it on what is built, and lines down to their corners. */
function plumbLines(cubes: readonly Cell[], heights: Heights): Segment[] {
  return footprint(cubes).flatMap(([x, y]): Segment[] => {
    const floor = heights.at(x, y);
    const bottom = Math.min(...cubes.filter((cube) => cube[0] === x && cube[1] === y).map((cube) => cube[2]));
    if (bottom <= floor) return [];
    const z = floor + PLUMB;
    const [a, b, c, d]: [Vector, Vector, Vector, Vector] = [
      [x, y, z],
      [x + 1, y, z],
      [x + 1, y + 1, z],
      [x, y + 1, z],
    ];
    const down = [a, b, c, d].map((corner): Segment => [corner, [corner[0], corner[1], bottom]]);
    return [[a, b], [b, c], [d, c], [a, d], ...down];
  });
}
