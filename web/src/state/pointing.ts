// How near a stone is to where somebody points, as they see it.

import { middleOf } from './placements.js';
import type { Cell, PlanPoint, Sight } from './placements.js';

/** Whoever points at most so many squares from where a stone would lie means it. */
const NEAR = 1.1;
/** What something else stands before is meant only by pointing right at where it would be seen. */
const BEHIND = 0.5;

/** How far a stone is from a point in squares; infinitely far if it is not meant. */
export function pointingDistance(cubes: readonly Cell[], at: PlanPoint): number {
  const middle = middleOf(cubes);
  const onPlan = Math.hypot(middle.x - at.x, middle.y - at.y);
  if (!at.sight) return onPlan <= NEAR ? onPlan : Infinity;
  const seen = distanceToSight([middle.x, middle.y, underside(cubes)], at.sight);
  // What is seen comes before what it hides.
  if (onPlan <= NEAR) return seen / 2;
  return seen <= BEHIND ? seen : Infinity;
}

/** How high a stone lies in the middle: there it meets what people point at. */
function underside(cubes: readonly Cell[]): number {
  const bottoms = new Map<string, number>();
  for (const [x, y, z] of cubes) bottoms.set(`${x},${y}`, Math.min(z, bottoms.get(`${x},${y}`) ?? z));
  return [...bottoms.values()].reduce((sum, bottom) => sum + bottom, 0) / bottoms.size;
}

function distanceToSight(point: Cell, { from, along }: Sight): number {
  const away = [point[0] - from[0], point[1] - from[1], point[2] - from[2]] as const;
  const ahead = away[0] * along[0] + away[1] * along[1] + away[2] * along[2];
  return Math.hypot(away[0] - ahead * along[0], away[1] - ahead * along[1], away[2] - ahead * along[2]);
}
