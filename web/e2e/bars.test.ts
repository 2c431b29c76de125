// What the page promises to be: small, quick, and still when nothing happens.

import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GameState } from '../src/state/game.ts';
import { finishedRecord } from '../src/testing/rules.ts';
import { Stage } from './browser.ts';
import {
  QUICK,
  awaitTurn,
  finishByKeys,
  kept,
  open,
  playNow,
  putTogether,
  remembering,
  scenarioCard,
  until,
} from './table.ts';

let stage: Stage;
let flat: Stage;
beforeAll(async () => {
  stage = await Stage.start();
  flat = await Stage.start(['--disable-3d-apis']);
});
afterAll(async () => {
  await stage.stop();
  await flat.stop();
});

/** Everything that is loaded from the next load of the page until something is done, each file once. */
async function loadedBy(page: Page, doing: () => Promise<unknown>): Promise<Response[]> {
  const found = new Map<string, Response>();
  page.on('response', (response) => found.set(response.url(), response));
  await page.reload();
  await doing();
  return [...found.values()];
}

/** What those of the files with this ending weigh together when they are packed, in kB. */
async function weight(files: Response[], ending: string, pack: (body: Buffer) => Buffer): Promise<number> {
  const bodies = await Promise.all(files.filter((one) => one.url().endsWith(ending)).map((one) => one.body()));
  expect(bodies.length).toBeGreaterThan(0);
  return bodies.reduce((sum, body) => sum + pack(body).length, 0) / 1000;
}

const visitLoading = () => stage.visit(remembering(stage, QUICK));

test.sequential('the first game takes at most 220 kB of scripts gzipped and 250 kB of wasm in brotli', async () => {
  const { page, leave } = await visitLoading();
  const files = await loadedBy(page, async () => {
    await playNow(page);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.locator('.stepper input[max="2"]').waitFor({ state: 'attached' });
  });
  const scripts = await weight(files, '.js', (body) => gzipSync(body, { level: 9 }));
  const wasm = await weight(files, '.wasm', brotliCompressSync);
  console.log(`scripts ${scripts.toFixed(1)} kB gzipped, wasm ${wasm.toFixed(1)} kB in brotli`);
  expect(files.some((one) => one.url().includes('worker-'))).toBe(true);
  expect(scripts).toBeLessThanOrEqual(220);
  expect(wasm).toBeLessThanOrEqual(250);
  await leave();
});

test.sequential('puzzles take at most 100 kB of wasm in brotli more', async () => {
  const { page, leave } = await visitLoading();
  const files = await loadedBy(page, async () => {
    await page.getByRole('link', { name: 'Puzzles' }).first().click();
    await page.locator('.solve-cards').waitFor();
  });
  const own = files.filter((one) => one.url().includes('rumis_wasm_solve'));
  const wasm = await weight(own, '.wasm', brotliCompressSync);
  console.log(`puzzles ${wasm.toFixed(1)} kB of wasm in brotli`);
  expect(wasm).toBeLessThanOrEqual(100);
  await leave();
});

test.sequential('the first game can be played soon', async () => {
  const begin = performance.now();
  const { page, leave } = await stage.visit();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  const home = performance.now() - begin;
  await playNow(page);
  const game = performance.now() - begin;
  console.log(`first screen after ${home.toFixed(0)} ms, first stone to choose after ${game.toFixed(0)} ms`);
  // Far above the two seconds of a quiet machine, so that a busy one passes too.
  expect(game).toBeLessThan(20_000);
  await leave();
});

/** Counts what WebGL is asked to draw, frame by frame, from the next load on. */
async function countDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: Record<string, number> = {};
    Object.assign(window, { drawCalls: calls });
    const context = WebGL2RenderingContext.prototype as unknown as Record<string, (...rest: unknown[]) => unknown>;
    for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
      const draw = context[name];
      context[name] = function (...rest) {
        const frame = String(document.timeline.currentTime);
        calls[frame] = (calls[frame] ?? 0) + 1;
        return draw?.apply(this, rest);
      };
    }
  });
  await page.reload();
}

const drawn = (page: Page): Promise<number[]> =>
  page.evaluate(() => Object.values((window as unknown as { drawCalls: Record<string, number> }).drawCalls));

/** The record of a six-player game that has only its last move to come. */
function almostFinished(): string {
  const game = GameState.fromRecord(finishedRecord({ scenario: 'huaca', players: 6 }));
  game.undo();
  return game.record;
}

