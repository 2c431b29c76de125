// A position that is set up by hand: stones of every colour are laid and taken in any order.

import { batch, signal } from '@preact/signals';

import { EngineClient } from '../engine/client.js';
import { SetUpTable } from '../rules.js';
import type { ColourName } from '../rules.js';
import { GameState } from '../state/game.js';
import type { GameTable } from '../state/game.js';
import { findRecord, newId, save } from '../state/library.js';
import type { PlanPoint } from '../state/placements.js';
import { Session } from '../state/session.js';
import { read, write } from '../state/storage.js';

/** Stands for the set-up in the address, where the id of a game would stand. */
export const SET_UP = 'set-up';

/** What is being set up, as the record of a game that begins there. */
const KEY = 'rumis.set-up';

/** What was set up last, or is to be changed next. */
export function keptSetUp(): string | undefined {
  return read<string>(KEY);
}

export function keepSetUp(record: string): void {
  write(KEY, record);
}

/** The hand that lays: what it places is laid, and without a stone it picks one up. */
class Laying extends Session {
  laid = () => {};
  lift: (at: PlanPoint) => void = () => {};

  override keep(): void {
    this.laid();
  }

  override async pick(at: PlanPoint): Promise<void> {
    if (this.picking.stone.peek() === undefined) this.lift(at);
    else await super.pick(at);
  }
}

export class SetUpState {
  readonly session: Session;
  /** Whose stones are laid. */
  readonly chosen = signal<ColourName>('red');
  readonly turn = signal<ColourName>('red');
  /** How many stones were taken away by the last taking: those that rested on it went with it. */
  readonly taken = signal({ count: 0 });

  private readonly past = signal<readonly string[]>([]);
  private readonly future = signal<readonly string[]>([]);
  private record: string;
  private readonly game: GameState;

  private constructor(private readonly table: SetUpTable) {
    this.game = GameState.at(asGameTable(table));
    const laying = new Laying('', this.game, undefined, new EngineClient());
    laying.laid = () => this.changed();
    laying.lift = (at) => this.liftAt(at);
    this.session = laying;
    this.turn.value = table.turn();
    this.chosen.value = table.turn();
    this.record = table.record();
  }

  /** A bare plan. Throws a `Problem` if they do not go together. */
  static begin(scenario: string, players: number, variants: string): SetUpState {
    const table = SetUpTable.begin(scenario, players, variants);
    keepSetUp(table.record());
    return new SetUpState(table);
  }

  /** The position a record ends with. Throws a `Problem` if it cannot be read, or not be set up. */
  static fromRecord(record: string): SetUpState {
    return new SetUpState(SetUpTable.fromRecord(record));
  }

  get canUndo(): boolean {
    return this.past.value.length > 0;
  }

  get canRedo(): boolean {
    return this.future.value.length > 0;
  }

  choose(colour: ColourName): void {
    this.table.choose(colour);
    batch(() => {
      this.chosen.value = colour;
      this.game.refresh();
    });
  }

  /** The colour after the chosen one. */
  chooseNext(): void {
    const colours = this.game.latest.peek().colours.map(({ colour }) => colour);
    const next = colours[(colours.indexOf(this.chosen.peek()) + 1) % colours.length];
    if (next) this.choose(next);
  }

  giveTurn(colour: ColourName): void {
    this.table.setTurn(colour);
    this.changed();
  }

  setOut(colour: ColourName, isOut: boolean): void {
    this.table.setOut(colour, isOut);
    this.changed();
  }

  /** Takes a stone away, and what cannot stay without it. */
  take(placement: number): void {
    this.taken.value = { count: this.table.take(placement) };
    this.changed();
  }

  /** Takes a stone into the hand, turned as it lay. */
  lift(placement: number): void {
    const stone = this.game.latest.peek().stones.find((other) => other.placement === placement);
    if (!stone) return;
    const { placements } = this.game;
    this.take(placement);
    this.choose(stone.colour);
    this.session.picking.choose(placements.stone(placement));
    this.session.picking.orient(placements.orientation(placement));
  }

  clear(): void {
    const stones = this.game.latest.peek().stones;
    stones.forEach(({ placement }) => this.table.take(placement));
    this.changed();
  }

  undo(): void {
    this.wander(this.past, this.future);
  }

  redo(): void {
    this.wander(this.future, this.past);
  }

  /** Keeps the position as a game that begins there: its id. The same position is kept only once. */
  keepAsGame(): string {
    const game = GameState.fromRecord(this.table.record());
    const known = findRecord(game.record);
    if (known) return known.id;
    const id = newId();
    save(id, game);
    return id;
  }

  end(): void {
    this.session.close();
  }

  private liftAt(at: PlanPoint): void {
    const { stones, heights } = this.game.latest.peek();
    const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
    const column = this.game.plan.columns.findIndex((square) => square.x === x && square.y === y);
    const top = (heights[column] ?? 0) - 1;
    const isSeen = (placement: number) =>
      this.game.cubes(placement).some((cube) => cube[0] === x && cube[1] === y && cube[2] === top);
    const seen = stones.find(({ placement }) => isSeen(placement));
    if (seen) this.lift(seen.placement);
  }

  /** After every change: it can be taken back, and is kept. */
  private changed(): void {
    batch(() => {
      this.past.value = [...this.past.peek(), this.record];
      this.future.value = [];
      this.follow();
    });
  }

  private wander(from: typeof this.past, to: typeof this.past): void {
    const record = from.peek().at(-1);
    if (record === undefined) return;
    this.table.restore(record);
    batch(() => {
      from.value = from.peek().slice(0, -1);
      to.value = [...to.peek(), this.record];
      this.follow();
    });
  }

  private follow(): void {
    this.record = this.table.record();
    this.turn.value = this.table.turn();
    this.game.refresh();
    keepSetUp(this.record);
  }
}

/** A position that is set up, as a game sees it: there are no moves yet, and people at all seats. */
function asGameTable(table: SetUpTable): GameTable {
  const { players } = table.plan();
  return {
    plan: () => table.plan(),
    placements: () => table.placements(),
    seats: () => ({ names: [], seats: Array.from({ length: players }, () => 'human'), date: '' }),
    position: () => table.position(),
    after: () => table,
    legal: () => table.legal(),
    legalRebuilds: () => new Uint16Array(),
    lower: (orientation, x, y) => table.lower(orientation, x, y),
    written: (placement) => table.written(placement),
    refusal: (text) => table.refusal(text),
    play: (text) => table.play(text),
    undo: () => false,
    record: () => table.record(),
    reason: () => undefined,
  };
}
