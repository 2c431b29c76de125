// Positions as they are drawn, straight from the rules.

import type { DrawnPlace, DrawnStone } from '../pictures/position.js';
import { Table } from '../rules.js';
import { Placements } from '../state/placements.js';

export interface Drawing {
  squares: readonly DrawnPlace[];
  stones: readonly DrawnStone[];
}

/** The position at the end of a record. */
export function drawn(record: string): Drawing {
  return drawing(Table.fromRecord(record));
}

export function drawing(table: Table): Drawing {
  const placements = new Placements(table.placements());
  const { stones } = table.position();
  return {
    squares: table.plan().columns,
    stones: stones.map(({ colour, placement }) => ({ colour, cubes: placements.cubes(placement) })),
  };
}
