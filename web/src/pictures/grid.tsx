/** The squares as a real grid, for keyboards and screen readers, and for pointers where there is no 3D board. */

import type { CSSProperties, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Place, keyOf } from './cells';
import { type GroundPlan, MARGIN, ONE } from './layout';

export interface GridProps {
  plan: GroundPlan;
  /** What a square says, by the number of its column. */
  cellLabel: (column: number) => string;
  label: string;
  cursor: Place | undefined;
  onCursor: (at: Place) => void;
  onPick: (at: Place) => void;
  /** True lays its cells over an `AboveView` (facing 0) within the same `.above-stack`; false hides it from eyes. */
  visible: boolean;
}

/** Rows from the highest y down, cells from a on; one cell at a time can be reached by Tab, arrows move. */
export function SquareGrid(props: GridProps): JSX.Element {
  const { plan, label, cursor, visible } = props;
  const grid = useRef<HTMLDivElement>(null);
  const current = columnAt(plan, cursor) ?? firstColumn(plan);
  useFocusThatFollows(grid, current);
  const rows = Array.from({ length: plan.depth }, (_, index) => plan.depth - 1 - index);
  return (
    <div
      ref={grid}
      class={visible ? 'square-grid' : 'square-grid unseen'}
      role="grid"
      aria-label={label}
      aria-rowcount={plan.depth}
      aria-colcount={plan.width}
      style={visible ? overlay(plan) : {}}
      onKeyDown={(event) => onKey(event, props, current)}
    >
      {rows.map((y) => (
        <Row key={y} {...props} y={y} current={current} />
      ))}
    </div>
  );
}

/** The squares of one y; nothing where the plan has none. */
function Row({ plan, cellLabel, cursor, onCursor, onPick, y, current }: GridProps & { y: number; current: number }) {
  const cells = plan.columns.map((square, column) => ({ square, column })).filter(({ square }) => square.y === y);
  if (cells.length === 0) return null;
  cells.sort((a, b) => a.square.x - b.square.x);
  const row = plan.depth - y;
  // The focus that follows the cursor must not move it again: late news would send both to and fro for ever.
  const enter = (at: Place) => {
    if (at.x !== cursor?.x || at.y !== cursor.y) onCursor(placeOf(at));
  };
  return (
    <div class="square-row" role="row" aria-rowindex={row} style={{ gridRow: String(row), ...repeat(plan.width) }}>
      {cells.map(({ square, column }) => (
        <div
          key={square.x}
          class="square-cell"
          role="gridcell"
          aria-colindex={square.x + 1}
          tabIndex={column === current ? 0 : -1}
          data-column={column}
          style={{ gridColumn: String(square.x + 1) }}
          onFocus={() => enter(square)}
          onPointerEnter={(event) => event.pointerType === 'mouse' && enter(square)}
          onClick={() => onPick(placeOf(square))}
        >
          <span class="square-text">{cellLabel(column)}</span>
        </div>
      ))}
    </div>
  );
}

/** Arrow keys go to the next square in their direction, over gaps; Home and End to the ends of the row. */
const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * Keys that are used up here are marked so (`defaultPrevented`). Enter and Space are left to the page: what they do
 * depends on what is in hand, not on the square.
 */
function onKey(event: KeyboardEvent, { plan, onCursor }: GridProps, current: number): void {
  const here = plan.columns[current];
  if (!here || event.ctrlKey || event.altKey || event.metaKey) return;
  const to = goal(event.key, plan, here);
  if (!to) return;
  event.preventDefault();
  if (to !== here) onCursor(placeOf(to));
}

/** The square a key leads to: where one is already if there is none farther on; undefined for other keys. */
function goal(key: string, plan: GroundPlan, here: Place): Place | undefined {
  const row = plan.columns.filter(({ y }) => y === here.y);
  if (key === 'Home') return row.reduce((best, square) => (square.x < best.x ? square : best));
  if (key === 'End') return row.reduce((best, square) => (square.x > best.x ? square : best));
  const step = STEPS[key];
  if (!step) return undefined;
  const [dx, dy] = step;
  for (let far = 1; far < Math.max(plan.width, plan.depth); far++) {
    const column = columnAt(plan, { x: here.x + far * dx, y: here.y + far * dy });
    if (column !== undefined) return plan.columns[column];
  }
  return here;
}

/** When the cursor moves while one of the cells has the focus, the focus goes with it. */
function useFocusThatFollows(grid: { current: HTMLDivElement | null }, current: number): void {
  // Before the next key can be pressed.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!focused || !grid.current?.contains(focused)) return;
    const cell = grid.current.querySelector<HTMLElement>(`[data-column="${current}"]`);
    if (cell !== focused) cell?.focus();
  }, [grid, current]);
}

function columnAt(plan: GroundPlan, place: Place | undefined): number | undefined {
  if (!place) return undefined;
  const index = plan.columns.findIndex(({ x, y }) => keyOf(x, y) === keyOf(place.x, place.y));
  return index < 0 ? undefined : index;
}

/** Where Tab leads when there is no cursor yet: the first square from a1 on. */
function firstColumn(plan: GroundPlan): number {
  const ranks = plan.columns.map(({ x, y }) => y * plan.width + x);
  return ranks.indexOf(Math.min(...ranks));
}

function placeOf({ x, y }: Place): Place {
  return { x, y };
}

/** Lies exactly over the squares of the drawing, inside its margin. */
function overlay({ width, depth }: GroundPlan): CSSProperties {
  const [side, above] = [marginOf(width), marginOf(depth)];
  return { left: side, right: side, top: above, bottom: above, gridTemplateRows: `repeat(${depth}, 1fr)` };
}

/** The drawing's margin as a part of a side so many squares long. */
function marginOf(squares: number): string {
  return `${(100 * MARGIN) / (squares * ONE + 2 * MARGIN)}%`;
}

function repeat(width: number): CSSProperties {
  return { gridTemplateColumns: `repeat(${width}, 1fr)` };
}
