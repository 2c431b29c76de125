// Every screen of the page, one after the other, for tests that look at all of them.

import type { Page } from 'playwright-core';
import { finishedRecord } from '../src/testing/rules.ts';
import { awaitTurn } from './table.ts';

/** A finished game and one under way, as the page keeps them. */
export function twoGames(): Record<string, unknown> {
  const summary = { scenario: 'chullpa', name: 'Chullpa', players: 2, names: ['Ada', ''], variants: [] };
  const over = finishedRecord({ names: ['Ada', ''], seats: ['human', 'level3'] });
  const begun = 'Rumis record 1\nScenario: chullpa\nPlayers: 2\nPlayer 1: Ada\n\n1. a1.1,a2.1,a3.1\n';
  const game = (id: string, record: string, changes: object) => ({
    id,
    record,
    undone: [],
    touched: Date.UTC(2026, 10, 15),
    summary: { ...summary, seats: ['human', 'level3'], moves: 1, over: false, points: [0, 0], winners: [], ...changes },
  });
  return {
    'rumis.game.over': game('over', over, { over: true, moves: 22, points: [7, 5], winners: [0] }),
    'rumis.game.begun': game('begun', begun, { seats: ['human', 'human'] }),
  };
}

/** Shows a screen by its address. */
async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => void (location.hash = to), hash);
}

