// Turning stones and walking over the plan as the person at the board sees it.

import { catalogue } from '../rules.js';
import type { PlanPoint } from './placements.js';

/** The side of the turntable the board is seen from: 0 looks along +y, then each a quarter further round: +x, −y, −x. */
export type Facing = 0 | 1 | 2 | 3;

/** A quarter turn as the viewer means it. */
export type Turn = 'anticlockwise' | 'clockwise' | 'away' | 'towards' | 'left' | 'right';

/** Signed axes, numbered as the rules do: about x, y, z against the clock, then with it. */
const [X, Y, Z] = [0, 1, 2];
const opposite = (axis: number) => (axis + 3) % 6;

/** Which axis points to the viewer's right, and which away from the viewer. */
const RIGHT = [X, opposite(Y), opposite(X), Y];
const AHEAD = [Y, X, opposite(Y), opposite(X)];

function axisOf(turn: Turn, facing: Facing): number {
  const right = RIGHT[facing] ?? X;
  const ahead = AHEAD[facing] ?? Y;
  switch (turn) {
    case 'anticlockwise':
      return Z;
    case 'clockwise':
      return opposite(Z);
    case 'towards':
      return right;
    case 'away':
      return opposite(right);
    case 'right':
      return ahead;
    case 'left':
      return opposite(ahead);
  }
}

/** The orientation after a quarter turn. */
export function turned(orientation: number, turn: Turn, facing: Facing): number {
  return catalogue().orientations[orientation]?.turns[axisOf(turn, facing)] ?? orientation;
}

/** One square further, as the viewer sees it. */
export function stepped(from: PlanPoint, direction: 'left' | 'right' | 'ahead' | 'back', facing: Facing): PlanPoint {
  const axis = direction === 'left' || direction === 'right' ? RIGHT[facing] : AHEAD[facing];
  const sign = direction === 'left' || direction === 'back' ? -1 : 1;
  const vectors: Record<number, [number, number]> = { [X]: [1, 0], [Y]: [0, 1], 3: [-1, 0], 4: [0, -1] };
  const [dx, dy] = vectors[axis ?? X] ?? [0, 0];
  return { x: from.x + sign * dx, y: from.y + sign * dy };
}
