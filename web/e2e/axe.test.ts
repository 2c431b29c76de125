// axe-core finds nothing to complain about, on any screen, in light and dark.

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stage } from './browser.ts';
import { SCREENS, twoGames } from './screens.ts';
import { QUICK, remembering } from './table.ts';

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start()));
afterAll(() => stage.stop());

/** What axe finds wrong on the page as it is, in a line each. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const results = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
    );
  });
  return found.map(({ id, target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`);
}

test.each(['light', 'dark'] as const)(
  'no violation on any screen: %s',
  async (theme) => {
    const { page, leave } = await stage.visit(remembering(stage, { ...QUICK, theme }, twoGames()));
    await page.evaluate(axe.source);
    const found: string[] = [];
    for (const [name, show] of SCREENS) {
      await show(page);
      found.push(...(await violations(page)).map((line) => `${name}: ${line}`));
    }
    expect(found).toEqual([]);
    await leave();
  },
  240_000,
);
