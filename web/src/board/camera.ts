import { Matrix4, PerspectiveCamera, Vector3 } from 'three';
import type { BoardPlan, PlanPoint, Quarter } from './content';
import type { Vector } from './shape';

/** Where the table is seen from. */
export interface View {
  /** The direction of sight on the ground, clockwise from +y, in radians. It may grow past a whole turn. */
  readonly azimuth: number;
  /** The angle from straight above, in radians. */
  readonly polar: number;
  /** 1 shows the whole plan; 2 brings it twice as near. */
  readonly zoom: number;
  /** How far from the middle of the plan the picture is centred, in squares. */
  readonly shift: readonly [x: number, y: number];
}

type Direction = Pick<View, 'azimuth' | 'polar'>;

const CENTRED = [0, 0] as const;

const QUARTER_TURN = Math.PI / 2;
/** A little from the side, so that every cube shows two walls. */
const STANDARD_TURN = 0.3;
/** On a tall screen there is room to look down more steeply. */
const STANDARD_POLAR = { wide: 0.92, tall: 0.68 };
const LOWEST_POLAR = 1.46;
/** In radians. From above a long lens, so that towers do not hide the squares beside them. */
const FIELD_OF_VIEW = { standard: 0.52, above: 0.16 };
/** The part of the picture that the plan may fill. */
const FILL = 0.98;
/** Room for a stone held over the building. */
const HEADROOM = 0.2;
/** Room for the coordinates beside the plan. */
const BORDER = 0.75;
/** How far one pixel of dragging turns the table. */
const TURN_A_PIXEL = 0.007;
/** A facing is kept until the view is clearly nearer to another. */
const CLEARLY_PAST = QUARTER_TURN * 0.56;

const ENDS = [-1, 1] as const;

/** The whole plan from the front. */
export function standardView(aspect: number): View {
  const { wide, tall } = STANDARD_POLAR;
  const part = clamp((aspect - 0.6) / 0.5, 0, 1);
  const polar = tall + (wide - tall) * part;
  return { azimuth: STANDARD_TURN * tilt(polar), polar, zoom: 1, shift: CENTRED };
}

/** The quarter that a view belongs to, given the one it belonged to before. */
export function facingOf(azimuth: number, before: Quarter): Quarter {
  if (Math.abs(signedAngle(azimuth - before * QUARTER_TURN)) <= CLEARLY_PAST) return before;
  return (((Math.round(azimuth / QUARTER_TURN) % 4) + 4) % 4) as Quarter;
}

/** The axes of the picture in plan coordinates: to the right, up, and towards the viewer. */
export function axesOf({ azimuth, polar }: Direction): { right: Vector; up: Vector; back: Vector } {
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [flat, steep] = [Math.sin(polar), Math.cos(polar)];
  return {
    right: [cos, -sin, 0],
    up: [sin * steep, cos * steep, flat],
    back: [-sin * flat, -cos * flat, steep],
  };
}

/** 0 from straight above, 1 from the standard view down. */
export function tilt(polar: number): number {
  return Math.min(1, polar / STANDARD_POLAR.wide);
}

function fieldOfView(polar: number): number {
  return FIELD_OF_VIEW.above + (FIELD_OF_VIEW.standard - FIELD_OF_VIEW.above) * tilt(polar);
}

/** How far away, and how far up the picture from the middle of the plan, the camera must be to show everything. */
export interface Framing {
  readonly distance: number;
  readonly lift: number;
}

/** Frames the plan with its height. What is long when seen from one side comes nearer gently while the table turns. */
export function framing(plan: BoardPlan, { azimuth, polar }: Direction, aspect: number): Framing {
  const around = corners(plan);
  // Seen from above the table stands straight, else turned a little.
  const turn = STANDARD_TURN * tilt(polar);
  const front = framingFrom(around, turn, polar, aspect);
  const side = framingFrom(around, turn + QUARTER_TURN, polar, aspect);
  const part = Math.sin(azimuth - turn) ** 2;
  return {
    distance: front.distance + (side.distance - front.distance) * part,
    lift: front.lift + (side.lift - front.lift) * part,
  };
}

/** Frames points as seen from here and from the opposite side. */
function framingFrom(points: readonly Vector[], azimuth: number, polar: number, aspect: number): Framing {
  const tall = Math.tan(fieldOfView(polar) / 2) * FILL;
  const wide = tall * aspect;
  let [side, top, bottom] = [0, -Infinity, -Infinity];
  for (const { right, up, back } of [axesOf({ azimuth, polar }), axesOf({ azimuth: azimuth + Math.PI, polar })])
    for (const point of points) {
      const [u, v, w] = [dot(point, right), dot(point, up), dot(point, back)];
      side = Math.max(side, Math.abs(u) / wide + w);
      top = Math.max(top, v + w * tall);
      bottom = Math.max(bottom, -v + w * tall);
    }
  return { distance: Math.max(side, (top + bottom) / (2 * tall)), lift: (top - bottom) / 2 };
}

