// The ways from everywhere to everything: the head of the page, its list on narrow screens, and the help.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stage } from './browser.ts';
import { QUICK, remembering } from './table.ts';

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start(['--disable-3d-apis'])));
afterAll(() => stage.stop());

const WAYS = [
  ['Learn', '#/learn'],
  ['Puzzles', '#/solve'],
  ['Analyse', '#/analyse/'],
  ['Own plans', '#/plans'],
] as const;

test('on a wide screen the head leads everywhere', async () => {
  const { page, errors, leave } = await stage.visit({
    ...remembering(stage, QUICK),
    viewport: { width: 1600, height: 800 },
  });
  for (const [name, address] of WAYS) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe(address);
  }
  expect(await page.getByRole('button', { name: 'More' }).isVisible()).toBe(false);
  expect(errors).toEqual([]);
  await leave();
});

test('on a phone they stand behind a button, by finger and by keys', async () => {
  const { page, errors, leave } = await stage.visit({
    ...remembering(stage, QUICK),
    viewport: { width: 360, height: 640 },
  });
  const more = page.getByRole('button', { name: 'More' });
  for (const [name, address] of WAYS) {
    await more.click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe(address);
    expect(await more.getAttribute('aria-expanded')).toBe('false');
  }
  await more.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Learn');
  await page.keyboard.press('Escape');
  expect(await page.locator(':focus').textContent()).toBe('More');
  expect(await page.locator('#nav-more').isVisible()).toBe(false);
  expect(errors).toEqual([]);
  await leave();
});

test('a puzzle tells its keys over itself', async () => {
  const { page, errors, leave } = await stage.visit(remembering(stage, QUICK), '#/solve/333-R123456789ab');
  await page.locator('.tray-stone').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('One level up, one level down').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await leave();
});
