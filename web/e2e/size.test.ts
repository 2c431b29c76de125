import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ASSETS = join(import.meta.dirname, "../dist/assets");

function kilobytes(ending: string): number {
  const files = readdirSync(ASSETS).filter((name) => name.endsWith(ending));
  expect(files).not.toEqual([]);
  return files.reduce((sum, name) => sum + statSync(join(ASSETS, name)).size, 0) / 1000;
}

test("all scripts together stay within 220 kB gzipped", () => {
  expect(kilobytes(".js.gz")).toBeLessThanOrEqual(220);
});

test("the wasm module stays within 250 kB in brotli", () => {
  expect(kilobytes(".wasm.br")).toBeLessThanOrEqual(250);
});
