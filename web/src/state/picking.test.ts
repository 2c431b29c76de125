import { describe, expect, test } from 'vitest';

import { Heights } from '../board/cells.js';
import { pointOnPlan } from '../board/ray.js';
import { catalogue } from '../rules.js';
import { setup } from '../testing/rules.js';
import { GameState } from './game.js';
import { Picking } from './picking.js';
import type { Cell } from './placements.js';
import { cubesOf } from './session.js';

function chullpa(...moves: string[]): Picking {
  const game = GameState.begin(setup());
  moves.forEach((move) => game.play(move));
  return new Picking(game);
}

describe('a stone in hand', () => {
  test('is shown somewhere legal even before anybody points', () => {
    const picking = chullpa();
    picking.choose('L4');
    expect(picking.aim.value?.placement).toBeDefined();
    expect(picking.move()).toMatch(/^a1/);
  });

  test('is put back when it is chosen again, and when a move is made', () => {
    const game = GameState.begin(setup());
    const picking = new Picking(game);
    picking.choose('L4');
    picking.choose('L4');
    expect(picking.stone.value).toBeUndefined();
    picking.choose('I2');
    game.play('a1.1,a2.1');
    expect(picking.stone.value).toBeUndefined();
  });

  test('snaps to the legal placement nearest to the pointer', () => {
    const picking = chullpa();
    picking.choose('I2');
    const lying = picking.fitting.value.find((number) => catalogue().orientations[number]?.cubes[1]?.[0] === 1);
    picking.orient(lying ?? -1);
    picking.point({ x: 2.2, y: 1.4 });
    expect(picking.move()).toBe('b2.1,c2.1');
    picking.point({ x: 4.9, y: 3.9 });
    expect(picking.move()).toBe('d4.1,e4.1');
  });

  test('goes also where something tall stands before, by pointing at where it would be seen', () => {
    const moves = ['e1.1,e1.2,e1.3', 'd1.1,d1.2,d1.3', 'e2.1,e3.1'];
    const picking = chullpa(...moves);
    const heights = new Heights(moves.map((move) => ({ colour: 'red', cubes: cubesOf(move) ?? [] })));
    const { plan } = GameState.begin(setup());
    picking.choose('I2');
    const standing = picking.fitting.value.find((number) => catalogue().orientations[number]?.cubes[1]?.[2] === 1);
    picking.orient(standing ?? -1);
    const along: Cell = [0, 0.8, -0.6];
    const ways = picking.ways.value.filter((way) => picking.game.placements.orientation(way) === standing);
    const hits = ways.map((way) => {
      const [[x, y, z]] = picking.game.cubes(way) as [Cell, ...Cell[]];
      const from: Cell = [x + 0.5 - 20 * along[0], y + 0.5 - 20 * along[1], z - 20 * along[2]];
      const hit = pointOnPlan(from, along, plan, heights);
      picking.point(hit && { ...hit, sight: { from, along } });
      expect(picking.aim.value?.placement).toBe(way);
      return Math.hypot(x + 0.5 - (hit?.x ?? 0), y + 0.5 - (hit?.y ?? 0));
    });
    // At least one of them cannot be seen.
    expect(Math.max(...hits)).toBeGreaterThan(1.1);
  });

  test('says why it may not lie where nothing legal is near', () => {
    const picking = chullpa('a1.1,a2.1', 'b1.1,b2.1');
    picking.choose('I3');
    const lying = catalogue().orientations.findIndex(({ stone, cubes }) => stone === 'I3' && cubes[1]?.[0] === 1);
    picking.orient(lying);
    picking.point({ x: 3.5, y: 3.5 });
    expect(picking.aim.value?.placement).toBeUndefined();
    expect(picking.aim.value?.problem).toEqual({ code: 'illegal-must-touch-own', details: { colour: 'red' } });
    picking.point({ x: 20, y: 3.5 });
    expect(picking.aim.value?.problem?.code).toBe('illegal-beside-plan');
  });

  test('goes through all its placements and back', () => {
    const picking = chullpa();
    picking.choose('O4');
    const seen = new Set<string | undefined>();
    for (let count = 0; count < picking.ways.value.length; count += 1) {
      picking.cycleAll(1);
      seen.add(picking.move());
    }
    expect(seen.size).toBe(picking.ways.value.length);
    const last = picking.move();
    picking.cycleAll(1);
    picking.cycleAll(-1);
    expect(picking.move()).toBe(last);
  });

  test('cycles the placements that cover a square', () => {
    const picking = chullpa();
    picking.choose('V3');
    picking.moveCursorTo({ x: 2, y: 2 });
    const moves = new Set<string | undefined>();
    for (let count = 0; count < 40; count += 1) {
      picking.cycleHere();
      expect(picking.move()).toContain('c3.');
      moves.add(picking.move());
    }
    expect(moves.size).toBeGreaterThan(10);
  });

  test('is turned relative to the side the board is seen from', () => {
    const picking = chullpa();
    picking.choose('I3');
    const lyingAlong = (axis: number) =>
      catalogue().orientations.findIndex(({ stone, cubes }) => stone === 'I3' && cubes[1]?.[axis] === 1);
    picking.orient(lyingAlong(0));
    picking.turn('away');
    expect(picking.orientation.value).toBe(lyingAlong(0));
    picking.turn('right');
    expect(picking.orientation.value).toBe(lyingAlong(2));
    picking.orient(lyingAlong(0));
    picking.facing.value = 1;
    picking.turn('away');
    expect(picking.orientation.value).toBe(lyingAlong(2));
  });

  test('stays where it is pinned until it is let go', () => {
    const picking = chullpa();
    picking.choose('I2');
    picking.point({ x: 1, y: 1 });
    expect(picking.pin()).toBe(true);
    const move = picking.move();
    picking.point({ x: 4, y: 3 });
    expect(picking.move()).toBe(move);
    picking.unpin();
    picking.point({ x: 4, y: 3 });
    expect(picking.move()).not.toBe(move);
  });

  test('moves with the cursor, which stays on the plan', () => {
    const picking = chullpa();
    picking.step('left');
    expect(picking.cursor.value).toEqual({ x: 2, y: 1 });
    for (let count = 0; count < 9; count += 1) picking.step('left');
    expect(picking.cursor.value).toEqual({ x: 0, y: 1 });
    picking.facing.value = 1;
    picking.step('left');
    expect(picking.cursor.value).toEqual({ x: 0, y: 2 });
  });
});

describe('the second phase of a rebuild', () => {
  test('takes a stone and shows where it can go', () => {
    const game = GameState.begin(setup({ scenario: 'colca', variants: 'rebuild' }));
    while (!game.latest.value.secondPhase) game.play(game.written(game.legal.value.placements[0] ?? 0));
    const picking = new Picking(game);
    while (!game.isOver) {
      const [rebuild] = game.legal.value.rebuilds.values();
      picking.take(rebuild?.taken ?? -1);
      expect(picking.stone.value).toBeDefined();
      expect(picking.mustGoAside).toBe(rebuild?.puts.length === 0);
      game.play(picking.move() ?? '');
    }
    expect(game.latest.value.moves.some(({ taken }) => taken !== undefined)).toBe(true);
  });
});
