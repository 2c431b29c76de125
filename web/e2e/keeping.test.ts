// Nothing is lost: reloads, broken records, links, no connection, a computer player that dies.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedRecord } from '../src/testing/rules.ts';
import { Stage } from './browser.ts';
import {
  QUICK,
  awaitChange,
  awaitTurn,
  kept,
  moveByKeys,
  moveCount,
  open,
  playNow,
  remembering,
  tryToOpen,
} from './table.ts';

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start(['--disable-3d-apis'])));
afterAll(() => stage.stop());

const quick = () => remembering(stage, QUICK);

test('a reload in the middle of a game resumes exactly', async () => {
  const { page, errors, leave } = await stage.visit(quick());
  await playNow(page);
  for (let turn = 0; turn < 3; turn++) {
    await moveByKeys(page);
    await awaitTurn(page);
  }
  const [record, scores] = [await kept(page), await page.locator('.scores').innerText()];
  await page.reload();
  await awaitTurn(page);
  expect(await moveCount(page)).toBe(6);
  expect(await kept(page)).toBe(record);
  expect(await page.locator('.scores').innerText()).toBe(scores);
  await moveByKeys(page);
  await awaitTurn(page);
  expect((await kept(page)).startsWith(record.trimEnd())).toBe(true);
  expect(errors).toEqual([]);
  await leave();
});

test('a reload while the computer thinks lets it think again', async () => {
  const { page, leave } = await stage.visit(remembering(stage, { ...QUICK, seconds: 60 }));
  await open(page, 'Rumis record 1\nScenario: pirka\nPlayers: 2\nSeat 1: level9\n\n');
  await page.getByRole('button', { name: 'Move now' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Move now' }).click();
  await awaitChange(page, 0);
  expect(await moveCount(page)).toBe(1);
  await leave();
});

test.each([
  ['another text', 'Dear diary', 'Rumis record'],
  ['an illegal move', 'Rumis record 1\nScenario: chullpa\nPlayers: 2\n\n1. a1.2,a2.2\n', 'hole'],
  ['a scenario that does not exist', 'Rumis record 1\nScenario: atlantis\nPlayers: 2\n\n', 'atlantis'],
])('a record that is %s is refused in a sentence, and no game is lost', async (_, text, word) => {
  const { page, errors, leave } = await stage.visit(quick());
  await playNow(page);
  await moveByKeys(page);
  await page.getByRole('link', { name: 'My games' }).click();
  const games = await gamesKept(page);
  await tryToOpen(page, text);
  await page.getByRole('dialog').getByRole('alert').getByText(word).waitFor();
  expect(await page.getByLabel('Or paste the text of the record').inputValue()).toBe(text);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await gamesKept(page)).toEqual(games);
  expect(errors).toEqual([]);
  await leave();
});

async function gamesKept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
}

test('a shared link opens the same game in another browser', async () => {
  const record = finishedRecord({ scenario: 'tambo', players: 3, names: ['Ada', 'Ben', 'Zoë'] });
  const first = await stage.visit({ ...quick(), permissions: ['clipboard-read', 'clipboard-write'] });
  await open(first.page, record);
  await first.page.getByRole('button', { name: 'Share' }).click();
  await first.page.getByText('The link is copied').waitFor();
  const link = await first.page.evaluate(() => navigator.clipboard.readText());
  const second = await stage.visit(quick(), link.slice(stage.address.length));
  await second.page.locator('.ranking').waitFor();
  expect(await kept(second.page)).toBe(record);
  await first.leave();
  await second.leave();
});

test('a link that was cut off says so and leads back', async () => {
  const { page, leave } = await stage.visit(quick(), '#g=q1bKzEvLV');
  await page.getByRole('heading', { name: 'This link does not hold a game' }).waitFor();
  await page.getByRole('link', { name: 'To the start page', exact: true }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/');
  await leave();
});

test('without a connection the page opens again and plays on, the computer too', async () => {
  const { page, errors, leave } = await stage.visit({ ...quick(), serviceWorkers: 'allow' });
  await playNow(page);
  await moveByKeys(page);
  await awaitTurn(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const record = await kept(page);
  await page.context().setOffline(true);
  await page.reload();
  await awaitTurn(page);
  expect(await kept(page)).toBe(record);
  await moveByKeys(page);
  await awaitTurn(page);
  expect(await moveCount(page)).toBe(4);
  await page.getByLabel('Language').selectOption('fr');
  await page.locator('html[lang="fr"]').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('another language is chosen in the middle of a game, which goes on, also after a reload', async () => {
  const { page, errors, leave } = await stage.visit(quick());
  await playNow(page);
  await moveByKeys(page);
  await awaitTurn(page);
  const record = await kept(page);
  await page.locator('.tray-stone:enabled').first().click();
  await page.locator('.turn', { hasText: 'place the stone' }).waitFor();
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption('de');
  await page.locator('html[lang="de"]').waitFor();
  await page.getByRole('dialog').getByLabel('Sprache').waitFor();
  await page.keyboard.press('Escape');
  // The stone is still in hand, and everything speaks German.
  await page.locator('.turn', { hasText: 'setze den Stein' }).waitFor();
  await page.getByRole('button', { name: 'Setzen' }).click();
  await awaitChange(page, 2);
  await awaitTurn(page);
  await page.reload();
  await awaitTurn(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.locator('.turn', { hasText: 'wähle einen Stein' }).waitFor();
  expect(await moveCount(page)).toBe(4);
  expect((await kept(page)).startsWith(record.trimEnd())).toBe(true);
  expect(errors).toEqual([]);
  await leave();
});

const DEADLY = { contentType: 'text/javascript', body: "throw new Error('the worker dies')" };

test('a worker that dies is replaced, and the game goes on', async () => {
  const { page, leave } = await stage.visit(quick());
  await page.route('**/worker-*.js', (route) => route.fulfill(DEADLY), { times: 2 });
  await playNow(page);
  await moveByKeys(page);
  await awaitTurn(page);
  expect(await moveCount(page)).toBe(2);
  await leave();
});

test('workers that keep dying are told of, with a way to try again', async () => {
  const { page, leave } = await stage.visit(quick());
  await page.route('**/worker-*.js', (route) => route.fulfill(DEADLY));
  await playNow(page);
  await moveByKeys(page);
  const again = page.locator('.status').getByRole('alert').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute('**/worker-*.js');
  await again.click();
  await awaitTurn(page);
  expect(await moveCount(page)).toBe(2);
  await leave();
});
