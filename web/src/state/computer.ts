// Lets the computer players move when it is their turn.

import { effect, signal } from '@preact/signals';

import type { EngineClient, Thought } from '../engine/client.js';
import type { Problem } from '../rules.js';
import type { GameState } from './game.js';
import { settings } from './settings.js';

/** So long a quick move takes at least, in milliseconds: people want to see whose turn it is. */
const LEAST_PAUSE = 350;

/** What a player of lower levels never needs. */
const MOST_SECONDS = 60;

export class Computers {
  /** The seat that is thinking. */
  readonly thinking = signal<number | undefined>(undefined);
  /** True while computer players are asked to wait. */
  readonly paused = signal(false);
  /** Why the computer could not move. */
  readonly problem = signal<Problem | undefined>(undefined);

  private thought: Thought | undefined;
  private readonly endEffect: () => void;

  /** `make` makes the move, with whatever the page does around it. */
  constructor(
    private readonly game: GameState,
    private readonly engine: EngineClient,
    private readonly make: (move: string) => Promise<void>,
    private readonly seats: readonly string[] = game.seats,
  ) {
    this.endEffect = effect(() => {
      const { player, moves } = game.latest.value;
      const seat = player === undefined ? undefined : seats[player];
      const isStill = game.shownMoves.value === undefined && !this.paused.value;
      this.drop();
      if (player !== undefined && seat !== undefined && seat !== 'human' && isStill) {
        void this.think(player, seat, moves.length);
      }
    });
  }

  /** Asks for the best move found so far. */
  stop(): void {
    this.thought?.stop();
  }

  /** After a failure: tries again. */
  retry(): void {
    this.problem.value = undefined;
    const { player, moves } = this.game.latest.peek();
    const seat = player === undefined ? undefined : this.seats[player];
    if (player !== undefined && seat !== undefined && seat !== 'human') void this.think(player, seat, moves.length);
  }

  end(): void {
    this.endEffect();
    this.drop();
  }

  private drop(): void {
    this.thought?.cancel();
    this.thought = undefined;
    this.thinking.value = undefined;
  }

  private async think(player: number, seat: string, move: number): Promise<void> {
    const milliseconds = 1000 * Math.min(settings.peek().seconds, MOST_SECONDS);
    const seed = (Date.now() + move * 7919) >>> 0;
    const thought = this.engine.choose(this.game.record, seat, milliseconds, seed);
    this.thought = thought;
    this.thinking.value = player;
    try {
      const [chosen] = await Promise.all([thought.move, pause(LEAST_PAUSE)]);
      if (this.thought !== thought || chosen === undefined) return;
      this.thinking.value = undefined;
      await this.make(chosen);
    } catch (problem) {
      if (this.thought !== thought) return;
      this.thinking.value = undefined;
      this.problem.value = problem as Problem;
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
