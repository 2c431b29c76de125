// The sheet of paper a plan is drawn on: a real grid, for the pointer and for keys.

import { useLayoutEffect, useRef } from 'preact/hooks';

import { announce } from '../page/announce.js';
import type { PlanSketch } from '../rules.js';
import { t } from '../texts/texts.js';
import { rowOf, squareAt } from './drawing.js';
import type { Place } from './drawing.js';
import { onSheetKey } from './keys.js';
import type { PlanState } from './state.js';

export function Sheet({ state, describedBy }: { state: PlanState; describedBy: string }) {
  const sheet = useRef<HTMLDivElement>(null);
  const { width, depth } = state.sketch.value;
  const { x, y } = state.cursor.value;
  useFocusThatFollows(sheet, x, y);
  const rows = Array.from({ length: depth }, (_, index) => depth - 1 - index);
  return (
    <div class="sheet-frame">
      <div
        ref={sheet}
        class="sheet"
        role="grid"
        aria-label={t('plans-sheet', { width, depth })}
        aria-describedby={describedBy}
        onKeyDown={(event) => onSheetKey(event, state, () => sayCursor(state))}
        onKeyUp={(event) => event.key === 'Shift' && state.stroke.peek() === 'free' && state.end()}
        onFocusIn={(event) => enter(event.target, state)}
        {...pointing(sheet, state)}
      >
        {rows.map((row) => (
          <Row key={row} state={state} y={row} width={width} />
        ))}
      </div>
      <div class="sheet-letters" aria-hidden="true">
        {Array.from({ length: width }, (_, column) => (
          <span key={column}>{String.fromCharCode(97 + column)}</span>
        ))}
      </div>
      <div class="sheet-numbers" aria-hidden="true">
        {rows.map((row) => (
          <span key={row}>{row + 1}</span>
        ))}
      </div>
    </div>
  );
}

function Row({ state, y, width }: { state: PlanState; y: number; width: number }) {
  const sketch = state.sketch.value;
  const cursor = state.cursor.value;
  const line = lineOf(sketch, state.shownFor.value);
  return (
    <div class="sheet-row" role="row">
      {Array.from({ length: width }, (_, x) => (
        <Cell key={x} sketch={sketch} at={{ x, y }} line={line} isCursor={cursor.x === x && cursor.y === y} />
      ))}
    </div>
  );
}

/** Says whether a place is inside the line that is shown; absent if there is none. */
type Line = ((x: number, y: number) => boolean) | undefined;

function lineOf(sketch: PlanSketch, players: number): Line {
  const inside = new Set(rowOf(sketch, players)?.line.map(([x, y]) => `${x} ${y}`));
  return inside.size === 0 ? undefined : (x, y) => inside.has(`${x} ${y}`);
}

function Cell({ sketch, at, line, isCursor }: { sketch: PlanSketch; at: Place; line: Line; isCursor: boolean }) {
  const { x, y } = at;
  const square = squareAt(sketch, at);
  const isOutside = line !== undefined && !line(x, y);
  const kinds = ['cell', square && 'square', square?.limit !== undefined && 'limited', isOutside && 'outside'];
  return (
    <div
      class={kinds.filter(Boolean).join(' ')}
      role="gridcell"
      data-at={`${x} ${y}`}
      tabIndex={isCursor ? 0 : -1}
      aria-label={cellText(sketch, at, line)}
      style={{ '--limit': square?.limit ?? 0, ...edges(at, line) }}
    >
      <span aria-hidden="true">{square?.limit}</span>
    </div>
  );
}

/** The sides of a cell that the line runs along. */
function edges({ x, y }: Place, line: Line): Record<string, string> {
  if (!line?.(x, y)) return {};
  const edge = (dx: number, dy: number) => (line(x + dx, y + dy) ? '0px' : '3px');
  return { '--top': edge(0, 1), '--right': edge(1, 0), '--bottom': edge(0, -1), '--left': edge(-1, 0) };
}

function cellText(sketch: PlanSketch, at: Place, line: Line): string {
  const square = squareAt(sketch, at);
  const name = `${String.fromCharCode(97 + at.x)}${at.y + 1}`;
  if (!square) return t('plans-cell-none', { square: name });
  const what =
    square.limit === undefined
      ? t('plans-cell-free', { square: name })
      : t('plans-cell-limit', { square: name, limit: square.limit });
  return line && !line(at.x, at.y) ? t('plans-cell-outside', { what }) : what;
}

/** Tells those who listen what the cursor's place has become. */
function sayCursor(state: PlanState): void {
  const sketch = state.sketch.peek();
  announce(cellText(sketch, state.cursor.peek(), lineOf(sketch, state.shownFor.peek())));
}

/** A stroke follows the pointer from press to release, also beyond the sheet. */
function pointing(sheet: { current: HTMLDivElement | null }, state: PlanState) {
  const placeOf = (event: PointerEvent): Place => {
    const { width, depth } = state.sketch.peek();
    const { left, top, width: across, height: down } = (sheet.current as HTMLElement).getBoundingClientRect();
    const x = Math.floor(((event.clientX - left) / across) * width);
    const y = depth - 1 - Math.floor(((event.clientY - top) / down) * depth);
    return { x: Math.min(Math.max(x, 0), width - 1), y: Math.min(Math.max(y, 0), depth - 1) };
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      sheet.current?.setPointerCapture(event.pointerId);
      state.end();
      state.begin(placeOf(event));
    },
    onPointerMove(event: PointerEvent) {
      if (!sheet.current?.hasPointerCapture(event.pointerId)) return;
      const at = placeOf(event);
      const { x, y } = state.cursor.peek();
      if (at.x !== x || at.y !== y) state.moveOn(at);
    },
    onPointerUp: () => state.end(),
    onPointerCancel: () => state.giveUp(),
  };
}

/** The cursor goes where the focus is put, as screen readers do it. */
function enter(cell: EventTarget | null, state: PlanState): void {
  const [x, y] = (cell as HTMLElement).dataset['at']?.split(' ').map(Number) ?? [];
  const cursor = state.cursor.peek();
  if (x === undefined || y === undefined || state.isPainting.peek()) return;
  if (x !== cursor.x || y !== cursor.y) state.cursor.value = { x, y };
}

/** When the cursor moves while the sheet has the focus, the focus goes with it. */
function useFocusThatFollows(sheet: { current: HTMLDivElement | null }, x: number, y: number): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!focused || !sheet.current?.contains(focused)) return;
    const cell = sheet.current.querySelector<HTMLElement>(`[data-at="${x} ${y}"]`);
    if (cell !== focused) cell?.focus();
  }, [sheet, x, y]);
}
