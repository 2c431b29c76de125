// Somebody solving a puzzle: the box, the stone in hand, help from the solver, and the time.

import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

import type { Problem } from '../rules.js';
import { Picking } from '../state/picking.js';
import type { PlanPoint } from '../state/placements.js';
import { settings } from '../state/settings.js';
import { PuzzleClient } from './client.js';
import * as kept from './kept.js';
import type { HelpView, PlacedView } from './puzzles.js';
import { PuzzleState } from './state.js';

/** A sentence by its name, with what it speaks of. */
export interface Said {
  id: string;
  args: Record<string, string | number>;
  isBad?: boolean;
}

/** What happened, for sounds and for those who cannot see it. */
export type Happening =
  | { kind: 'placed'; stone: PlacedView }
  | { kind: 'changed' }
  | { kind: 'solved' }
  | { kind: 'refused'; problem: Problem };

/** What the solver is asked for. */
export type Wish = 'check' | 'hint' | 'take-back' | 'solution';

/** Milliseconds between two stones of a solution. */
const BREATH = 250;
/** Seconds after which the time is kept even if nothing happens. */
const KEEP_EVERY = 5;

export class Solving {
  readonly state: PuzzleState;
  readonly picking: Picking;
  readonly milliseconds = signal(0);
  readonly hints = signal(0);
  readonly step = signal<number | undefined>(undefined);
  readonly wasShown = signal(false);
  /** Where the next stone can go. */
  readonly hint = signal<PlacedView | undefined>(undefined);
  /** The stones that have to come out. */
  readonly out = signal<readonly PlacedView[]>([]);
  /** The answer to the last question. */
  readonly said = signal<Said | undefined>(undefined);
  readonly wish = signal<Wish | undefined>(undefined);
  /** While a solution is laid. */
  readonly laying = signal<'going' | 'paused' | undefined>(undefined);
  readonly isLowering = signal(false);
  readonly happened = signal<Happening | undefined>(undefined);
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** True if the time just now is the best of its kind. */
  readonly isBest = signal(false);
  readonly day: string | undefined;

  /** Shows a stone being lowered; set by the board. */
  animate: (stone: PlacedView) => Promise<void> = async () => {};

  private isClosed = false;

  /** Opens a puzzle as it was left, or anew. Throws a `Problem` if the text is none. */
  constructor(
    text: string,
    readonly client = new PuzzleClient(),
  ) {
    const before = kept.find(text);
    this.state = restored(text, before?.moves ?? []);
    this.picking = new Picking(this.state);
    this.milliseconds.value = before?.milliseconds ?? 0;
    this.hints.value = before?.hints ?? 0;
    this.step.value = before?.step;
    this.wasShown.value = before?.wasShown ?? false;
    this.day = before?.day;
    this.isMyTurn = computed(() => !this.isLowering.value && this.laying.value === undefined && !this.state.isSolved);
    if (this.step.peek() === undefined && this.state.view.peek().start.length > 0) void this.judge();
  }

  get kind(): string {
    return kept.kindOf(this.state.view.value, this.step.value);
  }

  // Building.

  /** Puts the stone in hand where it is shown. */
  async place(): Promise<void> {
    const move = this.picking.move();
    const problem = this.picking.aim.peek()?.problem;
    if (move !== undefined) await this.make(move);
    else if (problem) this.happened.value = { kind: 'refused', problem };
  }

  /** Makes a written move; the problem of a refused one is the caller's to show. */
  async tryMove(text: string): Promise<Problem | undefined> {
    if (!this.isMyTurn.peek()) return undefined;
    try {
      await this.lay(text.trim().toLowerCase().replaceAll(' ', ''));
    } catch (problem) {
      return problem as Problem;
    }
    return undefined;
  }

  /** The player points at a place and means it: fixes the stone in hand, places it, or takes one out. */
  async pick(at: PlanPoint): Promise<void> {
    if (!this.isMyTurn.peek()) return;
    const { picking } = this;
    if (picking.stone.peek() === undefined) return this.takeOutAt(at);
    if (picking.isPinnedAt(at)) return this.place();
    picking.unpin();
    picking.point(at);
    if (settings.peek().confirm && picking.pin()) return;
    await this.place();
  }

  undo(): void {
    if (this.isMyTurn.peek() || this.state.isSolved) this.change(() => this.state.undo());
  }

  redo(): void {
    if (this.isMyTurn.peek()) this.change(() => this.state.redo());
  }

  clear(): void {
    this.change(() => this.state.clear());
  }

  // Help.

  /** Asks the solver how to go on, and does what is wished with the answer. */
  async ask(wish: Wish): Promise<void> {
    this.forgetHelp();
    this.wish.value = wish;
    try {
      const help = await this.client.ask('help', { puzzle: this.state.text, moves: [...this.state.moves] });
      if (!help || this.wish.peek() !== wish || this.isClosed) return;
      this.wish.value = undefined;
      this.answer(wish, help);
    } catch (problem) {
      this.happened.value = { kind: 'refused', problem: problem as Problem };
    } finally {
      if (this.wish.peek() === wish) this.wish.value = undefined;
    }
  }

  stopAsking(): void {
    this.wish.value = undefined;
    this.client.stop();
  }

  /** Lays the stone that a hint has shown. */
  async layHint(): Promise<void> {
    const hint = this.hint.peek();
    if (hint && this.isMyTurn.peek()) await this.make(hint.text);
  }

  /** Takes the stones out that have to come out. */
  takeOutWhatMust(): void {
    const out = this.out.peek().map(({ text }) => text);
    this.change(() => this.state.takeOut(out));
  }

  pause(): void {
    if (this.laying.peek() === 'going') this.laying.value = 'paused';
  }

