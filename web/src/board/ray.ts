import type { Heights } from './cells';
import type { BoardPlan, PlanPoint } from './content';
import type { Vector } from './shape';

/** How far beside the plan a point still counts: a ghost may be led in from outside. */
const BESIDE = 1.5;
/** Keeps a point inside the square whose wall was hit. */
const INSET = 0.001;

/** The point of the plan that a ray meets: of the tower it hits first, else of the ground near the plan. */
export function pointOnPlan(from: Vector, along: Vector, plan: BoardPlan, heights: Heights): PlanPoint | undefined {
  let nearest = Infinity;
  let point: PlanPoint | undefined;
  if (along[2] < 0) {
    nearest = -from[2] / along[2];
    point = { x: from[0] + nearest * along[0], y: from[1] + nearest * along[1] };
  }
  for (const [x, y, height] of heights.built()) {
    const distance = distanceToBox(from, along, [x, y, 0], [x + 1, y + 1, height]);
    if (distance === undefined || distance >= nearest) continue;
    nearest = distance;
    point = {
      x: clamp(from[0] + distance * along[0], x + INSET, x + 1 - INSET),
      y: clamp(from[1] + distance * along[1], y + INSET, y + 1 - INSET),
    };
  }
  return point && isNear(point, plan) ? point : undefined;
}

function isNear({ x, y }: PlanPoint, { width, depth }: BoardPlan): boolean {
  return x >= -BESIDE && y >= -BESIDE && x <= width + BESIDE && y <= depth + BESIDE;
}

function distanceToBox(from: Vector, along: Vector, low: Vector, high: Vector): number | undefined {
  let enter = 0;
  let leave = Infinity;
  for (const i of [0, 1, 2] as const) {
    // Parallel to the slab: the division gives infinities that compare rightly, unless the ray starts on its plane.
    const [a, b] = [(low[i] - from[i]) / along[i], (high[i] - from[i]) / along[i]];
    if (Number.isNaN(a) || Number.isNaN(b)) continue;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave ? enter : undefined;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
