import { expect, test } from 'vitest';

import { finishedRecord } from '../../testing/rules.js';
import { drawn } from '../drawing.js';
import { FINISHED, INVERSE, MANY, PLACING, VARIANTS, tried } from './figures.js';
import type { Try } from './figures.js';

const verdicts = (of: readonly Try[]) => of.map((one) => tried(one).problem?.code);

test('every drawing of a rule shows what it is about, and what is right', () => {
  expect(verdicts(PLACING.plan)).toEqual(['illegal-off-plan', undefined]);
  expect(verdicts(PLACING.height)).toEqual(['illegal-too-high', undefined]);
  expect(verdicts(PLACING.hole)).toEqual(['illegal-hole', undefined]);
  expect(verdicts(PLACING.first)).toEqual(['illegal-first-touches-nothing', 'illegal-first-not-on-board', undefined]);
  expect(verdicts(PLACING.own)).toEqual(['illegal-must-touch-own', undefined]);
  expect(verdicts(MANY)).toEqual(['illegal-first-shares-face', undefined]);
  expect(verdicts(INVERSE)).toEqual(['illegal-must-not-touch-own', undefined]);
});

test('the stone that is tried is drawn last, over what lies there', () => {
  const { stones } = tried(PLACING.hole[0]!);
  expect(stones.map(({ shown }) => shown)).toEqual([undefined, undefined, 'refused']);
});

test('the positions of the variants can be drawn', () => {
  expect(drawn(finishedRecord({ variants: 'ruinas' })).stones.length).toBeGreaterThan(11);
  expect(drawn(FINISHED).stones).toHaveLength(19);
  expect(new Set(drawn(VARIANTS['four-colours']).stones.map(({ colour }) => colour)).size).toBe(4);
  expect(drawn(VARIANTS.ruinas).stones.every(({ colour }) => colour === 'green')).toBe(true);
  expect(drawn(VARIANTS.rebuild).squares.some(({ inside }) => inside === false)).toBe(true);
});
