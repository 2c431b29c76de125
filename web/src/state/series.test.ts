import { expect, test } from 'vitest';

import { finishedRecord, setup } from '../testing/rules.js';
import { GameState } from './game.js';
import { afterGame, beginSeries, isOver, pointsOf, setupOf } from './series.js';

test('players move on a seat in every game and keep their points', () => {
  const series = beginSeries(['chullpa', 'pisac'], setup({ names: ['Ada', 'Ben'], seats: ['human', 'level3'] }));
  const first = GameState.fromRecord(finishedRecord());
  const [ada = 0, ben = 0] = pointsOf(first);
  const second = afterGame(series, first);
  expect(second.points).toEqual([ada, ben]);
  expect(setupOf(second, 1, '')).toMatchObject({
    scenario: 'pisac',
    names: ['Ben', 'Ada'],
    seats: ['level3', 'human'],
  });

  const game = GameState.fromRecord(finishedRecord({ scenario: 'pisac' }));
  const [benAgain = 0, adaAgain = 0] = pointsOf(game);
  const done = afterGame(second, game);
  expect(done.points).toEqual([ada + adaAgain, ben + benAgain]);
  expect(isOver(done)).toBe(true);
});

test('in four-colours the better colour of a player counts', () => {
  const game = GameState.fromRecord(finishedRecord({ scenario: 'pirka', variants: 'four-colours' }));
  const totals = game.latest.value.colours.map(({ total }) => total);
  expect(pointsOf(game)).toEqual([Math.max(totals[0] ?? 0, totals[2] ?? 0), Math.max(totals[1] ?? 0, totals[3] ?? 0)]);
});
