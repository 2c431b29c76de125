import { describe, expect, it } from 'vitest';
import {
  aboveFrom,
  axesOf,
  facingOf,
  framing,
  orbited,
  Rig,
  standardFrom,
  standardView,
  turned,
  zoomed,
  type View,
} from './camera';
import type { BoardPlan } from './content';
import { Vector3 } from 'three';

const quarter = Math.PI / 2;

function box(width: number, depth: number, height: number): BoardPlan {
  const columns = Array.from({ length: width * depth }, (_, i) => ({
    x: Math.floor(i / depth),
    y: i % depth,
    limit: height,
    inside: true,
  }));
  return { columns, width, depth, height };
}

const STANDARD_VIEW = standardView(1.5);
const tower = box(5, 4, 8);
const shrine = box(10, 10, 5);
const views: View[] = [STANDARD_VIEW, { ...STANDARD_VIEW, polar: 0, azimuth: 0 }, turned(STANDARD_VIEW, 1)];

describe('facing', () => {
  it('names the quarter that is looked along', () => {
    expect(axesOf({ azimuth: 0, polar: quarter }).back[1]).toBeCloseTo(-1);
    expect(axesOf({ azimuth: quarter, polar: quarter }).back[0]).toBeCloseTo(-1);
    expect([0, 1, 2, 3].map((turn) => facingOf(turn * quarter, 0))).toEqual([0, 1, 2, 3]);
    expect(facingOf(-quarter, 0)).toBe(3);
    expect(facingOf(9 * quarter, 0)).toBe(1);
  });

  it('does not flicker half way between two quarters', () => {
    expect(facingOf(0.52 * quarter, 0)).toBe(0);
    expect(facingOf(0.48 * quarter, 1)).toBe(1);
    expect(facingOf(0.6 * quarter, 0)).toBe(1);
  });

  it('grows by one a quarter turn of the table', () => {
    expect(facingOf(turned(STANDARD_VIEW, 1).azimuth, 0)).toBe(1);
    expect(facingOf(turned(STANDARD_VIEW, -1).azimuth, 0)).toBe(3);
    const askew = { ...STANDARD_VIEW, azimuth: STANDARD_VIEW.azimuth + 0.5 };
    expect(turned(askew, 1).azimuth).toBeCloseTo(turned(STANDARD_VIEW, 1).azimuth);
  });

  it('is kept by the view from above, and brought back the short way by the standard view', () => {
    expect(aboveFrom(turned(STANDARD_VIEW, 2)).azimuth).toBeCloseTo(2 * quarter);
    const far = { ...STANDARD_VIEW, azimuth: STANDARD_VIEW.azimuth + 7 * quarter };
    expect(standardFrom(far, 1.5).azimuth).toBeCloseTo(STANDARD_VIEW.azimuth + 8 * quarter);
  });
});

describe('framing', () => {
  it.each([16 / 9, 1, 390 / 844])('shows plan and height whole at an aspect of %f', (aspect) => {
    for (const plan of [tower, shrine, box(4, 8, 8)])
      for (const view of views) {
        const rig = new Rig();
        rig.place(view, plan, aspect);
        let widest = 0;
        for (const x of [0, plan.width])
          for (const y of [0, plan.depth])
            for (const z of [0, plan.height]) {
              const seen = new Vector3(x, y, z).project(rig.camera);
              widest = Math.max(widest, Math.abs(seen.x), Math.abs(seen.y));
            }
        expect(widest).toBeLessThan(1);
        expect(widest).toBeGreaterThan(0.55);
      }
  });

  it('comes nearer to a small plan', () => {
    expect(framing(tower, STANDARD_VIEW, 1).distance).toBeLessThan(framing(shrine, STANDARD_VIEW, 1).distance);
  });
});

describe('orbit and zoom', () => {
  it('never go below the ground or past the zenith', () => {
    expect(orbited(STANDARD_VIEW, 0, -10_000).polar).toBeLessThan(quarter);
    expect(orbited(STANDARD_VIEW, 0, 10_000).polar).toBe(0);
  });

  it('follow the hand: dragged to the right, the front moves right', () => {
    expect(orbited(STANDARD_VIEW, 10, 0).azimuth).toBeGreaterThan(STANDARD_VIEW.azimuth);
  });

  it('keep the camera out of the building', () => {
    const near = zoomed(STANDARD_VIEW, 1000, tower, 1);
    const rig = new Rig();
    rig.place(near, tower, 1);
    expect(rig.camera.position.distanceTo(new Vector3(2.5, 2, 4))).toBeGreaterThan(Math.hypot(5, 4, 8) / 2);
    expect(zoomed(STANDARD_VIEW, 0.0001, tower, 1).zoom).toBeGreaterThan(0.3);
  });

  it('come nearer to the point at the pointer, and back to the middle', () => {
    const corner = { x: 10, y: 0 };
    const near = zoomed(STANDARD_VIEW, 1.5, shrine, 1, corner);
    expect(near.shift[0]).toBeGreaterThan(1);
    expect(near.shift[1]).toBeLessThan(-1);
    const back = zoomed(near, 1 / 1.5, shrine, 1, { x: 0, y: 0 });
    const straight = zoomed(STANDARD_VIEW, 1.5, shrine, 1);
    for (const shift of [...back.shift, ...straight.shift]) expect(shift).toBeCloseTo(0);
  });
});
