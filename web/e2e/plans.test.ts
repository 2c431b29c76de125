// A plan of one's own: drawn, played, kept, given away as a file and as a link, and brought in again.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stage } from './browser.ts';
import { QUICK, awaitTurn, kept, moveByKeys, moveCount, remembering } from './table.ts';

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start(['--disable-3d-apis'])));
afterAll(() => stage.stop());

async function visit(options = {}) {
  return stage.visit({ viewport: { width: 1200, height: 1100 }, ...options, ...remembering(stage, QUICK) }, '#/plans');
}

function cell(page: Page, name: RegExp) {
  return page.getByRole('gridcell', { name });
}

/** Draws a rectangle with the pointer from one place to another. */
async function drag(page: Page, from: RegExp, to: RegExp): Promise<void> {
  await page.getByRole('radio', { name: 'Rectangle' }).check({ force: true });
  const [start, end] = [await cell(page, from).boundingBox(), await cell(page, to).boundingBox()];
  if (!start || !end) throw new Error('the sheet cannot be seen');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 });
  await page.mouse.up();
}

/** An empty sheet with a plan of five by five for two, called Terrace. */
async function drawTerrace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'An empty sheet' }).click();
  await page.getByText('The plan has no squares; draw at least one.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Play now' }).isDisabled()).toBe(true);
  await drag(page, /^b2,/, /^f6,/);
  await page.getByRole('radio', { name: 'Square with limit 1', exact: true }).check({ force: true });
  await drag(page, /^b2,/, /^c2,/);
  await page.getByLabel('Name', { exact: true }).fill('Terrace');
}

async function download(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return readFile(await (await waiting).path(), 'utf8');
}

test('a plan is drawn, given heights, played, and is still there after reloading', async () => {
  const { page, errors, leave } = await visit();
  await drawTerrace(page);
  await page.getByText('Room for 94 cubes, and you have 80: plenty of room.').waitFor();
  await page.getByRole('checkbox', { name: '3 players' }).check();
  await page.getByLabel('Height for 3 players').fill('17');
  await page.getByText('The height for 3 players is 17; it must be 1 to 16.').first().waitFor();
  await page.getByLabel('Height for 3 players').fill('5');
  await page.getByText('Room for 117 of 120 cubes').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Room for 140 cubes, and you have 120: plenty of room.').waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.locator('.plan-preview').getByRole('radio', { name: '2 players' }).check({ force: true });
  const plan = await page.evaluate(() => location.hash);
  await page.getByRole('button', { name: 'Play now' }).click();
  await awaitTurn(page);
  await moveByKeys(page);
  expect(await moveCount(page)).toBeGreaterThan(0);
  await page.reload();
  await awaitTurn(page);
  expect(await kept(page)).toContain('name = "Terrace"');
  expect(await moveCount(page)).toBeGreaterThan(0);
  await page.evaluate((hash) => void (location.hash = hash), plan);
  await page.getByRole('heading', { name: 'Terrace' }).waitFor();
  await cell(page, /^b2, square, limit 1$/).waitFor();
  await page.getByRole('link', { name: 'My games' }).click();
  await page.locator('.game-card', { hasText: 'Terrace' }).locator('.plan-picture').waitFor();
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: 'Terrace' }).press('Space');
  await page.getByText('Terrace, two players').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('a plan goes out as a file and a link, and comes in again as it was', async () => {
  const { page, errors, leave } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await drawTerrace(page);
  await page.getByText(/^Ready/).waitFor();
  const file = await download(page);
  expect(file).toContain('".11###.."');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('The link is copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(errors).toEqual([]);
  await leave();

  const other = await visit();
  await other.page.evaluate((hash) => void (location.hash = hash), new URL(link).hash);
  await other.page.getByRole('heading', { name: 'Terrace' }).waitFor();
  expect(await download(other.page)).toBe(file);
  await other.page.getByRole('link', { name: 'All plans' }).click();
  await other.page.getByRole('button', { name: 'Delete: Terrace' }).click();
  await other.page.getByText('Terrace is deleted.').waitFor();
  await importText(other.page, file);
  await other.page.getByRole('heading', { name: 'Terrace' }).waitFor();
  expect(await download(other.page)).toBe(file);
  expect(other.errors).toEqual([]);
  await other.leave();
});

async function importText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import a plan' }).click();
  await page
    .locator('dialog input[type="file"]')
    .setInputFiles({ name: 'plan.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test('a file with faults is told all of them, and can be mended here', async () => {
  const { page, errors, leave } = await visit();
  await importText(page, 'id = "x"\nname = ""\nplan = ["###?"]\n[[players]]\ncount = 2\nheight = 30\n');
  await page.getByText('3 things have to be mended first.').waitFor();
  expect(await page.locator('dialog li').count()).toBe(3);
  await page.getByRole('button', { name: 'Open it and mend it here' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Row');
  await page.getByLabel('Height for 2 players').fill('4');
  await page.getByText(/^Ready/).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('a plan is drawn by keys alone, with its line', async () => {
  const { page, errors, leave } = await visit();
  await page.getByRole('button', { name: 'An empty sheet' }).focus();
  await page.keyboard.press('Enter');
  await cell(page, /^a8,/).focus();
  await page.keyboard.press('2');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('0');
  await page.keyboard.down('Shift');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.up('Shift');
  await cell(page, /^a8, square, limit 2$/).waitFor();
  await cell(page, /^b5, square$/).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('b5, square');
  await page.keyboard.press('Control+z');
  await cell(page, /^b5, no square$/).waitFor();
  await page.keyboard.press('Control+y');
  await page.getByRole('radio', { name: 'Line for 2 players' }).check({ force: true });
  await cell(page, /^b5,/).focus();
  await page.keyboard.press('Enter');
  await cell(page, /^a8, square, limit 2, outside the line$/).waitFor();
  expect(errors).toEqual([]);
  await leave();
});
