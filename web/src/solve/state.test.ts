import { describe, expect, test } from 'vitest';

import { Picking } from '../state/picking.js';
import { ignoreProgress } from '../testing/puzzles.js';
import { emptyCube } from './puzzles.js';
import { PuzzleState } from './state.js';

ignoreProgress();

const SMALL = '333-R358a-R7da116jc119bb11';

describe('a puzzle', () => {
  test('has a box, a start and a hand', () => {
    const state = new PuzzleState(SMALL);
    const { edges, start, moves, hand, free, grade } = state.view.value;
    expect([edges, start.length, moves.length, grade]).toEqual([[3, 3, 3], 3, 0, 'free']);
    expect(hand).toEqual([{ colour: 'red', stones: ['V3', 'O4', 'Z4', 'A4'] }]);
    expect(free).toBe(15);
    expect(state.plan.columns).toHaveLength(9);
  });

  test('says of a broken text what is wrong with it', () => {
    expect(() => new PuzzleState('333-R3x')).toThrow(expect.objectContaining({ code: 'puzzle-text-unexpected' }));
    expect(() => new PuzzleState('999-R3')).toThrow(expect.objectContaining({ code: 'puzzle-size' }));
  });

  test('goes back and forth through everything that was done', () => {
    const state = new PuzzleState(emptyCube(3, 1, 'free'));
    state.place('a1.1,a2.1');
    state.place('red:b1.1,b2.1,b3.1');
    state.takeOut(['red:a1.1,a2.1']);
    expect(state.moves).toEqual(['red:b1.1,b2.1,b3.1']);
    expect(state.undo()).toBe(true);
    expect(state.moves).toHaveLength(2);
    expect(state.redo()).toBe(true);
    expect(state.redo()).toBe(false);
    state.undo();
    state.clear();
    expect([state.moves, state.canRedo, state.canUndo]).toEqual([[], false, true]);
  });

  test('refuses what cannot be, and stays as it was', () => {
    const state = new PuzzleState(emptyCube(3, 1, 'touching'));
    state.place('a1.1,a2.1');
    const codes = ['a1.1,a2.1,a3.1', 'c1.2,c2.2,c3.2', 'c1.1,c2.1,c3.1', 'nonsense'].map((move) => {
      try {
        state.place(move);
      } catch (problem) {
        return (problem as { code: string }).code;
      }
      return 'none';
    });
    expect(codes).toEqual(['puzzle-taken', 'illegal-hole', 'illegal-must-touch-own', 'move-cube']);
    expect(state.moves).toHaveLength(1);
  });

  test('an impossible cube is refused in words', () => {
    expect(() => emptyCube(5, 3, 'free')).toThrow(
      expect.objectContaining({ code: 'puzzle-too-few-cubes', details: { have: '120', need: '125' } }),
    );
  });
});

describe('a stone in hand', () => {
  test('comes down from above, and below others at a level or by going through all places', () => {
    const state = new PuzzleState(emptyCube(3, 1, 'free'), ['red:a1.2,b1.2,c1.2']);
    const picking = new Picking(state);
    picking.choose('I2');
    const lying = picking.fitting.value.find((orientation) => {
      picking.orient(orientation);
      picking.point({ x: 1, y: 0.5 });
      return picking.move() === 'red:a1.3,b1.3';
    });
    expect(lying).toBeDefined();
    state.level.value = 0;
    expect(picking.move()).toBe('red:a1.1,b1.1');
    state.level.value = undefined;
    const seen = new Set<string | undefined>();
    picking.ways.value.forEach(() => {
      picking.cycleAll(1);
      seen.add(picking.move());
    });
    expect(seen).toContain('red:a1.1,b1.1');
    expect(seen.size).toBe(picking.ways.value.length);
  });

  test('says why it cannot lie where nothing possible is near', () => {
    const state = new PuzzleState(SMALL);
    const picking = new Picking(state);
    picking.choose('O4');
    picking.point({ x: 9, y: 9 });
    expect(picking.aim.value?.placement).toBeUndefined();
    expect(picking.aim.value?.problem?.code).toBe('puzzle-sticks-out');
  });

  test('is of the colour that was chosen, and goes back when that changes', () => {
    const state = new PuzzleState(emptyCube(4, 2, 'in-turn'));
    const picking = new Picking(state);
    expect(state.colour.value).toBe('red');
    picking.choose('I2');
    state.place(picking.move() ?? '');
    expect([state.colour.value, state.view.value.toMove]).toEqual(['blue', 'blue']);
    picking.choose('I3');
    state.chooseColour('red');
    expect(picking.stone.value).toBeUndefined();
  });
});
