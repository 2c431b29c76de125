import { Group, Mesh, type BufferGeometry, type Object3D } from 'three';
import { addBars, type Segment } from './edges';
import type { Paint } from './material';
import { RIM } from './room';
import { Shape } from './shape';

/** Draws after the building, so that hidden parts shine through faintly. */
const ABOVE_ALL = 10;
const RIM_WIDTH = 0.014;

export interface LineLook {
  readonly colour: string;
  readonly thickness: number;
  /** How strongly they are seen where something stands before them. */
  readonly hidden?: number;
  /** Whether they have a dark rim, to be seen on light stones. */
  readonly rimmed?: boolean;
}

/** Bars along segments, as something the eye must find. */
export function lines(segments: readonly Segment[], look: LineLook, paint: Paint): Group {
  const { colour, thickness, hidden = 0, rimmed = false } = look;
  const group = new Group();
  const bars = barGeometry(segments, thickness);
  group.add(new Mesh(bars, paint.flat(colour)));
  if (rimmed) group.add(new Mesh(barGeometry(segments, thickness + 2 * RIM_WIDTH), paint.rim(RIM)));
  if (hidden > 0) {
    const behind = new Mesh(bars, paint.faint(colour, hidden));
    behind.renderOrder = ABOVE_ALL;
    group.add(behind);
  }
  return group;
}

function barGeometry(segments: readonly Segment[], thickness: number): BufferGeometry {
  const shape = new Shape();
  addBars(shape, segments, thickness);
  return shape.geometry();
}

/** Frees the geometry that a part of the scene holds on the graphics card. */
export function free(part: Object3D): void {
  part.removeFromParent();
  part.traverse((object) => {
    if (object instanceof Mesh) (object.geometry as BufferGeometry).dispose();
  });
}
