// Whole games of Chullpa against the computer on the 3D board: by mouse, by keyboard alone, by touch.

import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stage } from './browser.ts';
import { ruling } from './ruling.ts';
import { awaitChange, awaitTurn, ending, kept, moveCount, open, playNow, remembering, stoneKeys } from './table.ts';

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start()));
afterAll(() => stage.stop());

const CALM = { lessMotion: true };

interface Spot {
  x: number;
  y: number;
}

/** Points all over the canvas where the plan can be, in an order that begins elsewhere each time. */
async function spots(page: Page, turn: number): Promise<Spot[]> {
  const box = await page.locator('.board-host canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  const parts = Array.from({ length: 9 }, (_, index) => 0.2 + 0.075 * index);
  const all = parts.flatMap((down) =>
    parts.map((right) => ({ x: box.x + right * box.width, y: box.y + down * box.height })),
  );
  // 31 has no divisor in common with the 81 points: every one comes once.
  return all.map((_, index) => all[(index * 31 + turn * 17) % all.length] as Spot);
}

/** Tries all over the board, and if need be from the other sides: what stands in front can hide the only place left. */
async function findPlace(
  page: Page,
  turn: number,
  attempt: (spot: Spot, from: Spot) => Promise<boolean>,
): Promise<void> {
  for (let side = 0; side < 4; side++) {
    const all = await spots(page, turn);
    for (const [index, spot] of all.entries()) {
      if (await attempt(spot, all.at(index - 1) ?? spot)) return;
    }
    await page.getByRole('button', { name: 'Turn the table to the right' }).click();
  }
  throw new Error('from no side could the stone be placed');
}

const placeButton = (page: Page) => page.locator('[data-action="place"]');

/** Whether the stone could be placed where it hovers. The page hears of a moving pointer only with the next frame. */
async function isLegal(page: Page): Promise<boolean> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return placeButton(page).isEnabled();
}

/** Leads the stone over the board until it may lie somewhere and takes a click there, then confirms. */
async function moveByMouse(page: Page): Promise<void> {
  const moves = await moveCount(page);
  await page.locator('.tray-stone:enabled').first().click();
  await findPlace(page, moves, async ({ x, y }) => {
    await page.mouse.move(x, y);
    if (!(await isLegal(page))) return false;
    await page.mouse.click(x, y);
    return isLegal(page);
  });
  expect(await moveCount(page)).toBe(moves);
  await placeButton(page).click();
  await awaitChange(page, moves);
}

async function expectEnd(page: Page): Promise<void> {
  const { totals, ranking } = await ending(page);
  const ruled = ruling(await kept(page));
  expect(ruled.over).toBe(true);
  expect(totals).toEqual(ruled.scores);
  expect(ranking).toHaveLength(2);
}

/** How many points of the board are plainly red. */
async function redness(page: Page): Promise<number> {
  const picture = [...(await page.locator('.game-board').screenshot())];
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    let red = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
      if (r > g + 90 && r > b + 90) red++;
    }
    return red;
  }, picture);
}

test('over the 3D board a stone turns red where it may not lie, and the reason is said', async () => {
  const options = { viewport: { width: 1000, height: 700 }, ...remembering(stage, CALM) };
  const { page, errors, leave } = await stage.visit(options);
  await open(page, 'Rumis record 1\nScenario: chullpa\nPlayers: 2\n\n1. a1.1,a2.1,a3.1\n');
  await awaitTurn(page);
  await page.locator('[data-stone="I2"]').click();
  await findPlace(page, 0, async ({ x, y }) => {
    await page.mouse.move(x, y);
    return isLegal(page);
  });
  const allowed = await redness(page);
  // Blue must touch red, which lies at the left edge.
  await findPlace(page, 0, async ({ x, y }) => {
    await page.mouse.move(x, y);
    await isLegal(page);
    return page.locator('.status .why-not', { hasText: 'share a face' }).isVisible();
  });
  expect(await placeButton(page).isEnabled()).toBe(false);
  expect(await redness(page)).toBeGreaterThan(allowed + 125);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator('.status .why-not', { hasText: 'share a face' }).waitFor();
  expect(await moveCount(page)).toBe(1);
  expect(errors).toEqual([]);
  await leave();
});

test('a whole game by mouse', async () => {
  const options = { viewport: { width: 1000, height: 700 }, ...remembering(stage, CALM) };
  const { page, errors, leave } = await stage.visit(options);
  await playNow(page);
  while (await awaitTurn(page)) await moveByMouse(page);
  await expectEnd(page);
  expect(errors).toEqual([]);
  await leave();
}, 300_000);

/** Tabs on until the focus is on something called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.includes(name)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** Chooses by number, then finds a place in one of the ways that keys offer. */
async function moveByKeyboard(page: Page): Promise<void> {
  const moves = await moveCount(page);
  const keys = await stoneKeys(page);
  await page.keyboard.press(keys[moves % keys.length] ?? '1');
  const ways = [['n', 'n'], ['p'], ['q', 'n'], ['ArrowUp', 'ArrowRight', ' '], ['w', 'e', 's', 'd', 'a', 'p']];
  for (const key of ways[(moves / 2) % ways.length] ?? []) await page.keyboard.press(key);
  // Where the cursor stands nothing may fit; somewhere it does.
  if (!(await isLegal(page))) await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await awaitChange(page, moves);
}

test('a whole game by keyboard alone, from the first screen on', async () => {
  const { page, errors, leave } = await stage.visit({
    viewport: { width: 1000, height: 700 },
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await tabTo(page, 'Play now');
  await page.keyboard.press('Enter');
  await awaitTurn(page);
  for (const key of [',', '.', 'z', 'x', 'v', 't', 't']) await page.keyboard.press(key);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('1');
  await page.locator('.hand-actions').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.hand-actions').waitFor({ state: 'detached' });
  while (await awaitTurn(page)) await moveByKeyboard(page);
  await expectEnd(page);
  await tabTo(page, 'Rematch');
  await page.keyboard.press('Enter');
  await page.locator('.stepper input[max="0"], .stepper input[max="1"]').waitFor();
  expect(errors).toEqual([]);
  await leave();
}, 300_000);

/** Slides a finger over the screen. */
async function slide(fingers: CDPSession, from: Spot, to: Spot): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (const part of [0.4, 1]) {
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  // A finger that is lifted while it moves throws, and the browser takes the next tap only as catching.
  await new Promise((resolve) => setTimeout(resolve, 150));
  await touch('touchMove', to);
  await touch('touchEnd');
}

/** Chooses by tapping, then taps where it should go or slides it there, and confirms with the button. */
async function moveByTouch(page: Page, fingers: CDPSession): Promise<void> {
  const moves = await moveCount(page);
  await page.locator('.tray-stone:enabled').last().tap();
  if (moves === 0) await page.getByRole('button', { name: 'Turn left on the table' }).tap();
  await page.locator('.board-host canvas').scrollIntoViewIfNeeded();
  await findPlace(page, moves, async (spot, from) => {
    if (moves % 4 === 0) await page.touchscreen.tap(spot.x, spot.y);
    else await slide(fingers, from, spot);
    return isLegal(page);
  });
  await placeButton(page).tap();
  await awaitChange(page, moves);
}

test('a whole game by touch on a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, errors, leave } = await stage.visit({ ...phone, ...remembering(stage, CALM) });
  const fingers = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Play now' }).tap();
  while (await awaitTurn(page)) await moveByTouch(page, fingers);
  await expectEnd(page);
  expect(errors).toEqual([]);
  await leave();
}, 300_000);
