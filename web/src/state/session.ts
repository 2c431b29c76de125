// The game that is open: the game, what is in hand, the computer players, and that every move is kept.

import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

import { EngineClient } from '../engine/client.js';
import type { Thought } from '../engine/client.js';
import type { ColourName, Problem, Setup } from '../rules.js';
import { Computers } from './computer.js';
import { GameState } from './game.js';
import * as library from './library.js';
import { Picking } from './picking.js';
import type { Cell, PlanPoint } from './placements.js';
import { afterGame, isOver, rotated, setupOf } from './series.js';
import type { Series } from './series.js';
import { settings } from './settings.js';

export interface LyingStone {
  colour: ColourName;
  cubes: readonly Cell[];
}

/** A move among several. */
export interface Proposal extends LyingStone {
  tag: string;
  /** The one that is looked at. */
  isStrong: boolean;
}

/** What happened, for sounds and for those who cannot see it. */
export type Happening =
  | { kind: 'placed'; colour: ColourName; move: string }
  | { kind: 'over' }
  | { kind: 'undone' }
  | { kind: 'refused'; problem: Problem };

/** A hint comes from the best player, after so many milliseconds. */
const HINT_TIME = 1500;

export class Session {
  readonly picking: Picking;
  readonly computers: Computers;
  /** A move the computer would make. */
  readonly hint = signal<(LyingStone & { move: string }) | undefined>(undefined);
  /** Moves that are shown on the board all at once, each with what is written over it. */
  readonly proposals = signal<readonly Proposal[]>([]);
  readonly isHinting = signal(false);
  readonly happened = signal<Happening | undefined>(undefined);
  /** True while a person has to move and nothing else is shown or under way. */
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** True while a stone is on its way down. */
  readonly isLowering = signal(false);

  /** Shows a stone being lowered; set by the board. */
  animate: (stone: LyingStone) => Promise<void> = async () => {};

  private hintThought: Thought | undefined;

  constructor(
    readonly id: string,
    readonly game: GameState,
    readonly series: Series | undefined,
    private readonly engine: EngineClient,
    /** Who moves at each seat: in an analysis a person at all of them. */
    private readonly seats: readonly string[] = game.seats,
  ) {
    this.picking = new Picking(game);
    this.computers = new Computers(game, engine, (move) => this.make(move), seats);
    this.isMyTurn = computed(() => {
      const { player } = game.shown.value;
      const isLive = game.shownMoves.value === undefined && !this.isLowering.value;
      return isLive && player !== undefined && this.sitsHere(player);
    });
  }

  /** True for a player who moves by hand, on this screen. */
  protected sitsHere(player: number): boolean {
    return this.seats[player] === 'human';
  }

  /** Makes a written move, lowering its stone first. A refused one changes nothing and is told. */
  async make(move: string): Promise<void> {
    const problem = await this.tryMove(move);
    if (problem) this.happened.value = { kind: 'refused', problem };
  }

  /** The same, but the problem of a refused move is the caller's to show. */
  async tryMove(text: string): Promise<Problem | undefined> {
    if (this.isLowering.peek()) return undefined;
    const move = text.trim().toLowerCase().replaceAll(' ', '');
    const refused = this.game.refusal(move);
    if (refused) return refused;
    const stone = this.stoneOf(move);
    this.forgetHint();
    this.isLowering.value = true;
    try {
      if (stone) await this.animate(stone);
      const colour = this.game.latest.peek().toMove;
      this.game.play(move);
      this.keep();
      if (colour) this.happened.value = { kind: 'placed', colour, move };
      if (this.game.isOver) this.happened.value = { kind: 'over' };
    } finally {
      this.isLowering.value = false;
    }
    return undefined;
  }

  /** The player points at a place and means it: takes a stone, fixes the one in hand, or places it. */
  async pick(at: PlanPoint): Promise<void> {
    if (!this.isMyTurn.peek()) return;
    const { picking } = this;
    if (this.game.latest.peek().secondPhase && picking.taken.peek() === undefined) return this.takeAt(at);
    if (picking.stone.peek() === undefined) return;
    if (picking.isPinnedAt(at)) return this.place();
    picking.unpin();
    picking.point(at);
    if (settings.peek().confirm && picking.pin()) return;
    await this.place();
  }

  private takeAt(at: PlanPoint): void {
    const stones = [...this.game.legal.peek().rebuilds.keys()];
    const taken = stones.find((placement) => this.game.placements.covers(placement, at));
    if (taken !== undefined) this.picking.take(taken);
  }

  /** Places the stone in hand where it is shown. */
  async place(): Promise<void> {
    const move = this.picking.move();
    const problem = this.picking.aim.peek()?.problem;
    if (move !== undefined) await this.make(move);
    else if (problem) this.happened.value = { kind: 'refused', problem };
  }

  /** Takes moves back until it is a person's turn again (one move if no person plays). */
  undo(): void {
    this.stepBack(() => this.game.undo());
  }

  redo(): void {
    this.stepBack(() => this.game.redo());
  }

