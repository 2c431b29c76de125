// One step of the tutorial, as a game that is not kept: it judges what the learner does, and moves for the rival.

import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

import { EngineClient } from '../engine/client.js';
import type { Problem } from '../rules.js';
import { GameState } from '../state/game.js';
import { squaresBelow } from '../state/placements.js';
import { Session, cubesOf } from '../state/session.js';
import { LEARNER, recordOf } from './steps.js';
import type { Beginning, Outcome, Step } from './steps.js';

export class Lesson extends Session {
  /** How far the task has come. */
  readonly outcome: ReadonlySignal<Outcome>;
  private readonly beginning: Beginning;

  constructor(
    readonly step: Step,
    names: readonly string[],
  ) {
    super(`lesson-${step.name}`, GameState.fromRecord(recordOf(step, names)), undefined, new EngineClient());
    const { moves, colours } = this.game.latest.peek();
    this.beginning = { moves: moves.length, visible: colours.map((colour) => colour.visible) };
    this.outcome = computed(() => {
      const hasMoved = this.game.latest.value.moves.length > this.beginning.moves;
      return hasMoved ? step.judge(this.game, this.beginning) : 'going';
    });
  }

  /** Only the learner sits at the board, and only as long as there is something to do. */
  protected override sitsHere(player: number): boolean {
    return player === LEARNER && this.outcome.value === 'going';
  }

  /** Makes the learner's move, and then the rival's. */
  override async tryMove(text: string): Promise<Problem | undefined> {
    const problem = await super.tryMove(text);
    if (problem) return problem;
    while (this.isRivalsTurn()) await super.tryMove(this.widest());
    return undefined;
  }

  /** Shows a move that does the task. */
  override async askForHint(): Promise<void> {
    const { toMove, moves } = this.game.latest.peek();
    const move = moves.length === this.beginning.moves ? this.step.solution : this.widest();
    const cubes = cubesOf(move);
    if (toMove && cubes) this.hint.value = { colour: toMove, cubes, move };
  }

  override get canUndo(): boolean {
    return this.game.latest.value.moves.length > this.beginning.moves;
  }

  /** Back to the beginning of the step. */
  repeat(): void {
    while (this.canUndo) this.undo();
  }

  /** A lesson is not a game of the library. */
  override keep(): void {}

  private isRivalsTurn(): boolean {
    const { player } = this.game.latest.peek();
    return this.outcome.peek() === 'going' && player !== undefined && player !== LEARNER;
  }

  /** The legal move that lies over the most squares. */
  private widest(): string {
    const { game } = this;
    const squares = (placement: number) => squaresBelow(game.cubes(placement)).length;
    const best = [...game.legal.peek().placements].reduce((one, other) =>
      squares(other) > squares(one) ? other : one,
    );
    return game.written(best);
  }
}
