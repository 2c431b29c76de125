// A puzzle on the table: what lies in the box, what may go where, and the way back and forth through what was done.

import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

import type { BoardPlan } from '../board/content.js';
import { COLOUR_NAMES } from '../pictures/colours.js';
import type { ColourName, StoneName } from '../rules.js';
import type { Legal } from '../state/game.js';
import type { Building } from '../state/picking.js';
import { Placements } from '../state/placements.js';
import type { Cell } from '../state/placements.js';
import { PuzzleTable } from './puzzles.js';
import type { PlacedView, PuzzleView } from './puzzles.js';

/** What a colour may do now. */
interface Possible {
  placements: number[];
  /** Those where the stone comes to rest when it is lowered from above. */
  resting: Set<number>;
  stones: Set<StoneName>;
}

const NOTHING: Possible = { placements: [], resting: new Set(), stones: new Set() };

export class PuzzleState implements Building {
  readonly plan: BoardPlan;
  readonly placements: Placements;
  readonly view: ReadonlySignal<PuzzleView>;
  /** The colour whose stones are picked. */
  readonly colour: ReadonlySignal<ColourName | undefined>;
  /** The level, from 0, at which stones are to lie with their lowest cube; absent: as they come down from above. */
  readonly level = signal<number | undefined>(undefined);
  readonly shown: Building['shown'];
  readonly legal: ReadonlySignal<Legal>;
  readonly isPointable: ReadonlySignal<(placement: number) => boolean>;

  private readonly chosenColour = signal<ColourName | undefined>(undefined);
  private readonly position;
  private readonly possible: ReadonlySignal<ReadonlyMap<ColourName, Possible>>;
  private readonly table: PuzzleTable;
  /** Every list of moves there was, and which of them is shown. */
  private readonly past = signal<{ lists: readonly (readonly string[])[]; at: number }>({ lists: [[]], at: 0 });

  /** Throws a `Problem` if the text is no puzzle, or the moves cannot be made. */
  constructor(
    readonly text: string,
    moves: readonly string[] = [],
  ) {
    this.table = new PuzzleTable(text);
    this.table.setMoves([...moves]);
    this.past.value = { lists: [moves], at: 0 };
    this.position = signal(this.table.view());
    this.view = this.position;
    this.plan = planOf(this.view.peek().edges);
    this.placements = new Placements(this.table.placements());
    this.possible = computed(() => (this.view.value, this.findPossible()));
    this.colour = computed(() => colourOf(this.view.value, this.chosenColour.value));
    this.shown = computed(() => ({ view: this.view.value, ...(this.colour.value && { toMove: this.colour.value }) }));
    this.legal = computed(() => ({ placements: this.possibleFor(this.colour.value).placements, rebuilds: new Map() }));
    this.isPointable = computed(() => this.pointable(this.possibleFor(this.colour.value), this.level.value));
  }

  get isSolved(): boolean {
    return this.view.value.free === 0;
  }

  get isFree(): boolean {
    return this.view.value.grade === 'free';
  }

  /** The stones of the start, then those that were placed. */
  get stones(): readonly PlacedView[] {
    return [...this.view.value.start, ...this.view.value.moves];
  }

  get moves(): readonly string[] {
    return this.view.peek().moves.map(({ text }) => text);
  }

  fits(colour: ColourName, stone: StoneName): boolean {
    return this.possibleFor(colour).stones.has(stone);
  }

  chooseColour(colour: ColourName): void {
    this.chosenColour.value = colour;
  }

  /** The stone that a written move would put into the box. Throws a `Problem` if it is refused. */
  preview(text: string): PlacedView {
    return this.table.complete(text);
  }

  /** Puts a stone into the box. Throws a `Problem` if it is refused; nothing has changed then. */
  place(text: string): void {
    this.setMoves([...this.moves, this.preview(text).text]);
  }

  /** Takes stones out of the box. Throws a `Problem` where the grade needs them below others. */
  takeOut(texts: readonly string[]): void {
    this.setMoves(this.moves.filter((move) => !texts.includes(move)));
  }

