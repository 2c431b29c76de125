// Puzzles: made, solved with help and by keys alone, kept, shared, and all small cubes to look through.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stage } from './browser.ts';
import { QUICK, remembering, until } from './table.ts';

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start()));
afterAll(() => stage.stop());

const PUZZLE = '#/solve/333-R358a-R7da116jc119bb11';

const visit = (path = '') => stage.visit(remembering(stage, QUICK), path);
const free = (page: Page) => page.locator('.solve-figures dd').nth(2).textContent();
const isSolved = (page: Page) => page.getByText('Solved: the box is full.').first().waitFor();

/** Takes hints and lays their stones until the box is full. */
async function solveWithHints(page: Page): Promise<number> {
  let hints = 0;
  while ((await free(page)) !== '0') {
    await page.locator('[data-wish="hint"]').click();
    await page.locator('.solve-said:not(:empty)').waitFor();
    hints++;
    const before = await free(page);
    await page.keyboard.press('g');
    await until(async () => (await free(page)) !== before);
  }
  return hints;
}

test('a difficulty is named as it is chosen', async () => {
  const { page, errors, leave } = await visit('#/solve');
  for (const [step, name] of [
    ['1', 'Very easy'],
    ['5', 'Very hard'],
  ] as const) {
    await page
      .getByRole('radiogroup', { name: 'Difficulty' })
      .getByRole('radio', { name: step })
      .check({ force: true });
    await page.getByText(name, { exact: true }).waitFor();
  }
  expect(errors).toEqual([]);
  await leave();
}, 60_000);

test('the puzzle of the day is solved with hints, and its time is kept', async () => {
  const { page, errors, leave } = await visit();
  await page.getByRole('link', { name: 'Puzzles' }).first().click();
  await page.locator('[data-action="daily"]').click();
  await page.locator('.game.solve').waitFor();
  const hints = await solveWithHints(page);
  await isSolved(page);
  await page.getByText(`with ${hints} hints`).first().waitFor();
  await page.getByRole('link', { name: 'Other puzzles' }).first().click();
  await page.getByText(/^Solved: \d/).waitFor();
  expect(errors).toEqual([]);
  await leave();
}, 120_000);

test('a stone is placed by keys alone, and everything is as it was after a reload', async () => {
  const { page, errors, leave } = await visit('#/solve/333-R123456789ab');
  await page.locator('.game.solve').waitFor();
  for (const key of ['1', 'n', 'Enter']) await page.keyboard.press(key);
  await until(async () => (await free(page)) === '25');
  await page.reload();
  await page.locator('.game.solve').waitFor();
  expect(await free(page)).toBe('25');
  await page.keyboard.press('u');
  expect(errors).toEqual([]);
  await leave();
}, 60_000);

test('a stone goes under another at its level', async () => {
  const { page, errors, leave } = await visit('#/solve/333-R123456789ab');
  await page.locator('input[name="move"]').fill('a1.2,b1.2,c1.2');
  await page.keyboard.press('Enter');
  await until(async () => (await free(page)) === '24');
  await page.getByRole('radio', { name: 'Level 1' }).check({ force: true });
  await page.locator('[data-stone="I2"]').click();
  await page.locator('[data-action="place"]').click();
  await until(async () => (await free(page)) === '22');
  await page.getByRole('img', { name: /^Level 1: [78] cells free/ }).waitFor();
  expect(errors).toEqual([]);
  await leave();
}, 60_000);

test('what must come out is named and comes out; then the solution is shown', async () => {
  const { page, errors, leave } = await visit('#/solve/333-R123456789ab');
  for (const move of ['a1.2,b1.2', 'a2.1,b2.1,b1.1,c1.1']) {
    await page.locator('input[name="move"]').fill(move);
    await page.keyboard.press('Enter');
    await page.locator('input[name="move"]:enabled').waitFor();
  }
  await page.locator('[data-wish="check"]').click();
  await page.getByText('No: one stone has to come out again.').first().waitFor();
  await page.locator('[data-wish="take-back"]').click();
  await page.locator('[data-action="take-out"]').click();
  await page.locator('[data-wish="check"]').click();
  await page.getByText('Yes, it can still be solved.').first().waitFor();
  await page.locator('[data-wish="solution"]').click();
  await page.getByText('That was the solution.').first().waitFor();
  expect(await free(page)).toBe('0');
  expect(errors).toEqual([]);
  await leave();
}, 60_000);

test('a shared puzzle opens, a broken one says what is wrong', async () => {
  const { page, errors, leave } = await visit(PUZZLE);
  await page
    .getByRole('heading', { name: /3 × 3 × 3, difficulty \d/ })
    .first()
    .waitFor();
  await page.evaluate(() => void (location.hash = '#/solve/333-R3x'));
  await page.getByText('Sign 7 of the puzzle is wrong or missing').waitFor();
  expect(errors).toEqual([]);
  await leave();
}, 60_000);

test('a puzzle of a difficulty is made', async () => {
  const { page, errors, leave } = await visit('#/solve');
  await page.getByRole('radiogroup', { name: 'Difficulty' }).getByRole('radio', { name: '2' }).check({ force: true });
  await page.locator('[data-action="make"]').click();
  await page.getByRole('heading', { name: '3 × 3 × 3, difficulty 2' }).first().waitFor();
  expect(errors).toEqual([]);
  await leave();
}, 60_000);

test('all small cubes can be looked through', async () => {
  const { page, errors, leave } = await visit('#/solve/all');
  await page.getByText('of 1,686').waitFor();
  await page.getByRole('button', { name: 'Next cube' }).click();
  await until(async () => (await page.locator('.browse-number').inputValue()) === '2');
  expect(await page.locator('.browse-order li').count()).toBe(7);
  await page.getByRole('radio', { name: /^3,372/ }).check({ force: true });
  await page.getByText('of 3,372').waitFor();
  expect(errors).toEqual([]);
  await leave();
}, 60_000);
