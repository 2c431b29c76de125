// The positions that the rules page draws, and the moves that are tried in them. What is allowed is asked of the rules.

import { Table } from '../../rules.js';
import type { ColourName, Problem } from '../../rules.js';
import type { DrawnStone } from '../../pictures/position.js';
import { cubesOf } from '../../state/session.js';
import { drawing } from '../drawing.js';
import type { Drawing } from '../drawing.js';

/** A move tried in a position. */
export interface Try {
  record: string;
  move: string;
}

/** What a try looks like, and what the rules say to it. */
export interface Tried extends Drawing {
  colour: ColourName;
  move: string;
  /** Why it is not allowed; absent if it is. */
  problem: Problem | undefined;
}

interface Small {
  rows: readonly string[];
  players?: number;
  variant?: string;
}

/** A game on a small plan of its own. */
function small({ rows, players = 2, variant = 'standard' }: Small, moves: string): string {
  const plan = rows.map((row) => `|   "${row}",`);
  const head = ['Rumis record 1', 'Scenario:', '| id = "drawing"', '| name = "Drawing"', '| plan = ['];
  const limits = ['| ]', '| [[players]]', `| count = ${players}`, '| height = 3'];
  return [...head, ...plan, ...limits, `Players: ${players}`, `Variant: ${variant}`, '', moves, ''].join('\n');
}

const FIELD = ['####', '####', '####'];
const STAIRS = ['3333', '2222', '1111'];
const tries = (record: string, ...moves: readonly string[]): Try[] => moves.map((move) => ({ record, move }));

/** What a stone has to obey, in the order of the rules, each with moves that do and do not. */
export const PLACING = {
  plan: tries(small({ rows: FIELD }, ''), 'd2.1,e2.1', 'c2.1,d2.1'),
  height: tries(small({ rows: STAIRS }, 'a2.1,b1.1,b2.1 c1.1,c2.1'), 'a2.2,a2.3', 'a3.1,a3.2,a3.3'),
  hole: tries(small({ rows: FIELD }, 'a1.1,b1.1 c1.1,c2.1'), 'b1.2,b2.2,b3.2', 'b1.2,b2.1,b2.2'),
  first: tries(small({ rows: FIELD }, 'a1.1,b1.1'), 'd2.1,d3.1', 'a1.2,b1.2', 'c1.1,d1.1'),
  own: tries(small({ rows: FIELD }, 'a1.1,b1.1 c1.1,d1.1'), 'c2.1,d2.1,d3.1', 'a2.1,b2.1,b3.1'),
} as const;

/** The first stone of the second of five players. */
export const MANY = tries(
  small({ rows: ['#####', ...FIELD.map((row) => `${row}#`)], players: 5 }, 'b2.1,c2.1'),
  'd2.1,e2.1',
  'd3.1,e3.1',
);

export const INVERSE = tries(
  small({ rows: FIELD, variant: 'inverse' }, 'a1.1,b1.1 c1.1,d1.1'),
  'a2.1,b2.1,b3.1',
  'c2.1,d2.1,d3.1',
);

/** A whole game of two on Chullpa. */
export const FINISHED = `Rumis record 1
Scenario: chullpa
Players: 2

a1.1,a1.2,a1.3,a1.4 a2.1,a2.2,a2.3 b1.1,b2.1,b3.1,c1.1 b2.2,b2.3,b2.4,b3.2 c2.1,c3.1 a3.1,a4.1,a4.2,b4.1
d1.1,d1.2,e1.1,e1.2 c3.2,d3.1,d3.2 b4.2,b4.3,c4.1,c4.2 a3.2,a3.3,a4.3,a4.4 d2.1,d2.2,e2.1 d1.3,d2.3,d2.4,d3.3
d4.1,e3.1,e3.2,e4.1 c3.3,c4.3,d4.2,d4.3 b4.4,c4.4,d4.4 c1.2,c2.2 e3.3,e4.2,e4.3,e4.4 c1.3,c1.4,c2.3,d1.4
a2.4,a3.4,b3.3,b3.4
`;

