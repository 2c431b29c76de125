import { describe, expect, test } from 'vitest';

import { GameState } from '../state/game.js';
import { setup } from '../testing/rules.js';
import { Lesson } from './lesson.js';
import { STEP_NAMES, stepOf } from './steps.js';

const names = ['You', 'Rival'] as const;
const lesson = (name: string) => new Lesson(stepOf(name), names);

describe.each(STEP_NAMES)('the step %s', (name) => {
  test('can be played by the learner, and its solution leads towards its end', async () => {
    const step = lesson(name);
    expect(step.isMyTurn.value).toBe(true);
    expect(step.canUndo).toBe(false);
    expect(await step.tryMove(step.step.solution)).toBeUndefined();
    while (step.outcome.value === 'going') {
      await step.askForHint();
      expect(await step.tryMove(step.hint.value?.move ?? '')).toBeUndefined();
    }
    expect(step.outcome.value).toBe('done');
    expect(step.isMyTurn.value).toBe(false);
  });

  test('can be repeated from its beginning', async () => {
    const step = lesson(name);
    const before = step.game.record;
    await step.tryMove(step.step.solution);
    step.repeat();
    expect(step.game.record).toBe(before);
    expect(step.outcome.value).toBe('going');
    expect(step.isMyTurn.value).toBe(true);
  });
});

describe.each(['holes', 'heights', 'shut-out', 'cover', 'count'])('in the step %s', (name) => {
  test('some moves are allowed and still miss the task', () => {
    const { game, step } = lesson(name);
    const missing = game.legal.value.placements.find((placement) => {
      const other = lesson(step.name);
      other.game.play(game.written(placement));
      return other.outcome.value === 'missed';
    });
    expect(missing).toBeDefined();
  });
});

test('the last step can be lost', async () => {
  const after = async (...moves: readonly string[]) => {
    const step = lesson('left-over');
    for (const move of moves) await step.tryMove(move);
    return step;
  };
  const poor = 'b1.2,b1.3,c1.3,c2.3';
  const { game } = await after(poor);
  const ends = game.legal.value.placements.map((next) => after(poor, game.written(next)));
  const outcomes = (await Promise.all(ends)).map(({ outcome }) => outcome.value);
  expect(outcomes).toContain('missed');
});

test('a refused move changes nothing and says which rule it breaks', async () => {
  const refused = async (name: string, move: string) => (await lesson(name).tryMove(move))?.code;
  expect(await refused('touch', 'd4.1,e4.1')).toBe('illegal-must-touch-own');
  expect(await refused('holes', 'b1.2,b2.2')).toBe('illegal-hole');
  expect(await refused('heights', 'a2.2,a2.3')).toBe('illegal-too-high');
  expect(await refused('first', 'e1.1,f1.1')).toBe('illegal-off-plan');
});

test('the rival answers the first stone by leaning against it', async () => {
  const step = lesson('first');
  await step.tryMove('a1.1,a2.1');
  expect(step.game.latest.value.moves.map(({ colour }) => colour)).toEqual(['red', 'blue']);
  expect(step.outcome.value).toBe('done');
});

test('level 1 can say why it moved', () => {
  const game = GameState.begin(setup({ seats: ['level1', 'human'] }));
  ['a1.1,a2.1', 'b1.1,b2.1', 'a1.2,b1.2,b2.2'].forEach((move) => game.play(move));
  expect(game.reason(0)).toMatchObject({ code: 'why-shows', fresh: 2, covered: 0, cubes: 2 });
  expect(game.reason(2)).toMatchObject({ code: 'why-covers', fresh: 2, covered: 2, cubes: 3 });
  expect(game.reason(3)).toBeUndefined();
});
