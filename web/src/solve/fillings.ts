// All fillings of a box by stones of one colour, as the solver packs them.

import type { BoardStone } from '../board/content.js';
import { catalogue } from '../rules.js';
import type { ColourName, StoneName } from '../rules.js';

export interface FilledStone extends BoardStone {
  readonly stone: StoneName;
}

/** A stone's number takes so many values of a byte; the rest is when it is laid. */
const ORDERS = 16;

export class Fillings {
  readonly count: number;
  private readonly volume: number;

  constructor(
    private readonly cells: Uint8Array,
    private readonly edges: readonly [number, number, number],
    private readonly colour: ColourName,
  ) {
    this.volume = edges[0] * edges[1] * edges[2];
    this.count = cells.length / this.volume;
  }

  /** The stones of a filling, from 0, in an order in which they can be laid. */
  at(index: number): FilledStone[] {
    const [wide, deep] = this.edges;
    const stones: { stone: StoneName; colour: ColourName; cubes: [number, number, number][] }[] = [];
    this.cells.subarray(index * this.volume, (index + 1) * this.volume).forEach((byte, cell) => {
      const order = Math.floor(byte / ORDERS);
      const laid = (stones[order] ??= {
        stone: catalogue().stones[byte % ORDERS] ?? 'I2',
        colour: this.colour,
        cubes: [],
      });
      laid.cubes.push([cell % wide, Math.floor(cell / wide) % deep, Math.floor(cell / (wide * deep))]);
    });
    return stones;
  }
}
