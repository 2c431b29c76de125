// A plan that is being drawn: the sketch and its way back and forth, the brush in hand, and what the rules say about it.

import { computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';

import { examinePlan, planBounds } from '../rules.js';
import type { PlanReport, PlanRoom, PlanSketch, Problem } from '../rules.js';
import * as drawing from './drawing.js';
import type { Brush, Place, Side } from './drawing.js';

/** How a brush goes over the sheet: square by square, or from corner to corner. */
export type Stroke = 'free' | 'rectangle';

/** What a fault is about: one of the texts, the drawing, the table, a row of it, or the rebuild. */
export type Part = 'name' | 'meaning' | 'note' | 'plan' | 'players' | 'rebuild' | number;

/** The numbers of players a plan can be for. */
export const COUNTS = [2, 3, 4, 5, 6] as const;

/** More steps back than this nobody takes. */
const MOST_STEPS = 200;

export class PlanState {
  readonly sketch: Signal<PlanSketch>;
  readonly report: ReadonlySignal<PlanReport>;
  readonly brush = signal<Brush>({ kind: 'square' });
  readonly stroke = signal<Stroke>('free');
  readonly cursor: Signal<Place>;
  /** The number of players whose line and heights are shown. */
  readonly shownFor: Signal<number>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** True between the two ends of a stroke. */
  readonly isPainting: ReadonlySignal<boolean>;
  readonly bounds = planBounds();

  private readonly past = signal<readonly PlanSketch[]>([]);
  private readonly future = signal<readonly PlanSketch[]>([]);
  private readonly painting = signal<{ from: Place; last: Place; before: PlanSketch; isOn: boolean } | undefined>(
    undefined,
  );
  /** What was changed last, so that typing a word is one step back. */
  private lastChanged: string | undefined;

  constructor(sketch: PlanSketch) {
    this.sketch = signal(sketch);
    this.cursor = signal({ x: 0, y: sketch.depth - 1 });
    this.shownFor = signal(sketch.players[0]?.count ?? 2);
    this.report = computed(() => examinePlan(this.sketch.value));
    this.canUndo = computed(() => this.past.value.length > 0);
    this.canRedo = computed(() => this.future.value.length > 0);
    this.isPainting = computed(() => this.painting.value !== undefined);
  }

  /** Changes the sketch. Changes of one kind in a row are one step back. */
  change(to: PlanSketch, kind?: string): void {
    const isMore = kind !== undefined && kind === this.lastChanged;
    if (!isMore) this.remember(this.sketch.peek());
    this.lastChanged = kind;
    this.put(to);
  }

  rename(name: string): void {
    this.change(drawing.named(this.sketch.peek(), name), 'name');
  }

  /** Begins a stroke: what the first place is not yet, all places become; if it is, they lose it. */
  begin(at: Place): void {
    const before = this.sketch.peek();
    const isOn = this.brush.peek().kind === 'erase' || !drawing.isPainted(before, this.brush.peek(), at);
    this.painting.value = { from: at, last: at, before, isOn };
    this.moveOn(at);
  }

  /** Goes on with a stroke to another place. */
  moveOn(at: Place): void {
    const painting = this.painting.peek();
    if (!painting) return;
    const { from, last, before, isOn } = painting;
    const isFree = this.stroke.peek() === 'free';
    const places = isFree ? drawing.wayBetween(last, at) : drawing.rectangle(from, at);
    this.sketch.value = drawing.painted(isFree ? this.sketch.peek() : before, this.brush.peek(), places, isOn);
    this.painting.value = { ...painting, last: at };
    this.cursor.value = at;
  }

  /** Ends a stroke: from now on it is one step back. */
  end(): void {
    const painting = this.painting.peek();
    if (!painting) return;
    this.painting.value = undefined;
    if (isSame(painting.before, this.sketch.peek())) return;
    this.remember(painting.before);
    this.lastChanged = undefined;
    this.future.value = [];
  }

  /** Gives a stroke up, as if it had not been begun. */
  giveUp(): void {
    const painting = this.painting.peek();
    if (!painting) return;
    this.painting.value = undefined;
    this.sketch.value = painting.before;
  }

  /** Paints where the cursor is; a rectangle needs a second press at its other corner. */
  press(): void {
    if (this.isPainting.peek()) return this.end();
    this.begin(this.cursor.peek());
    if (this.stroke.peek() === 'free') this.end();
  }

  /** Moves the cursor, and a stroke under way with it. */
  moveCursor(dx: number, dy: number): void {
    const { width, depth } = this.sketch.peek();
    const { x, y } = this.cursor.peek();
    const at = { x: clamp(x + dx, width), y: clamp(y + dy, depth) };
    this.cursor.value = at;
    this.moveOn(at);
  }

  /** Takes a brush; that of a line also shows the line. */
  take(brush: Brush): void {
    this.end();
    this.brush.value = brush;
    if (brush.kind === 'line') this.shownFor.value = brush.players;
  }

  canResize(side: Side, by: 1 | -1): boolean {
    const { width, depth } = this.sketch.value;
    const length = (side === 'left' || side === 'right' ? width : depth) + by;
    return length >= 1 && length <= this.bounds.side;
  }

  resize(side: Side, by: 1 | -1): void {
    if (!this.canResize(side, by)) return;
    this.end();
    this.change(drawing.resized(this.sketch.peek(), side, by));
    this.moveCursor(0, 0);
  }

  /** Lets so many players play, with a height that gives their stones room, or no longer. */
  setPlayers(count: number, isOn: boolean): void {
    const height = isOn ? this.fittingHeight(count) : undefined;
    this.change(drawing.withPlayers(this.sketch.peek(), count, height));
    if (isOn) this.shownFor.value = count;
    this.showSomebody();
  }

  setHeight(count: number, height: number): void {
    this.change(drawing.withHeight(this.sketch.peek(), count, height), `height ${count}`);
    this.shownFor.value = count;
  }

  undo(): void {
    this.end();
    this.step(this.past, this.future);
  }

  redo(): void {
    this.end();
    this.step(this.future, this.past);
  }

  /** How much can be built for a number of players; absent if it is not in the table. */
  room(count: number): PlanRoom | undefined {
    return this.report.value.rooms.find((room) => room.count === count);
  }

  /** What is wrong with one part of the plan. */
  faultsOf(part: Part): Problem[] {
    return this.report.value.faults.filter((fault) => partOf(fault) === part);
  }

  /** The lowest height at which all stones of so many players have room; if none does, the highest there is. */
  private fittingHeight(count: number): number {
    const heights = Array.from({ length: this.bounds.side }, (_, index) => index + 1);
    const fits = (height: number) => {
      const room = examinePlan(drawing.withPlayers(this.sketch.peek(), count, height)).rooms.find(
        (each) => each.count === count,
      );
      return room !== undefined && room.volume >= room.cubes && room.volume <= this.bounds.volume;
    };
    return heights.find(fits) ?? this.sketch.peek().players.at(-1)?.height ?? 4;
  }

  private remember(before: PlanSketch): void {
    this.past.value = [...this.past.peek(), before].slice(-MOST_STEPS);
  }

  private put(sketch: PlanSketch): void {
    this.sketch.value = sketch;
    this.future.value = [];
  }

  private step(from: Signal<readonly PlanSketch[]>, to: Signal<readonly PlanSketch[]>): void {
    const sketch = from.peek().at(-1);
    if (!sketch) return;
    from.value = from.peek().slice(0, -1);
    to.value = [...to.peek(), this.sketch.peek()];
    this.lastChanged = undefined;
    this.sketch.value = sketch;
    this.moveCursor(0, 0);
    this.showSomebody();
  }

  /** Shows a number of players that is in the table, and puts a brush away whose line is gone. */
  private showSomebody(): void {
    const { players } = this.sketch.peek();
    const isIn = (count: number) => players.some((row) => row.count === count);
    if (!isIn(this.shownFor.peek())) this.shownFor.value = players[0]?.count ?? 2;
    const brush = this.brush.peek();
    if (brush.kind === 'line' && !isIn(brush.players)) this.brush.value = { kind: 'square' };
  }
}

/** Where on the page a fault belongs. */
export function partOf({ code, details }: Problem): Part {
  if (code === 'scenario-text') return details['field'] as 'name' | 'meaning' | 'note';
  if (code === 'scenario-id' || code === 'scenario-no-name') return 'name';
  if (code.startsWith('scenario-rebuild')) return 'rebuild';
  const players = Number(details['players']);
  if (COUNTS.some((count) => count === players)) return players;
  return code === 'scenario-no-players' || code === 'scenario-player-count' ? 'players' : 'plan';
}

function isSame(one: PlanSketch, other: PlanSketch): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function clamp(value: number, length: number): number {
  return Math.min(Math.max(value, 0), length - 1);
}
