import { describe, expect, it } from 'vitest';

import { setup } from '../testing/rules.js';
import { planFaults, sketchPlan } from '../rules.js';
import { GameState } from '../state/game.js';
import { emptySketch, idOf, rectangle } from './drawing.js';
import { PlanState, partOf } from './state.js';

let state: PlanState;

function drawn(): PlanState {
  const made = new PlanState(emptySketch('My plan'));
  made.stroke.value = 'rectangle';
  made.begin({ x: 1, y: 1 });
  made.moveOn({ x: 5, y: 4 });
  made.end();
  return made;
}

/** The rows of the plan as its file has them. */
function rows({ report }: PlanState): string[] {
  return /plan = \[\n([^\]]*)\]/
    .exec(report.value.toml)![1]!
    .trim()
    .split('\n')
    .map((line) => line.replace(/[ ",]/g, ''));
}

describe('painting', () => {
  it('draws and wipes out squares, as the first place of a stroke says', () => {
    state = new PlanState(emptySketch('My plan'));
    state.begin({ x: 0, y: 0 });
    state.moveOn({ x: 3, y: 0 });
    state.end();
    expect(rows(state).at(-1)).toBe('####....');
    state.begin({ x: 1, y: 0 });
    state.moveOn({ x: 2, y: 0 });
    state.end();
    expect(rows(state).at(-1)).toBe('#..#....');
  });

  it('gives squares limits from 1 to 16', () => {
    state = drawn();
    state.take({ kind: 'square', limit: 12 });
    state.begin({ x: 0, y: 1 });
    state.moveOn({ x: 1, y: 1 });
    state.end();
    expect(rows(state).at(-2)).toBe('CC####..');
  });

  it('leaves no gaps when it is quick, and nothing beside the sheet', () => {
    state = new PlanState(emptySketch('My plan'));
    state.begin({ x: 0, y: 7 });
    state.moveOn({ x: 9, y: -2 });
    state.end();
    expect(rows(state).map((row) => row.indexOf('#'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('is taken back stroke by stroke, and done again', () => {
    state = drawn();
    const before = rows(state);
    state.take({ kind: 'erase' });
    state.begin({ x: 1, y: 1 });
    state.moveOn({ x: 9, y: 9 });
    state.end();
    expect(state.sketch.value.squares).toEqual([]);
    state.undo();
    expect(rows(state)).toEqual(before);
    state.redo();
    expect(state.sketch.value.squares).toEqual([]);
    expect(state.canRedo.value).toBe(false);
  });

  it('can be given up halfway, and what changes nothing is no step', () => {
    state = drawn();
    const before = rows(state);
    state.begin({ x: 1, y: 1 });
    state.moveOn({ x: 9, y: 9 });
    state.giveUp();
    expect(rows(state)).toEqual(before);
    state.undo();
    expect(state.canUndo.value).toBe(false);
    state.take({ kind: 'erase' });
    state.begin({ x: 0, y: 0 });
    state.end();
    expect(state.canUndo.value).toBe(false);
  });

  it('works from the keyboard: one press a square, two a rectangle', () => {
    state = new PlanState(emptySketch('My plan'));
    state.press();
    expect(rows(state)[0]).toBe('#.......');
    state.stroke.value = 'rectangle';
    state.moveCursor(1, -1);
    state.press();
    state.moveCursor(1, -1);
    state.moveCursor(1, 0);
    state.press();
    expect(rows(state).slice(0, 3)).toEqual(['#.......', '.###....', '.###....']);
  });

  it('draws the line of one number of players', () => {
    state = drawn();
    state.take({ kind: 'line', players: 2 });
    state.begin({ x: 0, y: 0 });
    state.moveOn({ x: 3, y: 4 });
    state.end();
    expect(state.report.value.toml).toContain('line = ["a1:d5"]');
    expect(state.room(2)).toMatchObject({ volume: 3 * 4 * 4, cubes: 80 });
  });
});

describe('the sheet', () => {
  it('grows and shrinks on each side, and lines go with it', () => {
    state = drawn();
    state.take({ kind: 'line', players: 2 });
    rectangle({ x: 1, y: 1 }, { x: 2, y: 4 }).forEach((at) => (state.begin(at), state.end()));
    state.resize('left', 1);
    state.resize('bottom', -1);
    expect(state.sketch.value).toMatchObject({ width: 9, depth: 7 });
    expect(rows(state).at(-1)).toBe('..#####..');
    expect(state.report.value.toml).toContain('line = ["c1:d4"]');
    state.undo();
    state.undo();
    expect(state.sketch.value).toMatchObject({ width: 8, depth: 8 });
  });

  it('is never larger than the rules allow, and never nothing', () => {
    state = new PlanState(emptySketch('My plan'));
    for (let times = 0; times < 20; times++) state.resize('right', 1);
    expect(state.sketch.value.width).toBe(16);
    for (let times = 0; times < 20; times++) state.resize('top', -1);
    expect(state.sketch.value.depth).toBe(1);
    expect(state.cursor.value).toEqual({ x: 0, y: 0 });
  });
});

describe('the table of heights', () => {
  it('begins with a height that has room for all stones', () => {
    state = drawn();
    state.setPlayers(3, true);
    expect(state.sketch.value.players.map(({ count, height }) => [count, height])).toEqual([
      [2, 4],
      [3, 6],
    ]);
    expect(state.room(3)).toMatchObject({ volume: 120, cubes: 120 });
    state.setPlayers(3, false);
    expect(state.room(3)).toBeUndefined();
    expect(state.shownFor.value).toBe(2);
  });

  it('takes a run of changes of one height back at once', () => {
    state = drawn();
    state.setHeight(2, 5);
    state.setHeight(2, 6);
    state.undo();
    expect(state.room(2)?.volume).toBe(80);
  });
});

describe('faults', () => {
  it('are all named, each where it belongs', () => {
    state = new PlanState({ ...emptySketch(''), rebuild: true });
    state.setHeight(2, 17);
    expect(state.faultsOf('name').map(({ code }) => code)).toEqual(['scenario-no-name']);
    expect(state.faultsOf('plan').map(({ code }) => code)).toEqual(['scenario-no-squares']);
    expect(state.faultsOf(2).map(({ code }) => code)).toEqual(['scenario-height']);
    expect(state.faultsOf('rebuild').map(({ code }) => code)).toEqual(['scenario-rebuild-without-line']);
    expect(state.report.value.faults).toHaveLength(4);
    state.setPlayers(2, false);
    expect(state.faultsOf('players').map(({ code }) => code)).toEqual(['scenario-no-players']);
  });

  it('of long texts say which text', () => {
    state = drawn();
    state.change({ ...state.sketch.value, note: 'x'.repeat(201) });
    expect(state.report.value.faults.map(partOf)).toEqual(['note']);
  });

  it('go when they are mended, and then the plan can be played', () => {
    state = drawn();
    expect(state.report.value.faults).toEqual([]);
    expect(planFaults(state.report.value.toml)).toEqual([]);
    const { plan } = GameState.begin(setup({ scenario: state.report.value.toml }));
    expect(plan).toMatchObject({ name: 'My plan', scenario: 'my-plan' });
    expect(plan.columns).toHaveLength(20);
  });
});

it('an official plan can be drawn on, and its file read back', () => {
  state = new PlanState(sketchPlan('colca'));
  expect(state.report.value.faults).toEqual([]);
  const again = new PlanState(sketchPlan(state.report.value.toml));
  expect(again.report.value).toEqual(state.report.value);
});

it('the id follows the name', () => {
  expect(idOf('Große Brücke à 2')).toBe('gro-e-brucke-a-2');
  expect(idOf('橋')).toBe('plan');
  state = drawn();
  state.rename('  Ciel, ouvert!');
  expect(state.sketch.value.id).toBe('ciel-ouvert');
});
