import { expect, test } from 'vitest';

import { finishedRecord } from '../testing/rules.js';
import { pack, unpack } from './share.js';

test('a game goes into a link and comes out as it was', async () => {
  const record = finishedRecord({ scenario: 'huaca', players: 6, names: ['Zoë', '', '', '', '', ''] });
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(2000);
  expect(await unpack(packed)).toBe(record);
});

test('nonsense is refused', async () => {
  await expect(unpack('%%%')).rejects.toThrow();
  await expect(unpack('AAAA')).rejects.toThrow();
});

test('a link that unpacks to a flood is refused', async () => {
  await expect(unpack(await pack('x'.repeat(2_000_000)))).rejects.toThrow('too long');
});
