import { describe, expect, it } from 'vitest';
import { Rig, standardView } from './camera';
import { Heights } from './cells';
import type { BoardPlan, BoardStone } from './content';
import { pointOnPlan } from './ray';
import { Vector3 } from 'three';

const plan: BoardPlan = { columns: [], width: 5, depth: 4, height: 4 };
const empty = new Heights([]);
const tower: BoardStone = {
  colour: 'red',
  cubes: [
    [2, 2, 0],
    [2, 2, 1],
    [2, 2, 2],
  ],
};
const built = new Heights([tower]);

describe('the point under a ray', () => {
  it('lies on the ground where nothing is built', () => {
    expect(pointOnPlan([1.25, 0.5, 9], [0, 0, -1], plan, empty)).toEqual({ x: 1.25, y: 0.5 });
  });

  it('lies in the tower whose wall is hit, not behind it', () => {
    const point = pointOnPlan([2.5, -4, 4], [0, 6, -2.5], plan, built);
    expect(point?.x).toBeCloseTo(2.5);
    expect(Math.floor(point?.y ?? -1)).toBe(2);
  });

  it('lies on top of a tower seen from above, and beside it on the ground', () => {
    expect(pointOnPlan([2.5, 2.5, 9], [0, 0, -1], plan, built)).toEqual({ x: 2.5, y: 2.5 });
    expect(pointOnPlan([1.5, 2.5, 9], [0, 0, -1], plan, built)).toEqual({ x: 1.5, y: 2.5 });
  });

  it('may lie a little beside the plan, not far away, never in the sky', () => {
    expect(pointOnPlan([-1, 2, 9], [0, 0, -1], plan, empty)).toEqual({ x: -1, y: 2 });
    expect(pointOnPlan([-9, 2, 9], [0, 0, -1], plan, empty)).toBeUndefined();
    expect(pointOnPlan([2, -9, 2], [0, 1, 0.1], plan, empty)).toBeUndefined();
  });

  it('is the point that the camera shows there', () => {
    const rig = new Rig();
    rig.place(standardView(1.5), plan, 1.5);
    const seen = new Vector3(3.25, 0.75, 0).project(rig.camera);
    const { from, along } = rig.ray(seen.x, seen.y);
    const point = pointOnPlan(from, along, plan, empty);
    expect(point?.x).toBeCloseTo(3.25);
    expect(point?.y).toBeCloseTo(0.75);
  });
});