  /** The stone that was placed over a square: the highest, or at the level that is looked at. */
  placedAt(x: number, y: number): PlacedView | undefined {
    const level = this.level.peek();
    const over = ([cx, cy, cz]: readonly number[]) => cx === x && cy === y && (level === undefined || cz === level);
    const heightOf = ({ cubes }: PlacedView) => Math.max(...cubes.filter(over).map(([, , z]) => z));
    const here = this.stones
      .filter(({ cubes }) => cubes.some(over))
      .toSorted((one, other) => heightOf(other) - heightOf(one));
    return here[0] && this.view.peek().moves.includes(here[0]) ? here[0] : undefined;
  }

  get canUndo(): boolean {
    return this.past.value.at > 0;
  }

  get canRedo(): boolean {
    return this.past.value.at < this.past.value.lists.length - 1;
  }

  undo(): boolean {
    return this.step(-1);
  }

  redo(): boolean {
    return this.step(1);
  }

  /** Takes everything out. */
  clear(): void {
    if (this.moves.length > 0) this.setMoves([]);
  }

  cubes(placement: number): Cell[] {
    return this.placements.cubes(placement);
  }

  /** Where a stone comes to rest at a corner, and why it cannot lie there. */
  lower(orientation: number, x: number, y: number) {
    return this.table.lower(this.colour.value ?? 'red', orientation, clamped(x), clamped(y), this.level.value);
  }

  /** A placement as it is written, with its colour. */
  written(placement: number): string {
    return this.table.written(this.colour.peek() ?? 'red', placement);
  }

  free(): void {
    this.table.free();
  }

  private setMoves(moves: readonly string[]): void {
    this.table.setMoves([...moves]);
    const { lists, at } = this.past.peek();
    this.past.value = { lists: [...lists.slice(0, at + 1), moves], at: at + 1 };
    this.position.value = this.table.view();
  }

  private step(by: 1 | -1): boolean {
    const { lists, at } = this.past.peek();
    const moves = lists[at + by];
    if (!moves) return false;
    this.table.setMoves([...moves]);
    this.past.value = { lists, at: at + by };
    this.position.value = this.table.view();
    return true;
  }

  private possibleFor(colour: ColourName | undefined): Possible {
    return (colour && this.possible.value.get(colour)) ?? NOTHING;
  }

  private findPossible(): ReadonlyMap<ColourName, Possible> {
    const found = new Map<ColourName, Possible>();
    const legal = this.table.legal();
    for (let index = 0; index + 2 < legal.length; index += 3) {
      const colour = COLOUR_NAMES[legal[index] ?? 0] ?? 'red';
      const placement = legal[index + 1] ?? 0;
      const possible = found.get(colour) ?? { placements: [], resting: new Set(), stones: new Set() };
      found.set(colour, possible);
      possible.placements.push(placement);
      possible.stones.add(this.placements.stone(placement));
      if (legal[index + 2] === 1) possible.resting.add(placement);
    }
    return found;
  }

  private pointable({ resting }: Possible, level: number | undefined): (placement: number) => boolean {
    if (level === undefined) return (placement) => resting.has(placement);
    return (placement) => Math.min(...this.cubes(placement).map(([, , z]) => z)) === level;
  }
}

function planOf([width, depth, height]: readonly [number, number, number]): BoardPlan {
  const squares = Array.from({ length: width * depth }, (_, index) => ({
    x: Math.floor(index / depth),
    y: index % depth,
  }));
  return { width, depth, height, columns: squares.map((square) => ({ ...square, limit: height, inside: true })) };
}

/** The colour chosen, as long as it has stones; else the one whose turn it is, or the first. */
function colourOf({ hand, toMove }: PuzzleView, chosen: ColourName | undefined): ColourName | undefined {
  const withStones = hand.filter(({ stones }) => stones.length > 0).map(({ colour }) => colour);
  if (toMove) return chosen && withStones.includes(chosen) ? chosen : toMove;
  return chosen && withStones.includes(chosen) ? chosen : withStones[0];
}

/** The rules take corners as small numbers; far beside every box is far enough. */
function clamped(value: number): number {
  return Math.max(-50, Math.min(50, Math.trunc(value)));
}
