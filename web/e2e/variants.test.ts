// Whole games of people at one screen, each to its end by legal moves: the points that are shown are those of the rules.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stage } from './browser.ts';
import { ruling } from './ruling.ts';
import { NAMES, QUICK, ending, exported, finishByKeys, putTogether, remembering } from './table.ts';
import type { Wish } from './table.ts';

let stage: Stage;
// Drawing in software is slow, and what is counted does not depend on it.
beforeAll(async () => void (stage = await Stage.start(['--disable-3d-apis'])));
afterAll(() => stage.stop());

const GAMES: readonly (readonly [string, Wish])[] = [
  ['four players on Coricancha', { scenario: 'Coricancha', players: 4 }],
  ['five players on Huaca', { scenario: 'Huaca', players: 5 }],
  ['four colours', { scenario: 'Pirka', players: 2, variants: ['Four colours'] }],
  ['ruinas', { scenario: 'Tambo', players: 2, variants: ['Ruinas'] }],
  ['inverse', { scenario: 'Chaka', players: 3, variants: ['Inverse'] }],
  ['rebuild, both phases', { scenario: 'Colca', players: 2, variants: ['Rebuild'] }],
];

test.each(GAMES)('%s is played to its end and counted right', async (_, wish) => {
  const { page, errors, leave } = await stage.visit({
    viewport: { width: 960, height: 720 },
    ...remembering(stage, QUICK),
  });
  await putTogether(page, wish);
  await finishByKeys(page);
  const { totals, winners, ranking } = await ending(page);
  const record = await exported(page);
  const ruled = ruling(record);
  expect(ruled.over).toBe(true);
  expect(totals).toEqual(ruled.scores);
  expect(winners.toSorted()).toEqual(ruled.winners.map((player) => NAMES[player]).toSorted());
  expect(ranking).toHaveLength(wish.players);
  // Only a rebuild moves stones that lie already.
  expect(/>[a-p]\d/.test(record)).toBe(wish.variants?.includes('Rebuild') ?? false);
  expect(errors).toEqual([]);
  await leave();
});
