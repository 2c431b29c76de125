// What the player has in hand: a stone, how it is turned, and where it would go.

import { batch, computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

import type { ColourName, Problem, StoneName } from '../rules.js';
import { catalogue } from '../rules.js';
import { ASIDE } from './game.js';
import type { Legal } from './game.js';
import { middleOf, squaresBelow } from './placements.js';
import type { Cell, Placements, PlanPoint } from './placements.js';
import { pointingDistance } from './pointing.js';
import { stepped, turned } from './turning.js';
import type { Facing, Turn } from './turning.js';

/** What stones are picked for: a game, or a cube to be filled. */
export interface Building {
  readonly plan: { readonly width: number; readonly depth: number };
  readonly placements: Placements;
  /** Whose stones are picked. Whenever it changes the stone in hand is put back. */
  readonly shown: ReadonlySignal<{ readonly toMove?: ColourName }>;
  readonly legal: ReadonlySignal<Legal>;
  /** Tells the legal placements that pointing at the plan can mean; all of them if left out. */
  readonly isPointable?: ReadonlySignal<(placement: number) => boolean>;
  cubes(placement: number): Cell[];
  lower(
    orientation: number,
    x: number,
    y: number,
    taken: number | undefined,
  ): { cubes: readonly Cell[]; problem?: Problem };
  written(placement: number, taken?: number): string;
}

/** The stone in the air. */
export interface Aim {
  colour: ColourName;
  cubes: readonly Cell[];
  /** The placement it would make; absent where it may not lie. */
  placement?: number;
  /** Why it may not lie there. */
  problem?: Problem;
}

export class Picking {
  readonly stone = signal<StoneName | undefined>(undefined);
  readonly orientation = signal<number | undefined>(undefined);
  /** In the second phase of a rebuild, the placement of the stone that was taken. */
  readonly taken = signal<number | undefined>(undefined);
  /** Where pointer or cursor stand. */
  readonly at = signal<PlanPoint | undefined>(undefined);
  /** The square of the keyboard's cursor. */
  readonly cursor = signal<PlanPoint | undefined>(undefined);
  /** The side the board is seen from. */
  readonly facing = signal<Facing>(0);

  /** True once the place is fixed and only has to be confirmed: the pointer no longer moves the stone. */
  readonly pinned = signal(false);

  /** A placement chosen by stepping through all of them; it holds until the pointer moves. */
  private readonly chosen = signal<number | undefined>(undefined);

  /** The legal placements of the stone in hand, however it is turned. */
  readonly ways: ReadonlySignal<readonly number[]>;
  /** The orientations of the stone in hand that fit somewhere. */
  readonly fitting: ReadonlySignal<readonly number[]>;
  /** The stones with which something is legal. */
  readonly playable: ReadonlySignal<ReadonlySet<StoneName>>;
  /** The squares where the stone can go, turned as it is; without one, those of the stones that can be taken. */
  readonly marks: ReadonlySignal<readonly PlanPoint[]>;
  readonly aim: ReadonlySignal<Aim | undefined>;

  constructor(readonly game: Building) {
    this.ways = computed(() => this.waysOf(this.stone.value));
    this.fitting = computed(() => unique(this.ways.value.map((way) => game.placements.orientation(way))));
    this.playable = computed(() => this.playableStones());
    this.marks = computed(() => squaresBelow(this.marked().flatMap((placement) => game.cubes(placement))));
    this.aim = computed(() => this.findAim());
    effect(() => {
      void game.shown.value;
      this.drop();
    });
  }

  /** Takes a stone in hand, turned so that it fits somewhere. Choosing it again puts it back. */
  choose(stone: StoneName): void {
    if (this.stone.peek() === stone) return this.drop();
    const lying = [...this.game.legal.peek().rebuilds.keys()].find(
      (taken) => this.game.placements.stone(taken) === stone,
    );
    if (lying !== undefined) return this.take(lying);
    batch(() => {
      this.drop();
      this.stone.value = stone;
      const ways = this.ways.peek();
      const first = this.nearestWay(this.pointable(ways), this.at.peek()) ?? ways[0];
      const anyWay = catalogue().orientations.findIndex((orientation) => orientation.stone === stone);
      this.orientation.value = first === undefined ? anyWay : this.game.placements.orientation(first);
      if (!this.at.peek()) this.chosen.value = first;
    });
  }

  /** In the second phase of a rebuild: takes a stone off the plan. */
  take(placement: number): void {
    if (!this.game.legal.peek().rebuilds.has(placement)) return;
    batch(() => {
      this.drop();
      this.taken.value = placement;
      this.stone.value = this.game.placements.stone(placement);
      const first = this.ways.peek()[0];
      this.orientation.value = this.game.placements.orientation(first ?? placement);
      this.chosen.value = first;
    });
  }

  /** True if the stone that was taken fits nowhere and can only be put aside. */
  get mustGoAside(): boolean {
    const taken = this.taken.value;
    return taken !== undefined && this.game.legal.value.rebuilds.get(taken)?.puts.length === 0;
  }

  /** Puts the stone back. */
  drop(): void {
    batch(() => {
      this.stone.value = undefined;
      this.orientation.value = undefined;
      this.taken.value = undefined;
      this.chosen.value = undefined;
      this.pinned.value = false;
    });
  }

  /** Turns the stone; without a pointer it stays as near as possible to where it was shown. */
  orient(orientation: number): void {
    const middle = this.aim.peek() && middleOf(this.aim.peek()?.cubes ?? []);
    batch(() => {
      this.pinned.value = false;
      this.chosen.value = undefined;
      this.orientation.value = orientation;
      if (!this.at.peek()) this.chosen.value = this.nearestWay(this.turnedWays(), middle);
      if (this.chosen.peek() === undefined) this.at.value ??= middle;
    });
  }

  turn(turn: Turn): void {
    const orientation = this.orientation.peek();
    if (orientation !== undefined) this.orient(turned(orientation, turn, this.facing.peek()));
  }

  /** The pointer is here, or nowhere. */
  point(at: PlanPoint | undefined): void {
    if (this.pinned.peek() || (at === undefined && this.chosen.peek() !== undefined)) return;
    batch(() => {
      this.chosen.value = undefined;
      this.at.value = at;
      this.cursor.value = undefined;
    });
  }

  /** Puts the keyboard's cursor on a square. */
  moveCursorTo(square: PlanPoint): void {
    const { width, depth } = this.game.plan;
    const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.floor(value)));
    const cursor = { x: within(square.x, width), y: within(square.y, depth) };
    batch(() => {
      this.pinned.value = false;
      this.chosen.value = undefined;
      this.cursor.value = cursor;
      this.at.value = { x: cursor.x + 0.5, y: cursor.y + 0.5 };
    });
  }

  /** Moves the keyboard's cursor one square as the viewer sees it. */
  step(direction: 'left' | 'right' | 'ahead' | 'back'): void {
    const { width, depth } = this.game.plan;
    const from = this.cursor.peek() ?? this.at.peek();
    this.moveCursorTo(from ? stepped(from, direction, this.facing.peek()) : { x: (width - 1) / 2, y: (depth - 1) / 2 });
  }

  /** Shows the next or previous of all legal placements of the stone. */
  cycleAll(step: 1 | -1): void {
    this.cycle(this.ways.peek(), step);
  }

  /** Shows the next legal placement that covers the square pointed at. */
  cycleHere(): void {
    const at = this.at.peek();
    if (!at) return this.cycleAll(1);
    this.cycle(
      this.ways.peek().filter((way) => this.game.placements.covers(way, at)),
      1,
    );
  }

  /** Fixes the stone where it is shown, until it is confirmed; false where it may not lie. */
  pin(): boolean {
    this.pinned.value = this.aim.peek()?.placement !== undefined;
    return this.pinned.peek();
  }

  /** Whether somebody who points here means the stone that is fixed. */
  isPinnedAt(at: PlanPoint): boolean {
    const aim = this.aim.peek();
    if (!this.pinned.peek() || aim?.placement === undefined) return false;
    return this.game.placements.covers(aim.placement, at) || this.meant(at) === aim.placement;
  }

  unpin(): void {
    this.pinned.value = false;
  }

  /** The move that would be made now, as it is written. */
  move(): string | undefined {
    const taken = this.taken.peek();
    if (this.mustGoAside && taken !== undefined) return this.game.written(ASIDE, taken);
    const placement = this.aim.peek()?.placement;
    return placement === undefined ? undefined : this.game.written(placement, taken);
  }

  private cycle(ways: readonly number[], step: 1 | -1): void {
    const current = this.aim.peek()?.placement;
    const index = current === undefined ? -1 : ways.indexOf(current);
    const next = ways[index < 0 ? (step > 0 ? 0 : ways.length - 1) : (index + step + ways.length) % ways.length];
    if (next === undefined) return;
    batch(() => {
      this.pinned.value = false;
      this.orientation.value = this.game.placements.orientation(next);
      this.chosen.value = next;
    });
  }

  /** The way that is nearest to a point, or simply the first one. */
  private nearestWay(ways: readonly number[], at: PlanPoint | undefined): number | undefined {
    return at ? nearest(ways, (way) => this.game.placements.distance(way, at))?.way : ways[0];
  }

  private waysOf(stone: StoneName | undefined): readonly number[] {
    const { placements, rebuilds } = this.game.legal.value;
    const taken = this.taken.value;
    if (taken !== undefined) return rebuilds.get(taken)?.puts ?? [];
    return stone === undefined ? [] : placements.filter((way) => this.game.placements.stone(way) === stone);
  }

  private turnedWays(): readonly number[] {
    const orientation = this.orientation.value;
    return this.pointable(this.ways.value).filter((way) => this.game.placements.orientation(way) === orientation);
  }

  private pointable(ways: readonly number[]): readonly number[] {
    const isPointable = this.game.isPointable?.value;
    return isPointable ? ways.filter(isPointable) : ways;
  }

  private marked(): readonly number[] {
    return this.stone.value === undefined ? [...this.game.legal.value.rebuilds.keys()] : this.turnedWays();
  }

  private playableStones(): ReadonlySet<StoneName> {
    const { placements, rebuilds } = this.game.legal.value;
    return new Set([...placements, ...rebuilds.keys()].map((placement) => this.game.placements.stone(placement)));
  }

  private findAim(): Aim | undefined {
    const [orientation, at, colour] = [this.orientation.value, this.at.value, this.game.shown.value.toMove];
    if (orientation === undefined || colour === undefined) return undefined;
    const placed = (placement: number): Aim => ({ colour, cubes: this.game.cubes(placement), placement });
    if (this.chosen.value !== undefined) return placed(this.chosen.value);
    if (!at) return undefined;
    const meant = this.meant(at);
    if (meant !== undefined) return placed(meant);
    const lowered = this.lowerAt(orientation, at);
    return { colour, cubes: lowered.cubes, ...(lowered.problem && { problem: lowered.problem }) };
  }

  /** The legal placement that somebody means who points here. */
  private meant(at: PlanPoint): number | undefined {
    const near = nearest(this.turnedWays(), (way) => pointingDistance(this.game.cubes(way), at));
    return near && Number.isFinite(near.distance) ? near.way : undefined;
  }

  /** The stone lowered so that its middle is over the point. */
  private lowerAt(orientation: number, at: PlanPoint) {
    const middle = middleOf(catalogue().orientations[orientation]?.cubes ?? []);
    const corner = { x: Math.round(at.x - middle.x), y: Math.round(at.y - middle.y) };
    return this.game.lower(orientation, corner.x, corner.y, this.taken.value);
  }
}

function nearest(ways: readonly number[], distanceOf: (way: number) => number) {
  let best: { way: number; distance: number } | undefined;
  for (const way of ways) {
    const distance = distanceOf(way);
    if (!best || distance < best.distance) best = { way, distance };
  }
  return best;
}

function unique(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}
