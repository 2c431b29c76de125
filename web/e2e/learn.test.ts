// The tutorial from its first step to its last, the rules, and level 1 saying why.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STEP_NAMES, stepOf } from '../src/learn/steps.ts';
import { Stage } from './browser.ts';
import { QUICK, awaitTurn, moveByKeys, remembering } from './table.ts';

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start(['--disable-3d-apis'])));
afterAll(() => stage.stop());

async function write(page: Page, move: string): Promise<void> {
  await page.locator('input[name="move"]:enabled').fill(move);
  await page.keyboard.press('Enter');
}

/** Waits until the tutorial says something over the board. */
async function said(page: Page, words: string): Promise<void> {
  await page.locator('.lesson-words').getByText(words).waitFor();
}

/** Asks to be shown a move until the step is done, and makes each. */
async function doStep(page: Page): Promise<void> {
  while ((await page.locator('[data-outcome="going"]').count()) > 0) {
    await page.getByRole('button', { name: 'Show me' }).click();
    const shown = await page.locator('.suggestion').textContent();
    await write(page, /[a-p]\d+\.\d+(,[a-p]\d+\.\d+)+/.exec(shown ?? '')?.[0] ?? '');
    await page.locator('[data-outcome="done"], input[name="move"]:enabled').first().waitFor();
  }
}

test('somebody new is led from the first screen through all steps into a game', async () => {
  const { page, errors, leave } = await stage.visit(remembering(stage, QUICK));
  await page.getByRole('link', { name: /Learn in five minutes/ }).click();
  await page.getByRole('link', { name: 'Begin' }).click();
  for (const name of STEP_NAMES) {
    await page.waitForURL(new RegExp(`#/learn/${name}$`));
    // The address changes a moment before the step.
    await page.locator('[data-outcome="going"]').waitFor();
    await doStep(page);
    await page.locator('[data-action="next"], [data-action="play"]').waitFor();
    if (name !== 'left-over') await page.locator('[data-action="next"]').click();
  }
  await page.getByRole('link', { name: 'All steps' }).click();
  await page.locator('.learn-step').last().waitFor();
  expect(await page.locator('.learn-step-done .icon').count()).toBe(STEP_NAMES.length);
  await page.reload();
  await page.locator('.learn-step').last().waitFor();
  expect(await page.locator('.learn-step-done .icon').count()).toBe(STEP_NAMES.length);
  await page.getByRole('button', { name: 'Play against level 1' }).click();
  await awaitTurn(page);
  expect(errors).toEqual([]);
  await leave();
});

test('a step says what is wrong, lets one try again, and takes keys', async () => {
  const { page, leave } = await stage.visit(remembering(stage, QUICK), '#/learn/holes');
  await awaitTurn(page);
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await said(page, 'until its underside fits the ground');
  await page.keyboard.press('Escape');
  await write(page, 'a1.1,b1.1');
  await said(page, 'the stone lies on one level only');
  await page.getByRole('button', { name: 'Try again' }).click();
  await write(page, stepOf('holes').solution);
  await said(page, 'no hole is left');
  await page.getByRole('button', { name: 'Start again' }).click();
  await awaitTurn(page);
  expect(await page.locator('[data-outcome="going"]').count()).toBe(1);
  await leave();
});

test('the rules show every scenario in every language, and draw it for other numbers of players', async () => {
  const { page, errors, leave } = await stage.visit(remembering(stage, QUICK), '#/rules');
  await page.getByRole('heading', { name: 'All variants' }).waitFor();
  expect(await page.locator('[data-scenario]').count()).toBe(13);
  expect(await page.locator('.rules-try[data-allowed="false"]').count()).toBe(8);
  await page.getByRole('radio', { name: '6' }).check({ force: true });
  await page.locator('[data-scenario="huaca"]').getByText('drawn for 6 players').waitFor();
  await page.getByLabel('Language').selectOption('fr');
  await page.getByRole('heading', { name: 'Toutes les variantes' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('level 1 says why it moved', async () => {
  const game = {
    id: 'one',
    record: 'Rumis record 1\nScenario: chullpa\nPlayers: 2\nSeat 2: level1\n\n',
    undone: [],
    touched: 0,
    summary: {
      scenario: 'chullpa',
      name: 'Chullpa',
      players: 2,
      names: ['', ''],
      seats: ['human', 'level1'],
      moves: 0,
      over: false,
      variants: [],
      points: [0, 0],
      winners: [],
    },
  };
  const { page, leave } = await stage.visit(remembering(stage, QUICK, { 'rumis.game.one': game }), '#/game/one');
  await awaitTurn(page);
  expect(await page.getByRole('button', { name: 'Why?' }).count()).toBe(0);
  await moveByKeys(page);
  await awaitTurn(page);
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByText(/Level 1 looked at two moves|the only move/).waitFor();
  await leave();
});
