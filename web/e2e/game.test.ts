// What can be done during a game and after it, without the 3D board: what is tested does not depend on it.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedRecord } from '../src/testing/rules.ts';
import { Stage } from './browser.ts';
import { NAMES, QUICK, awaitChange, awaitTurn, ending, finishByKeys, kept, moveByKeys, moveCount } from './table.ts';
import { open, playNow, putTogether, remembering, scenarioCard, seat } from './table.ts';

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start(['--disable-3d-apis'])));
afterAll(() => stage.stop());

const visit = (settings = {}) => stage.visit(remembering(stage, { ...QUICK, ...settings }));

test('an illegal placement says which rule it breaks, and nothing happens', async () => {
  const { page, leave } = await visit();
  await putTogether(page, { scenario: 'Chullpa', players: 2 });
  const field = page.getByLabel('Move as text');
  await field.fill('a1.2,a2.2');
  await page.getByRole('button', { name: 'Make the move' }).click();
  await page.getByRole('alert').getByText('hole').waitFor();
  await field.fill('a1.1,a2.1,a3.1');
  await page.getByRole('button', { name: 'Make the move' }).click();
  await awaitChange(page, 0);
  // Blue must touch red, and the corner is far away from it.
  await page.locator('[data-stone="I2"]').click();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.locator('.status .why-not').waitFor();
  expect(await page.locator('.status .why-not').textContent()).toContain('share a face');
  expect(await page.locator('[data-action="place"]').isEnabled()).toBe(false);
  await page.keyboard.press('Enter');
  expect(await moveCount(page)).toBe(1);
  await leave();
});

test('Enter places what is shown, wherever the focus is', async () => {
  const { page, leave } = await visit();
  await putTogether(page, { scenario: 'Chullpa', players: 2 });
  // On the stone that was clicked.
  await page.locator('[data-stone="I2"]').click();
  for (const key of ['n', 'n', 'Enter']) await page.keyboard.press(key);
  await awaitChange(page, 0);
  // On a square, with the stone shown on another one.
  await page.locator('[data-stone="I3"]').click();
  await page.locator('[role="gridcell"]').last().focus();
  await page.keyboard.press('n');
  await page.locator('.above-ghost:not(.refused)').waitFor();
  const shown = await page.locator('.above-ghost .line').boundingBox();
  await page.keyboard.press('Enter');
  await awaitChange(page, 1);
  const last = await page.locator('.above-last .line').boundingBox();
  // The outlines differ in width, by far less than a square.
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((shown?.[side] ?? NaN) - (last?.[side] ?? NaN))).toBeLessThan(30);
  await leave();
});

test('moves are taken back and made again, with those of the computer', async () => {
  const { page, leave } = await visit();
  await playNow(page);
  await moveByKeys(page);
  await awaitTurn(page);
  const record = await kept(page);
  expect(await moveCount(page)).toBe(2);
  await page.getByRole('button', { name: 'Take back' }).click();
  await awaitChange(page, 2);
  expect(await moveCount(page)).toBe(0);
  await page.reload();
  await awaitTurn(page);
  await page.keyboard.press('r');
  await awaitChange(page, 0);
  expect(await kept(page)).toBe(record);
  await leave();
});

test('a hint names a legal move and shows it', async () => {
  const { page, leave } = await visit();
  await playNow(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const words = await page.locator('.suggestion').textContent();
  await page.locator('.above-ghost').waitFor();
  await page.getByLabel('Move as text').fill(/\S+$/.exec(words ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Make the move' }).click();
  await awaitChange(page, 0);
  expect(await page.locator('.suggestion').count()).toBe(0);
  await leave();
});

test('a thinking computer can be told to move now', async () => {
  // It would think longer than this test may take.
  const { page, leave } = await visit({ seconds: 60 });
  await putTogether(page, { scenario: 'Pirka', players: 2, seats: ['human', 'level9'] });
  await moveByKeys(page);
  await page.getByRole('button', { name: 'Move now' }).click();
  await awaitChange(page, 1);
  expect(await moveCount(page)).toBe(2);
  await leave();
});

test('a finished game is stepped through by buttons, slider and keys', async () => {
  const record = finishedRecord();
  const { page, leave } = await visit();
  await open(page, record);
  await page.locator('.ranking').waitFor();
  const moves = await moveCount(page);
  const says = (move: number) => page.locator('.step', { hasText: `Move ${move} of ${moves}` }).waitFor();
  await page.getByRole('button', { name: 'Step through the game' }).click();
  await says(0);
  await page.getByRole('button', { name: 'One move on' }).click();
  await says(1);
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await says(2);
  await page.locator('h1').focus();
  await page.keyboard.press(']');
  await says(3);
  await page.keyboard.press('[');
  await says(2);
  expect(await page.locator('.ranking').count()).toBe(0);
  await page.keyboard.press('End');
  await says(moves);
  await page.locator('.ranking').waitFor();
  await leave();
});

test('a series of two games adds the points of each player up, whoever begins', async () => {
  const { page, leave } = await visit();
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('checkbox', { name: 'Play a series' }).check();
  await scenarioCard(page, 'Pirka').check({ force: true });
  await seat(page, 2);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await finishByKeys(page);
  const first = await ending(page);
  await page.getByRole('button', { name: 'Next game of the series' }).click();
  await page.locator('.stepper input[max="0"]').waitFor();
  expect(await kept(page)).toContain('Player 1: Ben');
  await finishByKeys(page);
  const second = await ending(page);
  const sums = [0, 1].map((player) => (first.totals[player] ?? 0) + (second.totals[1 - player] ?? 0));
  const shown = await page.locator('section[aria-label="Series"] li').allTextContents();
  expect(shown.map((line) => Number(/[−-]?\d+/.exec(line)?.[0].replace('−', '-')))).toEqual(sums);
  expect(shown.map((line) => line.split(' ')[0])).toEqual(NAMES.slice(0, 2));
  await page.getByText('That was the last game of the series.').waitFor();
  await leave();
}, 240_000);

test('a rematch seats everybody one further, and the finished game is kept', async () => {
  const { page, leave } = await visit();
  await open(page, finishedRecord({ names: ['Ada', 'Ben'] }));
  await page.getByRole('button', { name: 'Rematch, seats rotated' }).click();
  await page.locator('.stepper input[max="0"]').waitFor();
  const record = await kept(page);
  expect(record).toContain('Player 1: Ben');
  expect(record).toContain('Player 2: Ada');
  await page.getByRole('link', { name: 'My games' }).click();
  await page.locator('.game-card').nth(1).waitFor();
  await leave();
});