/** The corners of plan and building, measured from the middle of the plan. */
function corners({ columns, width, depth }: BoardPlan): Vector[] {
  const border = ENDS.flatMap((sx) =>
    ENDS.map((sy): Vector => [sx * (width / 2 + BORDER), sy * (depth / 2 + BORDER), 0]),
  );
  const limits = columns.flatMap(({ x, y, limit }) =>
    ENDS.flatMap((sx) =>
      ENDS.map((sy): Vector => [x + (1 + sx - width) / 2, y + (1 + sy - depth) / 2, limit + HEADROOM]),
    ),
  );
  return [...border, ...limits];
}

/** Turns by pixels of dragging: the table follows the hand. */
export function orbited(view: View, dx: number, dy: number): View {
  return {
    ...view,
    azimuth: view.azimuth + dx * TURN_A_PIXEL,
    polar: clamp(view.polar - dy * TURN_A_PIXEL, 0, LOWEST_POLAR),
  };
}

/** The view a number of quarters on, straightened if it stood askew. */
export function turned(view: View, quarters: number): View {
  const offset = STANDARD_TURN * tilt(view.polar);
  const quarter = Math.round((view.azimuth - offset) / QUARTER_TURN) + quarters;
  return { ...view, azimuth: quarter * QUARTER_TURN + offset };
}

/** The standard view, reached from this one by the shorter way around. */
export function standardFrom(view: View, aspect: number): View {
  const goal = standardView(aspect);
  return { ...goal, azimuth: view.azimuth + signedAngle(goal.azimuth - view.azimuth) };
}

/** Straight from above, with the present quarter at the front. */
export function aboveFrom(view: View): View {
  const quarter = Math.round((view.azimuth - STANDARD_TURN * tilt(view.polar)) / QUARTER_TURN);
  return { azimuth: quarter * QUARTER_TURN, polar: 0, zoom: 1, shift: CENTRED };
}

export function between(from: View, to: View, part: number): View {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return {
    azimuth: mix(from.azimuth, to.azimuth),
    polar: mix(from.polar, to.polar),
    zoom: mix(from.zoom, to.zoom),
    shift: [mix(from.shift[0], to.shift[0]), mix(from.shift[1], to.shift[1])],
  };
}

/** Comes nearer towards a point of the plan. Keeps the camera out of the building and the table in sight. */
export function zoomed(view: View, factor: number, plan: BoardPlan, aspect: number, towards?: PlanPoint): View {
  const { distance } = framing(plan, view, aspect);
  const nearest = Math.hypot(plan.width, plan.depth, plan.height) / 2 + 2.5;
  const zoom = clamp(view.zoom * factor, 0.6, Math.max(1, distance / nearest));
  const slide = (size: number, shift: number, to = size / 2 + shift): number => {
    const most = (size / 2) * Math.max(0, 1 - 1 / zoom);
    return clamp(shift + (to - size / 2 - shift) * (1 - view.zoom / zoom), -most, most);
  };
  const shift = [slide(plan.width, view.shift[0], towards?.x), slide(plan.depth, view.shift[1], towards?.y)] as const;
  return { ...view, zoom, shift };
}

/** The camera of the scene, placed by views. */
export class Rig {
  readonly camera = new PerspectiveCamera();

  place(view: View, plan: BoardPlan, aspect: number): void {
    const { right, up, back } = axesOf(view);
    const { distance, lift } = framing(plan, view, aspect);
    const away = distance / view.zoom;
    const { camera } = this;
    camera.matrix.copy(new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...back)));
    camera.quaternion.setFromRotationMatrix(camera.matrix);
    camera.position
      .set(plan.width / 2 + view.shift[0], plan.depth / 2 + view.shift[1], 0)
      .addScaledVector(new Vector3(...up), lift)
      .addScaledVector(new Vector3(...back), away);
    camera.fov = (fieldOfView(view.polar) * 180) / Math.PI;
    camera.aspect = aspect;
    camera.near = Math.max(0.5, away - 3 * Math.hypot(plan.width, plan.depth, plan.height));
    camera.far = away + 4 * Math.hypot(plan.width, plan.depth, plan.height);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }

  /** The ray through a point of the picture: −1 to 1 to the right and up. */
  ray(right: number, up: number): { from: Vector; along: Vector } {
    const { position } = this.camera;
    const along = new Vector3(right, up, 0.5).unproject(this.camera).sub(position).normalize();
    return { from: [position.x, position.y, position.z], along: [along.x, along.y, along.z] };
  }
}

/** The same angle between −π and π. */
function signedAngle(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
