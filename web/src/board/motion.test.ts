import { describe, expect, it } from 'vitest';
import { ease, Motions } from './motion';

describe('motions', () => {
  it('step from their start to exactly 1, then end', async () => {
    const motions = new Motions();
    const parts: number[] = [];
    const moving = motions.start('lower', 100, 50, (part) => parts.push(part));
    for (const now of [100, 125, 170]) motions.advance(now);
    await moving;
    expect(parts).toEqual([0, 0.5, 1]);
    expect(motions.busy).toBe(false);
  });

  it('jump to their end without a duration, and when another of the name begins', async () => {
    const motions = new Motions();
    const parts: number[] = [];
    await motions.start('lower', 0, 0, (part) => parts.push(part));
    const first = motions.start('lower', 0, 50, (part) => parts.push(part));
    void motions.start('lower', 0, 50, () => undefined);
    await first;
    expect(parts).toEqual([1, 1]);
  });

  it('can be left where they are', async () => {
    const motions = new Motions();
    const parts: number[] = [];
    const moving = motions.start('view', 0, 50, (part) => parts.push(part));
    motions.stop('view');
    await moving;
    motions.advance(60);
    expect(parts).toEqual([]);
  });

  it('are slow at both ends', () => {
    expect([ease(0), ease(0.5), ease(1)]).toEqual([0, 0.5, 1]);
    expect(ease(0.1)).toBeLessThan(0.05);
  });
});
