import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AboveView } from './above';
import type { Place } from './cells';
import { draw } from './testing';

/** Without a real layout a pixel is a unit of the drawing: squares are ten wide, y runs down from the far side. */
const plan = { columns: [0, 1, 2].map((x) => ({ x, y: 0, limit: 4, inside: true })), width: 3, depth: 1 };
const nothing = { tops: [], topStones: [], heights: [], marks: [], patterns: false, facing: 0, label: '' } as const;

const onPoint = vi.fn<(at: Place | undefined) => void>();
const onPick = vi.fn<(at: Place) => void>();
let drawing: Element;

beforeEach(() => {
  onPoint.mockClear();
  onPick.mockClear();
  drawing = draw(<AboveView plan={plan} {...nothing} onPoint={onPoint} onPick={onPick} />).querySelector('svg')!;
});

const send = (type: string, pointerType: 'mouse' | 'touch', clientX: number, clientY = 5) =>
  drawing.dispatchEvent(new PointerEvent(type, { pointerType, clientX, clientY, pointerId: 1, isPrimary: true }));

describe('a mouse', () => {
  test('points by hovering, in fractions of squares, until it leaves', () => {
    send('pointermove', 'mouse', 25, 2);
    expect(onPoint).toHaveBeenLastCalledWith({ x: 2.5, y: 0.8 });
    send('pointerleave', 'mouse', 99);
    expect(onPoint).toHaveBeenLastCalledWith(undefined);
    expect(onPick).not.toHaveBeenCalled();
  });

  test('picks by a click', () => {
    send('pointerdown', 'mouse', 5);
    send('pointerup', 'mouse', 5);
    expect(onPick.mock.calls).toEqual([[{ x: 0.5, y: 0.5 }]]);
  });
});

describe('a finger', () => {
  test('points while it slides, stays where it was lifted, and does not pick', () => {
    send('pointerdown', 'touch', 5);
    send('pointermove', 'touch', 25);
    send('pointerup', 'touch', 25);
    send('pointerleave', 'touch', 25);
    expect(onPoint.mock.calls).toEqual([[{ x: 0.5, y: 0.5 }], [{ x: 2.5, y: 0.5 }]]);
    expect(onPick).not.toHaveBeenCalled();
  });

  test('picks by a tap, even if it slips a little', () => {
    send('pointerdown', 'touch', 5);
    send('pointerup', 'touch', 8);
    expect(onPick.mock.calls).toEqual([[{ x: 0.8, y: 0.5 }]]);
  });

  test('that the browser takes away points no more', () => {
    send('pointerdown', 'touch', 5);
    send('pointercancel', 'touch', 5);
    send('pointerup', 'touch', 5);
    expect(onPoint).toHaveBeenLastCalledWith(undefined);
    expect(onPick).not.toHaveBeenCalled();
  });
});