  goOn(): void {
    if (this.laying.peek() === 'paused') this.laying.value = 'going';
  }

  stopLaying(): void {
    this.laying.value = undefined;
  }

  // Time.

  /** Adds to the time, as long as there is something to do. */
  passTime(milliseconds: number): void {
    if (this.state.isSolved || this.wasShown.peek()) return;
    const before = this.milliseconds.peek();
    this.milliseconds.value = before + milliseconds;
    const spans = (time: number) => Math.floor(time / 1000 / KEEP_EVERY);
    if (spans(before) !== spans(this.milliseconds.peek())) this.keep();
  }

  /** Begins anew: empty, with no time and no hints. */
  restart(): void {
    this.change(() => this.state.clear());
    batch(() => {
      this.milliseconds.value = 0;
      this.hints.value = 0;
      this.wasShown.value = false;
      this.isBest.value = false;
    });
    this.keep();
  }

  keep(): void {
    const step = this.step.peek();
    kept.keep({
      puzzle: this.state.text,
      moves: this.state.moves,
      milliseconds: this.milliseconds.peek(),
      hints: this.hints.peek(),
      ...(step !== undefined && { step }),
      ...(this.day !== undefined && { day: this.day }),
      wasShown: this.wasShown.peek(),
      isSolved: this.state.isSolved,
      touched: Date.now(),
    });
  }

  close(): void {
    this.isClosed = true;
    this.laying.value = undefined;
    if (this.state.moves.length > 0 || this.milliseconds.peek() > 0) this.keep();
    this.client.end();
  }

  private async make(move: string): Promise<void> {
    try {
      await this.lay(move);
    } catch (problem) {
      this.happened.value = { kind: 'refused', problem: problem as Problem };
    }
  }

  /** Lowers a stone and puts it into the box. Throws a `Problem` if it is refused. */
  private async lay(move: string): Promise<void> {
    const stone = this.state.preview(move);
    this.forgetHelp();
    this.isLowering.value = true;
    try {
      await this.animate(stone);
      if (this.isClosed) return;
      this.state.place(stone.text);
    } finally {
      this.isLowering.value = false;
    }
    this.happened.value = { kind: 'placed', stone };
    if (this.state.isSolved) this.finish();
    this.keep();
  }

  private finish(): void {
    if (!this.wasShown.peek()) {
      const result = { milliseconds: this.milliseconds.peek(), hints: this.hints.peek() };
      this.isBest.value = kept.keepResult(this.kind, result);
    }
    this.happened.value = { kind: 'solved' };
  }

  private takeOutAt({ x, y }: PlanPoint): void {
    const stone = this.state.placedAt(Math.floor(x), Math.floor(y));
    if (stone) this.change(() => this.state.takeOut([stone.text]));
  }

  private change(how: () => unknown): void {
    this.forgetHelp();
    try {
      how();
      this.happened.value = { kind: 'changed' };
      this.keep();
    } catch (problem) {
      this.happened.value = { kind: 'refused', problem: problem as Problem };
    }
  }

  private forgetHelp(): void {
    batch(() => {
      this.hint.value = undefined;
      this.out.value = [];
      this.said.value = undefined;
    });
  }

  private answer(wish: Wish, help: HelpView): void {
    if (wish === 'hint' || wish === 'take-back') this.hints.value += 1;
    this.said.value = wish === 'solution' && help.kind !== 'hopeless' ? undefined : answerText(wish, help);
    if (wish === 'hint' || wish === 'take-back') this.out.value = help.takeBack;
    if (wish === 'hint' && help.kind === 'go-on') this.hint.value = help.next[0];
    this.keep();
    if (wish === 'solution' && help.kind !== 'hopeless') void this.laySolution(help);
  }

  /** Lays the stones of a solution one by one; at once where nothing is to move. */
  private async laySolution({ takeBack, next }: HelpView): Promise<void> {
    this.wasShown.value = true;
    this.picking.drop();
    if (takeBack.length > 0) this.change(() => this.state.takeOut(takeBack.map(({ text }) => text)));
    this.laying.value = 'going';
    for (const stone of next) {
      if (!settings.peek().lessMotion) await pause(BREATH);
      while (this.laying.peek() === 'paused') await pause(BREATH);
      if (this.laying.peek() === undefined || this.isClosed) return;
      await this.make(stone.text);
    }
    this.laying.value = undefined;
  }

  /** Finds out how hard a puzzle is that came without saying so. */
  private async judge(): Promise<void> {
    try {
      const step = await this.client.ask('step', { puzzle: this.state.text });
      if (step !== undefined && !this.isClosed) this.step.value = step;
    } catch {
      // Then it is a puzzle of unknown difficulty.
    }
  }
}

function answerText(wish: Wish, { kind, takeBack, fewest, next }: HelpView): Said {
  const stone = next[0];
  if (kind === 'hopeless') return { id: 'solve-hopeless', args: {}, isBad: true };
  if (kind === 'take-back') {
    const id = wish === 'check' ? 'solve-check-no' : fewest ? 'solve-must-come-out' : 'solve-should-come-out';
    return { id, args: { count: takeBack.length }, isBad: true };
  }
  if (wish === 'hint' && stone) return { id: 'solve-next-stone', args: { colour: stone.colour, stone: stone.stone } };
  return { id: wish === 'take-back' ? 'solve-nothing-must-come-out' : 'solve-check-yes', args: {} };
}

/** The puzzle with the moves made; without them if they do not fit it any more. */
function restored(text: string, moves: readonly string[]): PuzzleState {
  try {
    return new PuzzleState(text, moves);
  } catch {
    return new PuzzleState(text);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
