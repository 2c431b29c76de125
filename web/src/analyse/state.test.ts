import { expect, test } from 'vitest';

import type { EngineClient } from '../engine/client.js';
import type { PositionAnalysis } from '../rules.js';
import { isAnalysable } from '../state/analysable.js';
import { GameState } from '../state/game.js';
import { finishedRecord } from '../testing/rules.js';
import * as library from '../state/library.js';
import { keepAnalysis, keptAnalysis } from './kept.js';
import { mistakesOf } from './mistakes.js';
import { AnalysisState } from './state.js';

interface Asked {
  record: string;
  moves: number;
  answer(analysis: PositionAnalysis | undefined): void;
}

/** An engine that answers what the test says. */
function fakeEngine() {
  const asked: Asked[] = [];
  const analyse = (record: string, moves: number) => {
    let answer: Asked['answer'] = () => {};
    const found = new Promise<PositionAnalysis | undefined>((resolve) => (answer = resolve));
    asked.push({ record, moves, answer });
    return { found, cancel: () => answer(undefined) };
  };
  return { asked, engine: { analyse, end: () => {} } as unknown as EngineClient };
}

const worth = (share: number, exact = false) => ({ share, lead: 10 * share - 5, exact });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** An analysis in which red has this share with the best move. */
function analysis(red: number, best = 'a1.1,a2.1', exact = false): PositionAnalysis {
  const moves = [{ text: best, worth: worth(red, exact), line: [best] }];
  return { simulations: 100, worths: [worth(red, exact), worth(1 - red, exact)], points: [5, 4], moves };
}

function stateWithEngine(record = finishedRecord()) {
  const { asked, engine } = fakeEngine();
  return {
    asked,
    state: new AnalysisState(record, engine),
    last: GameState.fromRecord(record).latest.value.moves.length,
  };
}

test('every position is looked at, first the one shown and the one before it, and then it is over', async () => {
  const { asked, state, last } = stateWithEngine();
  state.goTo(state.trunk[3]!);
  const run = state.run();
  for (let index = 0; index <= last; index++) {
    asked[index]!.answer(analysis(0.5));
    await settled();
  }
  await run;
  expect(asked.slice(0, 4).map(({ moves }) => moves)).toEqual([3, 2, 0, 1]);
  expect(asked).toHaveLength(last + 1);
  expect(state.done.value).toBe(last + 1);
  expect(state.isRunning.value).toBe(false);
});

test('a stop keeps what is known, and more time looks again at what is not proved', async () => {
  const { asked, state } = stateWithEngine();
  state.goTo(state.root);
  const run = state.run();
  asked[0]!.answer(analysis(0.5));
  await settled();
  state.stop();
  await run;
  expect(state.done.value).toBe(1);
  state.trunk[1]!.finding.value = { analysis: analysis(1, 'x', true), milliseconds: 1000 };
  expect(state.done.value).toBe(2);
  state.seconds.value = 10;
  expect(state.done.value).toBe(1);
});

test('a move is judged by the best one, from the position after it where nothing else is known', () => {
  const { state } = stateWithEngine();
  const first = state.trunk[1]!;
  state.root.finding.value = { analysis: analysis(0.7), milliseconds: 1000 };
  expect(first.verdict).toBeUndefined();
  first.finding.value = { analysis: analysis(0.45), milliseconds: 1000 };
  expect(first.verdict).toMatchObject({ mark: 'blunder', exact: false });
  expect(first.verdict?.cost).toBeCloseTo(0.25);
  expect(first.better?.text).toBe('a1.1,a2.1');
  state.root.finding.value = { analysis: { ...analysis(0.7), next: worth(0.63) }, milliseconds: 1000 };
  expect(first.verdict?.mark).toBe('doubtful');
});

test('other moves are tried, found again and left', async () => {
  const { state } = stateWithEngine();
  const played = state.trunk[3]!;
  state.goTo(state.trunk[2]!);
  const { game } = state.trial;
  const other = game.legal.value.placements
    .map((placement) => game.written(placement))
    .find((text) => text !== played.text)!;
  await state.try(other);
  expect(state.isInVariation).toBe(true);
  expect(state.current.value.text).toBe(other);
  await state.try(game.written(game.legal.value.placements[0]!));
  expect(state.current.value.moves).toBe(4);
  state.backToGame();
  expect(state.current.value).toBe(state.trunk[2]);
  expect(game.latest.value.moves).toHaveLength(2);
  await state.try(other);
  expect(state.trunk[2]!.children).toHaveLength(2);
  state.backToGame();
  await state.try(played.text);
  expect(state.current.value).toBe(played);
});

test('a tried line is analysed as its own game', async () => {
  const { asked, state } = stateWithEngine();
  state.goTo(state.root);
  const { game } = state.trial;
  const other = game.written(game.legal.value.placements.at(-1)!);
  await state.try(other);
  void state.run();
  expect(asked[0]!.moves).toBe(1);
  expect(GameState.fromRecord(asked[0]!.record).latest.value.moves[0]?.text).toBe(other);
  state.stop();
});