  get canUndo(): boolean {
    return this.game.latest.value.moves.length > 0;
  }

  get canRedo(): boolean {
    return this.game.undone.value.length > 0;
  }

  async askForHint(): Promise<void> {
    this.forgetHint();
    const thought = this.engine.choose(this.game.record, 'level9', HINT_TIME, 1);
    this.hintThought = thought;
    this.isHinting.value = true;
    try {
      const move = await thought.move;
      if (this.hintThought !== thought || move === undefined) return;
      const stone = this.stoneOf(move);
      if (stone) this.hint.value = { ...stone, move };
    } catch (problem) {
      this.happened.value = { kind: 'refused', problem: problem as Problem };
    } finally {
      if (this.hintThought === thought) this.isHinting.value = false;
    }
  }

  forgetHint(): void {
    this.hintThought?.cancel();
    this.hintThought = undefined;
    this.isHinting.value = false;
    this.hint.value = undefined;
  }

  /** Writes the game as it stands into the library. */
  keep(): void {
    library.save(this.id, this.game, this.series);
  }

  close(): void {
    this.forgetHint();
    this.computers.end();
  }

  private stepBack(step: () => boolean): void {
    const hasPeople = this.seats.includes('human');
    const goesOn = () => {
      const { player } = this.game.latest.peek();
      return hasPeople && (player === undefined || !this.sitsHere(player));
    };
    this.forgetHint();
    this.computers.paused.value = true;
    while (step() && goesOn());
    this.computers.paused.value = !hasPeople;
    this.happened.value = { kind: 'undone' };
    this.keep();
  }

  /** The stone that a written move puts down; absent if it is put aside. */
  private stoneOf(move: string): LyingStone | undefined {
    const colour = this.game.latest.peek().toMove;
    const cubes = cubesOf(move);
    return colour && cubes ? { colour, cubes } : undefined;
  }
}

/** The cubes a written move ends with. */
export function cubesOf(move: string): Cell[] | undefined {
  const put = move.split('>').at(-1) ?? '';
  const cubes = put.split(',').map((text) => /^([a-p])(\d+)\.(\d+)$/.exec(text.trim()));
  if (cubes.includes(null)) return undefined;
  return cubes.map((cube) => [(cube?.[1] ?? 'a').charCodeAt(0) - 97, Number(cube?.[2]) - 1, Number(cube?.[3]) - 1]);
}

/** The open game. */
export const session = signal<Session | undefined>(undefined);

const engine = new EngineClient();

function openGame(id: string, game: GameState, series: Series | undefined): Session {
  session.peek()?.close();
  const opened = new Session(id, game, series, engine);
  session.value = opened;
  return opened;
}

/** Begins a game and keeps it at once. Throws a `Problem` if the setup does not go together. */
export function begin(setup: Setup, series?: Series): Session {
  const opened = openGame(library.newId(), GameState.begin(setup), series);
  opened.keep();
  return opened;
}

/** Opens a kept game exactly as it was left; absent if there is none. Throws a `Problem` if it cannot be read. */
export function reopen(id: string): Session | undefined {
  if (session.peek()?.id === id) return session.peek();
  const saved = library.find(id);
  if (!saved) return undefined;
  const game = GameState.fromRecord(saved.record);
  game.undone.value = saved.undone;
  return openGame(id, game, saved.series);
}

/** Opens the game in a record: the kept one if it is there already. Throws a `Problem` if it cannot be read. */
export function openRecord(record: string): Session {
  const game = GameState.fromRecord(record);
  const kept = library.findRecord(game.record);
  const again = kept && reopen(kept.id);
  if (again) return again;
  const opened = openGame(library.newId(), game, undefined);
  opened.keep();
  return opened;
}

/** Leaves a game; it can be opened again exactly as it is. */
export function leave(id: string): void {
  if (session.peek()?.id !== id) return;
  session.peek()?.close();
  session.value = undefined;
}

/** The same scenario, players and variants once more, everybody `by` seats further. */
export function setupAgain(game: GameState, by: number): Setup {
  const { plan } = game;
  return {
    scenario: scenarioOf(game),
    players: plan.players,
    variants: plan.variants.join(',') || 'standard',
    ruinSeed: randomSeed(),
    names: rotated(game.names, by),
    seats: rotated(game.seats, by),
    date: today(),
  };
}

/** The next game of a series; absent if the series is over. */
export function nextOfSeries(finished: Session): { setup: Setup; series: Series } | undefined {
  if (!finished.series) return undefined;
  const series = afterGame(finished.series, finished.game);
  return isOver(series) ? undefined : { setup: setupOf(series, randomSeed(), today()), series };
}

/** The official name of the scenario, or its definition as the record has it. */
function scenarioOf(game: GameState): string {
  const own = game.record.split('\n').filter((line) => line.startsWith('|'));
  return own.length === 0 ? game.plan.scenario : own.map((line) => line.slice(2)).join('\n') + '\n';
}

export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** The day, as records write it. */
export function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