const FOUR_COLOURS = `Rumis record 1
Scenario: pisac
Players: 2
Variant: four-colours

a1.1,b1.1,b2.1,c1.1 b2.2,c2.1,c2.2,d2.1 d2.2,d3.1,d3.2,d3.3 a2.1,a2.2,a3.1,b3.1 a3.2,a3.3,b3.2 b3.3,c3.1,c3.2,c3.3
a4.1,a4.2,a4.3,b4.1 a4.4,b4.2,b4.3,b4.4 d4.1,d4.2,d4.3,d4.4 b5.1,b5.2,b5.3,b5.4 a5.1,a5.2,a5.3,a5.4
c4.1,c4.2,c5.1,c5.2 c4.3,c4.4,c5.3 a5.5,b5.5 d5.1,d5.2,d5.3 c5.4,c5.5,d5.4,d5.5 a6.1,a6.2,a6.3 c6.1,c6.2
`;

const RUINAS = `Rumis record 1
Scenario: chullpa
Players: 2
Variant: ruinas
Ruins: e1.1,e1.2,e1.3 b1.1,b2.1,c1.1,c1.2 b3.1,c2.1,c2.2,c3.1 d1.1,d2.1,d2.2,e2.1 d1.2,d1.3,d1.4,d1.5 c4.1,d3.1,d4.1,e3.1 a1.1,a1.2,a2.1 d3.2,d3.3,e3.2,e3.3 a3.1,a4.1,a4.2,a4.3 a2.2,b2.2 a3.2,b3.2,b3.3,c3.2

`;

const REBUILD = `Rumis record 1
Scenario: puncu
Players: 2
Variant: rebuild

a3.1,a3.2,a3.3,a3.4 b3.1,b3.2,b3.3,b3.4 a1.1,a1.2,a2.1,b1.1 a2.2,b1.2,b2.1,b2.2 a2.3,b1.3,b1.4,b2.3
a1.3,a1.4,a2.4,b2.4 a4.1,b4.1,b4.2,b4.3 a4.2,a4.3,a4.4,b4.4 c3.1,c3.2,c4.1,c4.2 c3.3,c3.4,c4.3,c4.4
d3.1,e3.1,e4.1,e4.2 d3.2,d3.3,e3.2 e3.3,e4.3,e4.4 e2.1,e2.2,e2.3 d3.4,e3.4 e1.1,f1.1,f2.1,f2.2 f4.1,f4.2,f4.3
f1.2,f1.3,f1.4,f2.3 e2.4,f2.4 b3.1,b3.2,b3.3,b3.4>a5.1,a5.2,a5.3,a5.4 a3.1,a3.2,a3.3,a3.4>b5.1,b5.2,b5.3,b5.4
a4.2,a4.3,a4.4,b4.4>a6.1,a6.2,a6.3,a7.1 a4.1,b4.1,b4.2,b4.3>b6.1,b6.2,b6.3,b7.1 e2.4,f2.4>a6.4,b6.4
f4.1,f4.2,f4.3>c5.1,c5.2,c5.3
`;

/** A position for each variant that needs more than a move to be shown. */
export const VARIANTS = { 'four-colours': FOUR_COLOURS, ruinas: RUINAS, rebuild: REBUILD } as const;

/** A try as it is drawn: the position, and the stone where it would lie. */
export function tried({ record, move }: Try): Tried {
  const table = Table.fromRecord(record);
  const { squares, stones } = drawing(table);
  const colour = table.position().toMove ?? 'red';
  const problem = table.refusal(move);
  const stone: DrawnStone = { colour, cubes: cubesOf(move) ?? [], shown: problem ? 'refused' : 'placed' };
  return { squares, stones: [...stones, stone], colour, move, problem };
}
