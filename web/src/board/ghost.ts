import { Color, Group, Mesh, MeshBasicMaterial, type MeshStandardMaterial } from "three";
import { footprint, type Heights } from "./cells";
import { GOLD, PIGMENTS, REFUSED } from "./colours";
import type { BoardStone, Cell, Ghost } from "./content";
import { addBars, bodyEdges, type Segment } from "./edges";
import type { Paint } from "./material";
import { plain, throughWalls } from "./overlay";
import { Shape, type Vector } from "./shape";
import { addFloating, coatOf, stoneShape, type Coat } from "./stones";
import { HATCH_LAYER } from "./textures";

const LINE = 0.036;
/** How high a taken stone is held. */
const LIFT = 0.6;

/** The stone in hand: translucent, red and hatched where it may not lie, with its shadow lines down to the ground. */
export function ghost({ colour, cubes, allowed }: Ghost, heights: Heights, paint: Paint): Group {
  const coat = allowed ? coatOf({ colour, cubes }) : { colour: new Color(REFUSED), layer: HATCH_LAYER };
  const lines = new Color(allowed ? PIGMENTS[colour] : REFUSED).lerp(new Color("#fff"), allowed ? 0.55 : 0.25);
  const group = glass(cubes, coat, paint.material(allowed ? 0.72 : 0.62));
  group.add(outline(cubes, lines), footprintLines(cubes, heights, lines));
  return group;
}

/** A place that is proposed: pale, with a golden outline. */
export function hint({ colour, cubes }: BoardStone, paint: Paint): Group {
  const coat = coatOf({ colour, cubes });
  coat.colour.lerp(new Color("#fff"), 0.45);
  const group = glass(cubes, coat, paint.material(0.5));
  group.add(outline(cubes, new Color(GOLD)));
  return group;
}

/** A stone held in the air. */
export function taken(stone: BoardStone, paint: Paint): Group {
  const group = glass(stone.cubes, coatOf(stone), paint.material(0.55));
  group.add(outline(stone.cubes, new Color(GOLD)));
  group.position.z = LIFT;
  return group;
}

/** The edges of a stone, in the gap around it. */
function outline(cubes: readonly Cell[], colour: Color): Group {
  const shape = new Shape();
  addBars(shape, bodyEdges(cubes), LINE);
  return throughWalls(shape.geometry(), colour);
}

/** The stone placed last: the same where it is in sight. */
export function lastOutline(cubes: readonly Cell[]): Mesh {
  const shape = new Shape();
  addBars(shape, bodyEdges(cubes), LINE);
  return plain(shape.geometry(), GOLD);
}

/** A translucent stone. Its depth is drawn first: else its own far sides would shine through. */
function glass(cubes: readonly Cell[], coat: Coat, material: MeshStandardMaterial): Group {
  const shape = stoneShape();
  addFloating(shape, cubes, coat);
  const geometry = shape.geometry();
  const group = new Group();
  const depth = new Mesh(geometry, new MeshBasicMaterial({ colorWrite: false }));
  const body = new Mesh(geometry, material);
  depth.renderOrder = 5;
  body.renderOrder = 6;
  group.add(depth, body);
  return group;
}

/** Where the stone would stand: its outline on what is built below, and plumb lines down from it. */
function footprintLines(cubes: readonly Cell[], heights: Heights, colour: Color): Group {
  const squares = footprint(cubes);
  const segments: Segment[] = [];
  for (const [x, y] of squares) {
    const floor = heights.at(x, y);
    const bottom = Math.min(...cubes.filter((cube) => cube[0] === x && cube[1] === y).map((cube) => cube[2]));
    if (bottom <= floor) continue;
    const [z, Z] = [floor + 0.02, bottom];
    const [a, b, c, d]: Vector[] = [[x, y, z], [x + 1, y, z], [x + 1, y + 1, z], [x, y + 1, z]] as Vector[];
    if (!a || !b || !c || !d) continue;
    segments.push([a, b], [b, c], [d, c], [a, d]);
    for (const corner of [a, b, c, d]) segments.push([corner, [corner[0], corner[1], Z]]);
  }
  const shape = new Shape();
  addBars(shape, segments, 0.02);
  return throughWalls(shape.geometry(), colour, 0.3);
}
