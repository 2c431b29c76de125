import { beforeEach, expect, test } from 'vitest';

import { GameState } from '../state/game.js';
import { find } from '../state/library.js';
import { finishedRecord } from '../testing/rules.js';
import { SetUpState, keptSetUp } from './set-up-state.js';

beforeEach(() => localStorage.clear());

function bare(variants = 'standard', players = 2): SetUpState {
  return SetUpState.begin('chullpa', players, variants);
}

const stones = ({ session: { game } }: SetUpState) =>
  game.latest.value.stones.map(({ colour, placement }) => `${colour} ${game.written(placement)}`);

async function lay(state: SetUpState, colour: 'red' | 'blue' | 'green', text: string) {
  state.choose(colour);
  return state.session.tryMove(text);
}

test('stones of every colour are laid in any order, and one that cannot lie says why', async () => {
  const state = bare();
  expect(await lay(state, 'blue', 'a1.1,a2.1')).toBeUndefined();
  expect(await lay(state, 'blue', 'c1.1,c2.1,c3.1')).toBeUndefined();
  expect(await lay(state, 'red', 'a1.2,a2.2')).toBeUndefined();
  expect(await lay(state, 'red', 'd1.2,d2.2,d3.2')).toMatchObject({ code: 'illegal-hole' });
  expect(await lay(state, 'blue', 'e1.1,e2.1')).toMatchObject({ code: 'illegal-not-in-hand' });
  expect(stones(state)).toEqual(['blue a1.1,a2.1', 'blue c1.1,c2.1,c3.1', 'red a1.2,a2.2']);
});

test('a stone is taken with what rests on it, and all of it comes back', async () => {
  const state = bare();
  await lay(state, 'red', 'a1.1,a2.1');
  await lay(state, 'blue', 'a1.2,a2.2');
  const before = stones(state);
  state.take(state.session.game.latest.value.stones[0]!.placement);
  expect(stones(state)).toEqual([]);
  expect(state.taken.value.count).toBe(2);
  state.undo();
  expect(stones(state)).toEqual(before);
  state.redo();
  expect(stones(state)).toEqual([]);
  expect(state.canRedo).toBe(false);
});

test('an empty hand picks up the stone that is seen, turned as it lay', async () => {
  const state = bare();
  await lay(state, 'red', 'a1.1,a2.1,a3.1');
  await lay(state, 'blue', 'a1.2,a2.2');
  state.choose('red');
  await state.session.pick({ x: 0.5, y: 1.5 });
  const { picking, game } = state.session;
  expect(state.chosen.value).toBe('blue');
  expect(picking.stone.value).toBe('I2');
  expect(game.latest.value.stones).toHaveLength(1);
  const way = picking.ways.value.find((placement) => game.written(placement) === 'a1.2,a2.2')!;
  expect(picking.orientation.value).toBe(game.placements.orientation(way));
});

test('the position becomes a game with the turn and the colours out as they were said, kept once', async () => {
  const state = bare('standard', 3);
  await lay(state, 'green', 'a1.1,a2.1');
  state.giveTurn('blue');
  state.setOut('red', true);
  const id = state.keepAsGame();
  expect(state.keepAsGame()).toBe(id);
  const game = GameState.fromRecord(find(id)!.record);
  expect(game.latest.value.toMove).toBe('blue');
  expect(game.latest.value.colours.map(({ out }) => out)).toEqual([true, false, false]);
  expect(game.latest.value.moves).toEqual([]);
  expect(game.latest.value.stones).toHaveLength(1);
});

test('in ruinas the ruins are laid like every other colour', async () => {
  const state = bare('ruinas');
  expect(state.session.game.latest.value.colours.map(({ colour }) => colour)).toEqual(['red', 'blue', 'green']);
  expect(await lay(state, 'green', 'a1.1,a2.1')).toBeUndefined();
  expect(state.session.game.latest.value.colours[2]!.hand).toHaveLength(10);
  state.chooseNext();
  expect(state.chosen.value).toBe('red');
});

test('what is set up is kept, and any position of a game can be changed', async () => {
  const state = bare();
  await lay(state, 'red', 'a1.1,a2.1');
  expect(stones(SetUpState.fromRecord(keptSetUp()!))).toEqual(['red a1.1,a2.1']);
  const played = GameState.fromRecord(finishedRecord());
  const changed = SetUpState.fromRecord(played.record);
  expect(stones(changed).toSorted()).toEqual(
    played.latest.value.stones.map(({ colour, placement }) => `${colour} ${played.written(placement)}`).toSorted(),
  );
  changed.clear();
  expect(stones(changed)).toEqual([]);
});
