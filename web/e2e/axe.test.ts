// axe-core finds nothing to complain about, on any screen, in light and dark.

import axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Stage } from "./browser.ts";
import { SCREENS, twoGames } from "./screens.ts";
import { QUICK, remembering } from "./table.ts";

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start()));
afterAll(() => stage.stop());

/** What axe finds wrong on the page as it is, in a line each. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (source) => {
    if (!("axe" in window)) (0, eval)(source);
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })));
  }, axe.source);
  return found.map(({ id, target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`);
}

test.each(["light", "dark"] as const)("no violation on any screen: %s", async (theme) => {
  // A page that may evaluate what this test brings with it.
  const { page, leave } = await stage.visit({ bypassCSP: true, ...remembering(stage, { ...QUICK, theme }, twoGames()) });
  const found: string[] = [];
  for (const [name, show] of SCREENS) {
    await show(page);
    found.push(...(await violations(page)).map((line) => `${name}: ${line}`));
  }
  expect(found).toEqual([]);
  await leave();
}, 240_000);
