// Somebody who wants to know why a game was lost: the graph, the mistakes, other moves, and a record to take along.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedRecord } from '../src/testing/rules.ts';
import { Stage } from './browser.ts';
import { QUICK, open, remembering } from './table.ts';

let stage: Stage;
// Drawing in software is slow, and the analysis does not depend on it.
beforeAll(async () => void (stage = await Stage.start(['--disable-3d-apis'])));
afterAll(() => stage.stop());

async function shownMove(page: Page): Promise<number> {
  return Number(await page.getByRole('slider').getAttribute('aria-valuenow'));
}

test('a game is analysed, its mistakes are found, other moves tried, and all of it exported', async () => {
  const { page, errors, leave } = await stage.visit(remembering(stage, QUICK));
  await open(page, finishedRecord({ names: ['Ada', 'Ben'] }));
  await page.getByRole('main').getByRole('link', { name: 'Analyse' }).click();
  await page.getByLabel('Time a position').selectOption('0.2');
  await page.locator('[data-done="true"]').waitFor({ timeout: 90_000 });
  expect(await page.locator('.graph-line').count()).toBe(2);

  await meetMistake(page);
  await tryOther(page);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export with comments' }).click();
  const record = await readFile(await (await waiting).path(), 'utf8');
  expect(record).toContain('Expected share of the win: Ada');
  expect(record).toContain('A big mistake: it cost');
  expect(record).toContain('This is proved.');
  expect(errors).toEqual([]);
  await leave();
});

/** Whoever always takes the first move there is makes big mistakes; one click leads to one. */
async function meetMistake(page: Page): Promise<void> {
  await page.locator('.move-button[data-mark="blunder"]').first().click();
  await page.locator('.verdict[data-mark="blunder"]').waitFor();
  const at = await shownMove(page);
  await page.getByRole('button', { name: 'Show what would have been better' }).click();
  expect(await shownMove(page)).toBe(at - 1);
  await page.locator('.above-proposal.strong').waitFor();
  expect(await page.locator('.above-tag').count()).toBe(3);
  await page.getByRole('slider').press('ArrowRight');
  expect(await shownMove(page)).toBe(at);
  await page.getByRole('slider').press('ArrowLeft');
}

/** The best move is tried, and stands in the list when the game is shown again. */
async function tryOther(page: Page): Promise<void> {
  const at = await shownMove(page);
  await page.locator('.best-moves li').first().getByRole('button', { name: 'Try' }).click();
  await page.locator('.branch .move-button[aria-current]').waitFor();
  expect(await page.locator('.branch .move-button').count()).toBe(1);
  await page.locator('.best-move').first().waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  expect(await shownMove(page)).toBe(at);
  expect(await page.locator('.branch .move-button').count()).toBe(1);
  await page.getByRole('button', { name: 'Back to the game' }).waitFor({ state: 'detached' });
}

test('an analysis is there again after the page was left, and nothing of it is lost', async () => {
  const { page, errors, leave } = await stage.visit(remembering(stage, QUICK));
  await open(page, finishedRecord({ names: ['Ada', 'Ben'] }));
  await page.getByRole('main').getByRole('link', { name: 'Analyse' }).click();
  await page.getByLabel('Time a position').selectOption('0.2');
  await page.locator('[data-done="true"]').waitFor({ timeout: 90_000 });
  const marks = await page.locator('.move-mark').allTextContents();
  expect(marks.length).toBeGreaterThan(0);
  await page.reload();
  await page.locator('[data-done="true"]').waitFor();
  expect(await page.locator('.move-mark').allTextContents()).toEqual(marks);
  await page.locator('.mistakes button').first().click();
  await page.locator('.verdict[data-mark]').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('a position is set up by hand, in any order of colours, analysed, and changed again', async () => {
  const { page, errors, leave } = await stage.visit(remembering(stage, QUICK), '#/analyse/set-up');
  await layByText(page, 'blue', 'a1.1,a2.1');
  await layByText(page, 'blue', 'b1.1,b2.1,b3.1');
  await layByText(page, 'red', 'a1.2,a2.2');
  await page.locator('input[name="move"]').fill('e1.3,e2.3,e3.3');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'hole' }).waitFor();
  await page.locator('.set-up-lying summary', { hasText: '3 stones' }).click();
  // Red rests on it.
  await page.getByRole('button', { name: 'Take away: Blue, pair: a1.1,a2.1' }).click();
  await page.locator('.set-up-lying summary', { hasText: 'One stone' }).waitFor();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.locator('.set-up-lying summary', { hasText: '3 stones' }).waitFor();
  await page.getByRole('radio', { name: 'The turn belongs to blue' }).check();
  await page.reload();
  await page.locator('.set-up-lying summary', { hasText: '3 stones' }).waitFor();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.locator('.best-move').first().waitFor();
  expect(await page.locator('.turn').textContent()).toContain('blue');
  expect(await page.locator('.above-tag').count()).toBe(3);
  await page.getByRole('button', { name: 'Change this position' }).click();
  await page.locator('.set-up-lying summary', { hasText: '3 stones' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

async function layByText(page: Page, colour: string, cubes: string): Promise<void> {
  await page.locator(`.set-up-colours [data-colour="${colour}"]`).click();
  await page.locator('input[name="move"]').fill(cubes);
  await page.keyboard.press('Enter');
  await page.locator('input[name="move"][value=""], input[name="move"]:placeholder-shown').waitFor();
}

test('another plan keeps the place of the focus, and the stones before come back', async () => {
  const { page, errors, leave } = await stage.visit(remembering(stage, QUICK), '#/analyse/set-up');
  await layByText(page, 'red', 'a1.1,a2.1');
  await page.getByLabel('Scenario').focus();
  await page.getByLabel('Scenario').selectOption('pisac');
  await page.locator('.set-up-lying summary', { hasText: 'No stones' }).waitFor();
  expect(await page.locator(':focus').inputValue()).toBe('pisac');
  await page.getByLabel('Number of players').selectOption('3');
  await page.locator('.set-up-colours [data-colour="green"]').waitFor();
  await page.locator('.toast').getByRole('button', { name: 'Take back' }).click();
  await page.locator('.set-up-lying summary', { hasText: 'One stone' }).waitFor();
  expect(await page.getByLabel('Scenario').inputValue()).toBe('chullpa');
  expect(errors).toEqual([]);
  await leave();
});

test('a stone on the board is picked up and laid elsewhere by keys alone', async () => {
  const { page, errors, leave } = await stage.visit(remembering(stage, QUICK), '#/analyse/set-up');
  await layByText(page, 'red', 'a1.1,a2.1');
  await page.getByRole('heading', { name: 'Set up a position' }).click();
  await page.locator('[role="gridcell"]').filter({ hasText: 'a1' }).first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.set-up-lying summary', { hasText: 'No stones' }).waitFor();
  await page.locator('[data-action="place"]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.set-up-lying summary', { hasText: 'One stone' }).click();
  expect(await page.locator('.set-up-lying li').textContent()).not.toContain('a1.1');
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await page.keyboard.press('c');
  await page.locator('[data-colour="blue"][aria-pressed="true"]').waitFor();
  expect(errors).toEqual([]);
  await leave();
});