test.sequential(
  'a full board of six players takes fewer than 60 draw calls, and an idle page draws nothing',
  async () => {
    const { page, leave } = await stage.visit(remembering(stage, QUICK));
    await countDrawing(page);
    await open(page, almostFinished());
    await awaitTurn(page);
    await page.locator('.tray-stone:enabled').first().click();
    await page.keyboard.press('n');
    await page.waitForTimeout(2000);
    const before = await drawn(page);
    console.log(`at most ${Math.max(...before)} draw calls a frame`);
    expect(Math.max(...before)).toBeGreaterThan(0);
    expect(Math.max(...before)).toBeLessThan(60);
    await page.waitForTimeout(1000);
    expect(await drawn(page)).toEqual(before);
    await page.keyboard.press('.');
    await until(async () => (await drawn(page)).length > before.length);
    await leave();
  },
);

interface Call {
  name: string;
  start: number;
  duration: number;
}

/** Notes every call of the rules and every long task of the main thread, from the next load on. */
async function watchRules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: Call[] = [];
    const tasks: Call[] = [];
    Object.assign(window, { watched: { calls, tasks } });
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ name, startTime: start, duration }) => tasks.push({ name, start, duration })),
    ).observe({ type: 'longtask', buffered: true });
    const timed =
      (name: string, call: (...rest: unknown[]) => unknown) =>
      (...rest: unknown[]) => {
        const start = performance.now();
        const result = call(...rest);
        calls.push({ name, start, duration: performance.now() - start });
        return result;
      };
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (source, imports) => {
      const { module, instance } = await instantiate(source, imports);
      const wrap = ([name, value]: [string, unknown]) => [
        name,
        typeof value === 'function' && !name.startsWith('__') ? timed(name, value as () => unknown) : value,
      ];
      return { module, instance: { exports: Object.fromEntries(Object.entries(instance.exports).map(wrap)) } } as never;
    };
  });
  await page.reload();
}

const watched = (page: Page): Promise<{ calls: Call[]; tasks: Call[] }> =>
  page.evaluate(() => (window as unknown as { watched: { calls: Call[]; tasks: Call[] } }).watched);

/** How long the rules took in all calls from a moment on. */
const timeInRules = (calls: readonly Call[], since: number): number =>
  calls.filter(({ start }) => start >= since).reduce((sum, { duration }) => sum + duration, 0);

test.sequential('the rules hold the start of a game up by less than 50 ms, on the largest plan for six', async () => {
  // On a busy machine a call can be long because another program was given its time: the quickest of some starts counts.
  const starts: number[] = [];
  while (starts.length < 10 && !(Math.min(...starts) < 50)) {
    const { page, leave } = await flat.visit(remembering(flat, QUICK));
    await watchRules(page);
    await page.getByRole('link', { name: 'New game' }).click();
    await scenarioCard(page, 'Huaca').check({ force: true });
    await page.getByRole('radio', { name: '6 players' }).check({ force: true });
    const since = await page.evaluate(() => performance.now());
    await page.getByRole('button', { name: 'Start the game' }).click();
    await awaitTurn(page);
    const { calls } = await watched(page);
    expect(calls.filter(({ name, start }) => name === 'table_begin' && start >= since)).toHaveLength(1);
    starts.push(timeInRules(calls, since));
    await leave();
  }
  console.log(`a game of six on Huaca begins in ${Math.min(...starts).toFixed(1)} ms of the rules`);
  expect(Math.min(...starts)).toBeLessThan(50);
});

// On a busy machine a task can be long because another program was given its time.
test.sequential(
  'during a game rules and engine never hold the page up, and legal placements are there at once',
  { retry: 2, timeout: 240_000 },
  async () => {
    const { page, leave } = await flat.visit(remembering(flat, { ...QUICK, seconds: 0.5 }));
    await watchRules(page);
    await putTogether(page, { scenario: 'Huaca', players: 5, seats: ['human', 'level9', 'human', 'level5', 'human'] });
    await finishByKeys(page);
    expect(await kept(page)).toContain('Result:');
    const { calls, tasks } = await watched(page);
    const legal = calls
      .filter(({ name }) => name === 'table_legal')
      .map(({ duration }) => duration)
      .toSorted((one, other) => one - other);
    const median = legal[Math.floor(legal.length / 2)] ?? Infinity;
    const begun = calls.findIndex(({ name }) => name === 'table_begin');
    const beginning = calls[begun];
    const inRules = ({ start, duration }: Call) =>
      calls
        .filter((call) => call.start >= start && call.start < start + duration)
        .reduce((sum, call) => sum + call.duration, 0);
    const later = tasks.filter((task) => task.start > (beginning?.start ?? 0));
    const blocked = Math.max(0, ...later.map(inRules));
    console.log(
      `the game begins in ${beginning?.duration.toFixed(1)} ms; legal placements in ${median.toFixed(2)} ms, at most ${legal.at(-1)?.toFixed(1)} ms; ` +
        `${later.length} long tasks, at most ${blocked.toFixed(1)} ms of one in the rules`,
    );
    expect(legal.length).toBeGreaterThan(10);
    expect(median).toBeLessThan(10);
    expect(blocked).toBeLessThan(50);
    await leave();
  },
);
