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
  await page.getByRole('link', { name: 'Analyse' }).click();
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
  await page.locator('.above-ghost').waitFor();
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

test('a position is set up in writing and by hand', async () => {
  const { page, errors, leave } = await stage.visit(remembering(stage, QUICK), '#/analyse/');
  await page.getByLabel('Moves, with blanks between').fill('1. a1.2,a2.2');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.getByRole('alert').filter({ hasText: 'hole' }).waitFor();
  await page.getByLabel('Moves, with blanks between').fill('1. a1.1,a2.1');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.locator('.best-move').first().waitFor();
  await page.locator('.tray-stone:enabled').first().click();
  await page.locator('[data-action="place"]').click();
  await page.locator('.branch .move-button[aria-current]').waitFor();
  expect(errors).toEqual([]);
  await leave();
});
