// The moves of a game and those tried instead: a tree whose trunk is the game as it was played.

import { signal } from '@preact/signals';

import { verdict } from '../rules.js';
import type { ColourName, PositionAnalysis, VerdictView } from '../rules.js';

/** What was found out about a position, and how long it took. */
export interface Finding {
  analysis: PositionAnalysis;
  milliseconds: number;
}

/** The position after a move. */
export class Node {
  readonly children: Node[] = [];
  readonly finding = signal<Finding | undefined>(undefined);

  constructor(
    readonly parent: Node | undefined,
    /** The move as it is written; empty at the beginning. */
    readonly text: string,
    /** Who made it, and which player that is. */
    readonly colour: ColourName | undefined,
    readonly player: number,
    readonly isPlayed: boolean,
  ) {}

  /** How many moves lead here. */
  get moves(): number {
    return this.parent ? this.parent.moves + 1 : 0;
  }

  /** The moves that lead here. */
  get path(): readonly Node[] {
    return this.parent ? [...this.parent.path, this] : [];
  }

  /** The next move of the game, or of the line tried last. */
  get next(): Node | undefined {
    return this.children.find((child) => child.isPlayed) ?? this.children.at(-1);
  }

  /** Where the game as it was played was left. */
  get branching(): Node {
    return this.isPlayed || !this.parent ? this : this.parent.branching;
  }

  /** What the move cost; absent until it is known. */
  get verdict(): VerdictView | undefined {
    const before = this.parent?.finding.value?.analysis;
    const best = before?.moves[0];
    if (!before || !best) return undefined;
    const known = best.text === this.text ? best.worth : this.isPlayed ? before.next : undefined;
    const worth = known ?? this.finding.value?.analysis.worths[this.player];
    return worth && verdict(worth, best.worth);
  }

  /** The best move instead of this one; absent if this was it. */
  get better() {
    const best = this.parent?.finding.value?.analysis.moves[0];
    return best?.text === this.text ? undefined : best;
  }
}