/** Every screen and dialog: its name, and how to get there from any other. Nothing here depends on the language. */
export const SCREENS: readonly (readonly [name: string, show: (page: Page) => Promise<void>])[] = [
  [
    'home',
    async (page) => {
      await go(page, '#/');
      await page.locator('.home .continue').waitFor();
    },
  ],
  [
    'import',
    async (page) => {
      await page.locator('.home .row button').click();
      await page.locator('dialog[open] textarea').fill('nonsense');
      await page.locator('dialog[open] button[type="submit"]').click();
      await page.locator('dialog[open] .problem').waitFor();
    },
  ],
  [
    'new game',
    async (page) => {
      await page.keyboard.press('Escape');
      await go(page, '#/new');
      await page.locator('.new-game').waitFor();
    },
  ],
  [
    'new series',
    async (page) => {
      await page.locator('.new-game .check input[type="checkbox"]').first().check();
      await page.locator('.new-game-start button:disabled').waitFor();
    },
  ],
  [
    'games',
    async (page) => {
      await go(page, '#/games');
      await page.locator('.game-card-actions').first().waitFor();
    },
  ],
  [
    'deleted game, with a toast',
    async (page) => {
      await page.locator('.game-card-actions button').last().click();
      await page.locator('.toast').waitFor();
      await page.locator('.toast button').first().click();
      await page.locator('.toast').waitFor({ state: 'detached' });
      await page.locator('.game-card-actions button').last().click();
      await page.locator('.toast').waitFor();
    },
  ],
  [
    'settings',
    async (page) => {
      await page.locator('.toast button').first().click();
      await go(page, '#/settings');
      await page.locator('.settings').waitFor();
    },
  ],
  [
    'help',
    async (page) => {
      await go(page, '#/help');
      await page.locator('.help').waitFor();
    },
  ],
  [
    'the other ways in the head',
    async (page) => {
      const more = page.locator('.nav-more > button');
      if (await more.isVisible()) await more.click();
      await page.locator('#nav-more a').last().waitFor();
    },
  ],
  [
    'own plans',
    async (page) => {
      await go(page, '#/plans');
      await page.locator('.plan-start').first().waitFor();
    },
  ],
  [
    'import of a plan with faults',
    async (page) => {
      await page.locator('.plans .spread button').click();
      await page.locator('dialog[open] textarea').fill('id = "?"\nname = ""\nplan = ["##x"]\n');
      await page.locator('dialog[open] button[type="submit"]').click();
      await page.locator('dialog[open] .problem').waitFor();
    },
  ],
  [
    'plan with faults',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('.plan-start').first().click();
      await page.locator('.plan-bar button:disabled').first().waitFor();
    },
  ],
  [
    'plan with a line',
    async (page) => {
      await go(page, '#/plans');
      await page.locator('.plan-start').nth(8).click();
      await page.locator('.cell.outside').first().waitFor();
    },
  ],
  [
    'kept plans',
    async (page) => {
      await go(page, '#/plans');
      await page.locator('.plan-card').first().waitFor();
    },
  ],
  [
    'tutorial',
    async (page) => {
      await go(page, '#/learn');
      await page.locator('.learn-step').last().waitFor();
    },
  ],
  [
    'step of the tutorial',
    async (page) => {
      await go(page, '#/learn/cover');
      await page.locator('.lesson-task').waitFor();
      await awaitTurn(page);
    },
  ],
  [
    'step of the tutorial, missed',
    async (page) => {
      await page.locator('input[name="move"]').fill('a3.1,b2.2,a2.2');
      await page.locator('input[name="move"]').press('Enter');
      await page.locator('.move-field .why-not').waitFor();
      await page.locator('input[name="move"]').fill('a1.2,a2.2');
      await page.locator('input[name="move"]').press('Enter');
      await page.locator('[data-outcome="missed"]').waitFor();
    },
  ],
  [
    'rules',
    async (page) => {
      await go(page, '#/rules');
      await page.locator('.rules-variant').last().waitFor();
    },
  ],
  [
    'broken link',
    async (page) => {
      await go(page, '#g=nothing');
      await page.locator('main .button.primary').waitFor();
    },
  ],
  [
    'missing game',
    async (page) => {
      await go(page, '#/game/nowhere');
      await page.locator('main a.button.primary').waitFor();
    },
  ],
  [
    'game',
    async (page) => {
      await go(page, '#/game/begun');
      await awaitTurn(page);
    },
  ],
  [
    'stone in hand, not allowed here',
    async (page) => {
      await page.locator('[data-stone="I2"]').click();
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
      await page.locator('.why-not').waitFor();
    },
  ],
  [
    'settings over a game',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('.game-actions button').nth(-2).click();
      await page.locator('dialog[open] .settings').waitFor();
    },
  ],
  [
    'help over a game',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.locator('.game-actions button').last().click();
      await page.locator('dialog[open] .help').waitFor();
    },
  ],
  [
    'end of a game',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await go(page, '#/game/over');
      await page.locator('.ranking').waitFor();
    },
  ],
  [
    'puzzles',
    async (page) => {
      await go(page, '#/solve');
      await page.locator('.solve-cards').waitFor();
    },
  ],
  [
    'cube that cannot be filled',
    async (page) => {
      await page.locator('input[name="cube-edge"]').last().check({ force: true });
      await page.locator('.why-not').waitFor();
    },
  ],
  [
    'puzzle with a stone in hand',
    async (page) => {
      await go(page, '#/solve/333-R358a-R7da116jc119bb11');
      await page.locator('.tray-stone').first().click();
      await page.locator('.hand-actions').waitFor();
    },
  ],
  [
    'puzzle with something that must come out',
    async (page) => {
      await go(page, '#/solve/333-R123456789ab');
      for (const move of ['a1.2,b1.2', 'a2.1,b2.1,b1.1,c1.1']) {
        await page.locator('input[name="move"]').fill(move);
        await page.keyboard.press('Enter');
        await page.locator('input[name="move"]:enabled').waitFor();
      }
      await page.locator('[data-wish="take-back"]').click();
      await page.locator('[data-action="take-out"]').waitFor();
    },
  ],
  [
    'solved puzzle',
    async (page) => {
      await page.locator('[data-wish="solution"]').click();
      await page.locator('.solve-solved').waitFor();
    },
  ],
  [
    'cube of six colours',
    async (page) => {
      await go(page, '#/solve/666-R123456789abB123456789abG123456789abY123456789abV123456789abO123456789ab-0-in-turn');
      await page.locator('.tray-colours').waitFor();
    },
  ],
  [
    'broken puzzle',
    async (page) => {
      await go(page, '#/solve/333-R3x');
      await page.locator('main a.button.primary').waitFor();
    },
  ],
  [
    'all small cubes',
    async (page) => {
      await go(page, '#/solve/all');
      await page.locator('.browse-order').waitFor();
    },
  ],
  [
    'games to analyse',
    async (page) => {
      await go(page, '#/analyse/');
      await page.locator('[data-game]').first().waitFor();
    },
  ],
  [
    'set up a position',
    async (page) => {
      await go(page, '#/analyse/set-up');
      await page.locator('.set-up .tray-stone:enabled').first().click();
      await page.locator('.set-up [data-action="place"]').click();
      await page.locator('.set-up-lying summary').click();
      await page.locator('.set-up-lying li').waitFor();
    },
  ],
  [
    'analysis',
    async (page) => {
      await go(page, '#/analyse/over');
      await page.locator('.best-move, .verdict').first().waitFor();
    },
  ],
];
