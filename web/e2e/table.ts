// What a person does at the table, for the tests: choose a game, move by keys, wait for the others, read the end.

import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Settings } from '../src/state/settings.ts';
import type { Stage } from './browser.ts';

/** Settings that cost no test time it is not about. */
export const QUICK: Partial<Settings> = { lessMotion: true, confirm: false, seconds: 0.2 };

/** Waits until something is so; the test's own time limit ends it otherwise. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** A visit by somebody whose browser remembers these settings, or anything else. */
export function remembering(
  stage: Stage,
  settings: Partial<Settings>,
  others: Record<string, unknown> = {},
): BrowserContextOptions {
  const items = Object.entries({ 'rumis.settings': settings, ...others });
  const localStorage = items.map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  return { storageState: { cookies: [], origins: [{ origin: new URL(stage.address).origin, localStorage }] } };
}

export interface Wish {
  scenario: string;
  players: number;
  variants?: readonly string[];
  /** What each seat is: `human` where nothing is said. */
  seats?: readonly string[];
}

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** Puts a game together on its screen, all players with names, and starts it. */
export async function putTogether(page: Page, { scenario, players, variants = [], seats = [] }: Wish): Promise<void> {
  await page.getByRole('link', { name: 'New game' }).click();
  await scenarioCard(page, scenario).check({ force: true });
  await page.getByRole('radio', { name: `${players} players` }).check({ force: true });
  for (const variant of variants) await page.getByRole('checkbox', { name: variant, exact: true }).check();
  await seat(page, players, seats);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await awaitTurn(page);
}

/** The first scenario with this name: a second one is that of an older edition. */
export function scenarioCard(page: Page, name: string): Locator {
  return page
    .locator('.scenario', { has: page.getByText(name, { exact: true }) })
    .locator('input')
    .first();
}

/** Names everybody and says who is a person. */
export async function seat(page: Page, players: number, seats: readonly string[] = []): Promise<void> {
  for (let player = 0; player < players; player++) {
    await page.getByLabel(`Name of player ${player + 1}`).fill(NAMES[player] ?? '');
    await page.getByLabel(`Who plays for player ${player + 1}`).selectOption(seats[player] ?? 'human');
  }
}

/** The one click of somebody who just wants to play. */
export async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).click();
  await awaitTurn(page);
}

/** Waits until a person has to move (true) or the game is over (false). */
export async function awaitTurn(page: Page): Promise<boolean> {
  await page.locator('.game[data-over="true"], input[name="move"]:enabled').first().waitFor({ state: 'attached' });
  return (await page.locator('.game[data-over="true"]').count()) === 0;
}

/** How many moves have been made. */
export async function moveCount(page: Page): Promise<number> {
  return Number(await page.locator('.stepper input').getAttribute('max'));
}

/** Waits until there are more or fewer moves than these. */
export async function awaitChange(page: Page, moves: number): Promise<void> {
  await page.locator(`.stepper input:not([max="${moves}"])`).waitFor({ state: 'attached' });
}

/** The keys of the stones that can be chosen. */
export async function stoneKeys(page: Page): Promise<string[]> {
  const keys = page.locator('.tray-stone:enabled kbd');
  return keys.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset['key'] ?? ''));
}

/** Makes a move by keys alone, a different kind each time. */
export async function moveByKeys(page: Page): Promise<void> {
  const { moves, keys } = await situation(page);
  await placeByKeys(page, moves, keys);
  await awaitChange(page, moves);
}

/** Plays on by keys until the game is over. */
export async function finishByKeys(page: Page): Promise<void> {
  let now = await situation(page);
  while (!now.isOver) {
    await placeByKeys(page, now.moves, now.keys);
    now = await situation(page, now.moves);
  }
}

async function placeByKeys(page: Page, moves: number, keys: readonly string[]): Promise<void> {
  const key = keys[(moves * 5) % Math.max(1, keys.length)];
  if (key === undefined) throw new Error('no stone can be chosen');
  await page.keyboard.press(key);
  for (let step = 0; step <= moves % 4; step++) await page.keyboard.press('n');
  await page.keyboard.press('Enter');
}

interface Situation {
  isOver: boolean;
  moves: number;
  /** The keys of the stones that can be chosen. */
  keys: readonly string[];
}

/** How a game stands once a person has to move or it is over, after other moves than so many: asked in one go. */
function situation(page: Page, notAfter = -1): Promise<Situation> {
  return page.evaluate(
    (not) =>
      new Promise<Situation>((resolve) => {
        const look = () => {
          const moves = Number(document.querySelector('.stepper input')?.getAttribute('max') ?? not);
          const isOver = document.querySelector('.game[data-over="true"]') !== null;
          const isTurn = document.querySelector('input[name="move"]:enabled') !== null;
          if (moves === not || !(isOver || isTurn)) return void setTimeout(look, 10);
          const stones = [...document.querySelectorAll<HTMLElement>('.tray-stone:enabled kbd')];
          resolve({ isOver, moves, keys: stones.map(({ dataset }) => dataset['key'] ?? '') });
        };
        look();
      }),
    notAfter,
  );
}

/** Brings a game in from its record. */
export async function open(page: Page, record: string): Promise<void> {
  await tryToOpen(page, record);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.stepper').waitFor();
}

/** Pastes a text as a record and asks to open it. */
export async function tryToOpen(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import a game' }).click();
  await page.getByLabel('Or paste the text of the record').fill(text);
  await page.getByRole('button', { name: 'Open the game' }).click();
}

/** The record as the page exports it from the list of games. */
export async function exported(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'My games' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).first().click();
  return readFile(await (await waiting).path(), 'utf8');
}

/** The record of the open game as the browser keeps it. */
export async function kept(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = location.hash.split('/').at(-1) ?? '';
    return (JSON.parse(localStorage.getItem(`rumis.game.${id}`) ?? '{}') as { record: string }).record;
  });
}

/** What the page shows at the end: the points of each colour, and the ranking from the first to the last. */
export async function ending(page: Page): Promise<{ totals: number[]; winners: string[]; ranking: string[] }> {
  await page.locator('.ranking').waitFor();
  const totals = await page.locator('.score-total').allTextContents();
  return {
    totals: totals.map((text) => Number(text.replace('−', '-'))),
    winners: await page.locator('.ranking .winner span').allTextContents(),
    ranking: await page.locator('.ranking li').allTextContents(),
  };
}
