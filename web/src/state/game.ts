// A game at the table: what lies there, whose turn it is, and the way back and forth through its moves.

import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

import type { ColourName, PlanView, PositionView, Problem, ReasonView, Setup } from '../rules.js';
import { Table } from '../rules.js';
import { Placements } from './placements.js';
import type { Cell } from './placements.js';

/** In the second phase of a rebuild, what may be done with a stone that was taken. */
export interface Rebuild {
  taken: number;
  /** Where it may go. Empty if it fits nowhere: then it is put aside. */
  puts: readonly number[];
}

/** What may be done now. */
export interface Legal {
  placements: readonly number[];
  rebuilds: ReadonlyMap<number, Rebuild>;
}

/** Stands for "put aside" among placements. */
export const ASIDE = 0xffff;

type TableAnswers =
  | 'plan'
  | 'placements'
  | 'seats'
  | 'position'
  | 'legal'
  | 'legalRebuilds'
  | 'lower'
  | 'written'
  | 'refusal'
  | 'play'
  | 'undo'
  | 'record'
  | 'reason';

/** What a game asks a table: one at which it is played, or one at which a position is set up. */
export type GameTable = Pick<Table, TableAnswers> & { after(moves: number): Pick<Table, 'position'> };

const NOTHING: Legal = { placements: [], rebuilds: new Map() };

export class GameState {
  readonly plan: PlanView;
  readonly placements: Placements;
  readonly names: readonly string[];
  /** `human`, or `level1` to `level9`. */
  readonly seats: readonly string[];
  readonly date: string;

  /** The position after the last move. */
  readonly latest: ReadonlySignal<PositionView>;
  /** Moves that were taken back, the one to make again first at the end. */
  readonly undone = signal<readonly string[]>([]);
  /** How many moves are shown while stepping through the game; absent at its end. */
  readonly shownMoves = signal<number | undefined>(undefined);
  /** The position that is shown. */
  readonly shown: ReadonlySignal<PositionView>;
  /** What may be done now; nothing while an earlier position is shown. */
  readonly legal: ReadonlySignal<Legal>;

  private readonly position;

  private constructor(private readonly table: GameTable) {
    this.plan = table.plan();
    this.placements = new Placements(table.placements());
    const { names, seats, date } = table.seats();
    [this.names, this.seats, this.date] = [names, seats, date];
    this.position = signal(table.position());
    this.latest = this.position;
    this.shown = computed(() => {
      const moves = this.shownMoves.value;
      return moves === undefined ? this.latest.value : table.after(moves).position();
    });
    this.legal = computed(() => (this.shown.value === this.latest.value ? legalOf(table, this.latest.value) : NOTHING));
  }

  /** Throws a `Problem` if the setup does not go together. */
  static begin(setup: Setup): GameState {
    return new GameState(Table.begin(setup));
  }

  /** Throws a `Problem` if the record cannot be read or played. */
  static fromRecord(record: string): GameState {
    return new GameState(Table.fromRecord(record));
  }

  static at(table: GameTable): GameState {
    return new GameState(table);
  }

  get record(): string {
    return this.table.record();
  }

  get isOver(): boolean {
    return this.latest.value.toMove === undefined;
  }

  /** Why a written move is not allowed; absent if it is. */
  refusal(text: string): Problem | undefined {
    return this.table.refusal(text);
  }

  /** Makes a written move. Throws a `Problem` if it is refused; nothing has changed then. */
  play(text: string): void {
    this.table.play(text);
    this.undone.value = [];
    this.refresh();
  }

  /** Takes the last move back; false if there is none. */
  undo(): boolean {
    const last = this.latest.value.moves.at(-1);
    if (last === undefined || !this.table.undo()) return false;
    this.undone.value = [...this.undone.value, last.text];
    this.refresh();
    return true;
  }

  /** Makes a move again that was taken back; false if there is none. */
  redo(): boolean {
    const next = this.undone.value.at(-1);
    if (next === undefined) return false;
    this.table.play(next);
    this.undone.value = this.undone.value.slice(0, -1);
    this.refresh();
    return true;
  }

  /** Shows the position after so many moves. */
  show(moves: number): void {
    const last = this.latest.value.moves.length;
    this.shownMoves.value = moves >= last ? undefined : Math.max(0, moves);
  }

  /** Where a stone comes to rest when it is lowered with its corner above a square, and why it may not lie there. */
  lower(orientation: number, x: number, y: number, taken: number | undefined) {
    return this.table.lower(orientation, clampedToByte(x), clampedToByte(y), taken);
  }

  /** A placement as it is written. */
  written(placement: number, taken?: number): string {
    return this.table.written(placement, taken);
  }

  /** Why level 1 made the move with this number, from 0. */
  reason(number: number): ReasonView | undefined {
    return this.table.reason(number);
  }

  seatOf(colour: ColourName): number {
    return this.plan.owners[this.plan.colours.indexOf(colour)] ?? 0;
  }

  cubes(placement: number): Cell[] {
    return this.placements.cubes(placement);
  }

  /** Shows the table as it is now. */
  refresh(): void {
    this.shownMoves.value = undefined;
    this.position.value = this.table.position();
  }
}

function legalOf(table: GameTable, position: PositionView): Legal {
  if (!position.secondPhase) return { placements: [...table.legal()], rebuilds: new Map() };
  const rebuilds = new Map<number, { taken: number; puts: number[] }>();
  const pairs = table.legalRebuilds();
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    const [taken, put] = [pairs[index] ?? 0, pairs[index + 1] ?? ASIDE];
    const rebuild = rebuilds.get(taken) ?? { taken, puts: [] };
    if (put !== ASIDE) rebuild.puts.push(put);
    rebuilds.set(taken, rebuild);
  }
  return { placements: [], rebuilds };
}

/** The rules take corners as small numbers; far beside every plan is far enough. */
function clampedToByte(value: number): number {
  return Math.max(-100, Math.min(100, Math.trunc(value)));
}
