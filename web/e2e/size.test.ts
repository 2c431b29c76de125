import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Stage } from "./browser.ts";

const ASSETS = join(import.meta.dirname, "../dist/assets");

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start()));
afterAll(() => stage.stop());

function kilobytes(files: readonly string[]): number {
  expect(files).not.toEqual([]);
  return files.reduce((sum, name) => sum + statSync(join(ASSETS, name)).size, 0) / 1000;
}

test("the scripts that the page begins with stay within 220 kB gzipped", async () => {
  const { page, leave } = await stage.visit();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scripts = new Set(loaded.filter((name) => name.includes("/assets/") && name.endsWith(".js")).map((name) => basename(name)));
  expect(kilobytes([...scripts].map((name) => `${name}.gz`))).toBeLessThanOrEqual(220);
  await leave();
});

test("the wasm module stays within 250 kB in brotli", () => {
  expect(kilobytes(readdirSync(ASSETS).filter((name) => name.endsWith(".wasm.br")))).toBeLessThanOrEqual(250);
});