test('the best move is shown on the board', () => {
  const { state } = stateWithEngine();
  state.goTo(state.root);
  state.root.finding.value = { analysis: analysis(0.5), milliseconds: 1 };
  expect(state.trial.proposals.value[0]).toMatchObject({
    colour: 'red',
    cubes: [
      [0, 0, 0],
      [0, 1, 0],
    ],
  });
});

test('the record takes the analysis along as comments', () => {
  const { state } = stateWithEngine();
  const text = state.annotatedRecord(({ moves }) => (moves === 2 ? 'what a move' : ''));
  expect(text).toContain('{what a move}');
  expect(GameState.fromRecord(text).latest.value.moves).toHaveLength(state.trunk.length - 1);
});

test('a game with somebody at a distance is not analysed', () => {
  expect(isAnalysable(['human', 'level3'])).toBe(true);
  expect(isAnalysable(['human', 'distant'])).toBe(false);
});

test('what was found out is kept, with the moves tried, and nothing is looked at twice', async () => {
  const record = finishedRecord();
  const { asked, engine } = fakeEngine();
  const { state: first } = stateWithEngine(record);
  first.trunk.forEach((node) => (node.finding.value = { analysis: analysis(0.5), milliseconds: 1000 }));
  first.trunk[4]!.finding.value = { analysis: analysis(0.5), milliseconds: 0 };
  first.goTo(first.trunk[2]!);
  const { game } = first.trial;
  const texts = game.legal.value.placements.map((placement) => game.written(placement));
  const other = texts.find((text) => text !== first.trunk[3]!.text)!;
  await first.try(other);
  library.save('kept', GameState.fromRecord(record));
  keepAnalysis('kept', first.root, 1);

  const again = new AnalysisState(record, engine, keptAnalysis('kept'));
  expect(again.trunk[2]!.children.map(({ text, isPlayed }) => [text, isPlayed])).toEqual([
    [first.trunk[3]!.text, true],
    [other, false],
  ]);
  expect(again.done.value).toBe(again.trunk.length - 1);
  void again.run();
  expect(asked.map(({ moves }) => moves)).toEqual([4]);
  again.end();
});

test('a game that went on differently keeps what was known, but not what was said of the old move', () => {
  const record = finishedRecord();
  const { state: first } = stateWithEngine(record);
  first.trunk[2]!.finding.value = { analysis: { ...analysis(0.7), next: worth(0.2) }, milliseconds: 1000 };
  keepAnalysis('changed', first.root, 1);
  const game = GameState.fromRecord(record);
  while (game.latest.value.moves.length > 2) game.undo();
  const texts = game.legal.value.placements.map((placement) => game.written(placement));
  game.play(texts.find((text) => text !== first.trunk[3]!.text)!);
  const again = new AnalysisState(game.record, fakeEngine().engine, keptAnalysis('changed'));
  expect(again.trunk[2]!.finding.value?.analysis.worths[0]?.share).toBe(0.7);
  expect(again.trunk[2]!.finding.value?.analysis.next).toBeUndefined();
  expect(again.trunk[2]!.children).toHaveLength(2);
});

test('only so many analyses are kept: those of games that are gone leave first', () => {
  localStorage.clear();
  const { state } = stateWithEngine();
  library.save('mine', GameState.fromRecord(state.record));
  keepAnalysis('mine', state.root, 1);
  for (let number = 0; number < 30; number++) keepAnalysis(`gone${number}`, state.root, 1);
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('rumis.analysis.'));
  expect(kept).toHaveLength(20);
  expect(keptAnalysis('mine')).toBeDefined();
});

test('the best three are shown on the board, and the one that is looked at besides', () => {
  const { state } = stateWithEngine();
  state.goTo(state.root);
  const { game } = state.trial;
  const moves = game.legal.value.placements
    .slice(0, 5)
    .map((placement, index) => ({ text: game.written(placement), worth: worth(0.6 - index / 10), line: [] }));
  state.root.finding.value = { analysis: { ...analysis(0.6), moves }, milliseconds: 1000 };
  const shown = () => state.trial.proposals.value.map(({ tag, isStrong }) => (isStrong ? `!${tag}` : tag));
  expect(shown()).toEqual(['!1 · 60%', '2 · 50%', '3 · 40%']);
  state.shownMove.value = 4;
  expect(shown()).toEqual(['1 · 60%', '2 · 50%', '3 · 40%', '!5 · 20%']);
});

test('the mistakes of each player are counted, and the worst is named', () => {
  const { state } = stateWithEngine();
  // Red goes from 0.9 to 0.5, blue back to where red has 0.58, red down to 0.3.
  [0.9, 0.5, 0.58, 0.3].forEach((red, move) => {
    state.trunk[move]!.finding.value = { analysis: analysis(red), milliseconds: 1000 };
  });
  const toBlue = state.trunk[1]!.finding.value!.analysis;
  toBlue.moves[0]!.worth = worth(0.5);
  const [red, blue] = mistakesOf(state);
  expect(red).toMatchObject({ counts: [2, 0, 0] });
  expect(red!.worst).toBe(state.trunk[1]);
  expect(blue).toMatchObject({ counts: [0, 0, 1] });
});
