import { act } from 'preact/test-utils';
import { useState } from 'preact/hooks';
import { describe, expect, test, vi } from 'vitest';
import type { Place } from './cells';
import { SquareGrid } from './grid';
import type { GroundPlan } from './layout';
import { draw } from './testing';

/** A ring of eight squares around a hole, as plans list them: by x, then y. */
const columns = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y, limit: 4, inside: true })));
const RING: GroundPlan = { columns: columns.filter(({ x, y }) => x !== 1 || y !== 1), width: 3, depth: 3 };

const nameOf = (column: number) => {
  const { x = 0, y = 0 } = RING.columns[column] ?? {};
  return `${'abc'[x]}${y + 1}`;
};

/** Presses a key where the focus is. */
function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  void act(() => void document.activeElement?.dispatchEvent(event));
  return event;
}

/** A grid whose cursor goes where it is told to go. */
function table({ start, visible = true }: { start?: Place; visible?: boolean } = {}) {
  const onPick = vi.fn<(at: Place) => void>();
  const onCursor = vi.fn<(at: Place) => void>();
  function Table() {
    const [cursor, setCursor] = useState<Place | undefined>(start);
    const move = (at: Place) => {
      onCursor(at);
      setCursor(at);
    };
    const rest = { cellLabel: nameOf, label: 'squares', cursor, onCursor: move, onPick, visible };
    return <SquareGrid plan={RING} {...rest} />;
  }
  const root = draw(<Table />);
  const reachable = () => [...root.querySelectorAll<HTMLElement>("[role=gridcell][tabindex='0']")];
  const focus = () => void act(() => reachable()[0]?.focus());
  return { root, onPick, onCursor, reachable, focus };
}

describe('what a screen reader finds', () => {
  test('rows from the highest y down, cells with the given texts, none for the hole', () => {
    const { root } = table();
    const rows = [...root.querySelectorAll('[role=grid] > [role=row]')];
    const texts = rows.map((row) => [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent));
    expect(texts).toEqual([
      ['a3', 'b3', 'c3'],
      ['a2', 'c2'],
      ['a1', 'b1', 'c1'],
    ]);
    expect(root.querySelector('[role=grid]')?.getAttribute('aria-label')).toBe('squares');
  });

  test('cells know their column although one is missing', () => {
    const { root } = table();
    const middle = root.querySelectorAll('[role=row]')[1];
    const cells = [...(middle?.querySelectorAll('[role=gridcell]') ?? [])];
    expect(cells.map((cell) => cell.getAttribute('aria-colindex'))).toEqual(['1', '3']);
  });

  test('the same cells when it is hidden from eyes', () => {
    const { root } = table({ visible: false });
    expect(root.querySelector('.square-grid.unseen')?.querySelectorAll('[role=gridcell]')).toHaveLength(8);
  });
});

describe('the keyboard', () => {
  test("Tab reaches one cell: a1 at first, then the cursor's", () => {
    expect(
      table()
        .reachable()
        .map((cell) => cell.textContent),
    ).toEqual(['a1']);
    expect(
      table({ start: { x: 2, y: 1 } })
        .reachable()
        .map((cell) => cell.textContent),
    ).toEqual(['c2']);
  });

  test('arrows move cursor and focus, over the hole, and stop at the border', () => {
    const { focus, reachable } = table();
    focus();
    const walk = ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map((key) => {
      press(key);
      expect(document.activeElement).toBe(reachable()[0]);
      return document.activeElement?.textContent;
    });
    expect(walk).toEqual(['a2', 'c2', 'c2', 'c3', 'b3', 'b1']);
  });

  // Fast typing once sent focus and cursor to and fro between two squares, and the page hung.
  test('the focus that follows the cursor does not move it again', () => {
    const { focus, onCursor } = table({ start: { x: 0, y: 0 } });
    focus();
    press('ArrowRight');
    press('ArrowRight');
    expect(onCursor.mock.calls).toEqual([[{ x: 1, y: 0 }], [{ x: 2, y: 0 }]]);
  });

  test('a cell that gets the focus otherwise takes the cursor along', () => {
    const { root, onCursor } = table({ start: { x: 0, y: 0 } });
    void act(() => root.querySelectorAll<HTMLElement>('[role=gridcell]')[2]?.focus());
    expect(onCursor.mock.calls).toEqual([[{ x: 2, y: 2 }]]);
  });

  test('Home and End go to the ends of the row', () => {
    const { focus, onCursor } = table({ start: { x: 1, y: 2 } });
    focus();
    press('End');
    expect(onCursor).toHaveBeenLastCalledWith({ x: 2, y: 2 });
    press('Home');
    expect(onCursor).toHaveBeenLastCalledWith({ x: 0, y: 2 });
  });

  // Enter once placed the stone at the square with the focus, although N had shown it elsewhere.
  test.each(['n', 'Enter', ' '])('%j is left to the page', (key) => {
    const { focus, onCursor, onPick } = table({ start: { x: 0, y: 0 } });
    focus();
    onCursor.mockClear();
    expect(press(key).defaultPrevented).toBe(false);
    expect(onCursor).not.toHaveBeenCalled();
    expect(onPick).not.toHaveBeenCalled();
  });

  test('a cursor that is moved elsewhere does not draw the focus into the grid', () => {
    const deaf = { onCursor: () => {}, onPick: () => {} };
    const grid = (cursor: Place) => (
      <SquareGrid plan={RING} cellLabel={nameOf} label="" cursor={cursor} visible {...deaf} />
    );
    const root = draw(grid({ x: 0, y: 0 }));
    draw(grid({ x: 2, y: 2 }), root);
    expect(root.contains(document.activeElement)).toBe(false);
  });
});

test('a click picks the square', () => {
  const { root, onPick } = table();
  root.querySelectorAll<HTMLElement>('[role=gridcell]')[3]?.click();
  expect(onPick).toHaveBeenCalledWith({ x: 0, y: 1 });
});
