// The steps of the tutorial: a position each, what is to be done in it, and how to tell that it is done.

import type { ColourName } from '../rules.js';
import type { GameState } from '../state/game.js';
import type { Cell } from '../state/placements.js';

export const STEP_NAMES = ['first', 'touch', 'holes', 'heights', 'shut-out', 'cover', 'count', 'left-over'] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** Whether the task is still to be done, is done, or can only be done from the beginning again. */
export type Outcome = 'going' | 'done' | 'missed';

export interface Step {
  name: StepName;
  /** The scenario as a record names it, or an own plan in lines that begin with |. */
  scenario: string;
  /** The moves before the learner's first. */
  moves: string;
  /** A move that leads to the end of the task, for those who ask. */
  solution: string;
  /** What the tutorial shows beside the board: nothing, squares seen, or points. */
  shows?: 'squares' | 'points';
  /** Judges the position after moves have been made since the beginning. */
  judge(game: GameState, begin: Beginning): Outcome;
}

/** What judging compares with. */
export interface Beginning {
  moves: number;
  /** For each colour the squares it showed. */
  visible: readonly number[];
}

/** The learner leads the first colour, a rival without a will of its own the second. */
export const LEARNER = 0;
const RIVAL = 1;

const CHULLPA = 'chullpa';

function own(height: number, ...rows: readonly string[]): string {
  const plan = rows.map((row) => `|   "${row}",`);
  const head = ['', '| id = "lesson"', '| name = "Rumis"', '| plan = ['];
  return [...head, ...plan, '| ]', '| [[players]]', '| count = 2', `| height = ${height}`].join('\n');
}

const either = (isDone: boolean): Outcome => (isDone ? 'done' : 'missed');

const STEPS: readonly Step[] = [
  {
    name: 'first',
    scenario: CHULLPA,
    moves: '',
    solution: 'b2.1,c2.1,c3.1,d2.1',
    // One's own stone, and the rival's answer to it.
    judge: (game) => (game.latest.value.moves.length >= 2 ? 'done' : 'going'),
  },
  {
    name: 'touch',
    scenario: CHULLPA,
    moves: 'a1.1,a2.1,b1.1 c1.1,c2.1,d1.1,d2.1',
    solution: 'a3.1,b2.1,b3.1,c3.1',
    judge: () => 'done',
  },
  {
    name: 'holes',
    scenario: CHULLPA,
    moves: 'a2.1,b2.1,c2.1 d1.1,d2.1,e1.1',
    solution: 'b1.1,b1.2,b2.2',
    judge: (game) => either(new Set(bottoms(lastStone(game))).size > 1),
  },
  {
    name: 'heights',
    scenario: own(3, '3333', '2222', '1111'),
    moves: 'a2.1,b1.1,b2.1 c1.1,c2.1,d1.1',
    solution: 'b3.1,b3.2,b3.3',
    judge: (game) => either(lastStone(game).some(([, , z]) => z === game.plan.height - 1)),
  },
  {
    name: 'shut-out',
    scenario: own(2, '####', '####', '####'),
    moves: 'a1.1,b1.1 c1.1,c2.1,c3.1,d3.1 a2.1,b2.1,b3.1,b3.2 d1.1,d2.1,d2.2',
    solution: 'c1.2,c2.2,c3.2',
    judge: (game) => either(game.latest.value.colours[RIVAL]?.out === true),
  },
  {
    name: 'cover',
    scenario: own(3, '####', '####', '####'),
    moves: 'a1.1,a2.1,b1.1 b2.1,b3.1,c1.1,c2.1',
    solution: 'b1.2,b2.2,c1.2,c2.2',
    shows: 'squares',
    judge: (game, begin) => either((begin.visible[RIVAL] ?? 0) - visible(game, RIVAL) >= 2),
  },
  {
    name: 'count',
    scenario: own(3, '####', '####', '####', '####'),
    moves: `c1.1,c1.2,d1.1,d1.2 b1.1,b2.1,b3.1,b3.2 d2.1,d2.2,d3.1,d4.1
      a2.1,a2.2,a3.1 c2.1,c3.1,c4.1 b4.1,b4.2,c3.2,c4.2`,
    solution: 'b1.2,b2.2,b2.3,c2.2',
    shows: 'squares',
    judge: (game) => either(visible(game, LEARNER) > visible(game, RIVAL)),
  },
  {
    name: 'left-over',
    scenario: CHULLPA,
    moves: `a1.1,a1.2,a1.3,a1.4 a2.1,a2.2,a2.3 b1.1,b2.1,b3.1,c1.1 b2.2,b2.3,b2.4,b3.2
      c2.1,c3.1 a3.1,a4.1,a4.2,b4.1 d1.1,d1.2,e1.1,e1.2 c3.2,d3.1,d3.2
      b4.2,b4.3,c4.1,c4.2 a3.2,a3.3,a4.3,a4.4 d2.1,d2.2,e2.1 d1.3,d2.3,d2.4,d3.3
      d4.1,e3.1,e3.2,e4.1 c3.3,c4.3,d4.2,d4.3 b4.4,c4.4,d4.4 c1.2,c2.2`,
    solution: 'a2.4,a3.4,b3.3,b3.4',
    shows: 'points',
    judge: (game) => {
      const { winners } = game.latest.value;
      return game.isOver ? either(winners.length === 1 && winners[0] === LEARNER) : 'going';
    },
  },
];

/** The step with this name; the first for a name that there is not. */
export function stepOf(name: string): Step {
  const step = STEPS.find((other) => other.name === name) ?? STEPS[0];
  if (!step) throw new Error('a tutorial has steps');
  return step;
}

/** The record of a step's position. */
export function recordOf({ scenario, moves }: Step, names: readonly string[] = []): string {
  const head = ['Rumis record 1', `Scenario: ${scenario}`, 'Players: 2'];
  const players = names.map((name, player) => `Player ${player + 1}: ${name}`);
  return [...head, ...players, '', moves, ''].join('\n');
}

function visible(game: GameState, colour: number): number {
  return game.latest.value.colours[colour]?.visible ?? 0;
}

/** The cubes of the learner's last stone. */
function lastStone(game: GameState): readonly Cell[] {
  const colour: ColourName | undefined = game.plan.colours[LEARNER];
  const placement = game.latest.value.moves.findLast((move) => move.colour === colour)?.placement;
  return placement === undefined ? [] : game.cubes(placement);
}

/** For every square below a stone, the level at which the stone begins there. */
function bottoms(cubes: readonly Cell[]): number[] {
  const lowest = new Map<string, number>();
  for (const [x, y, z] of cubes) lowest.set(`${x},${y}`, Math.min(z, lowest.get(`${x},${y}`) ?? z));
  return [...lowest.values()];
}
