import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stage } from './browser.ts';

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start()));
afterAll(() => stage.stop());

test('the page starts and says which version it is', async () => {
  const { page, errors, leave } = await stage.visit({}, '#/settings');
  await page.getByText('Rumis 0.1.0').waitFor();
  expect(errors).toEqual([]);
  await leave();
});
