// What has been chosen for a new game, always such that the rules agree.

import { catalogue, refusal, terms } from '../../rules.js';
import type { ColourName, Problem, ScenarioView, Setup, VariantName } from '../../rules.js';
import { ownPlans, scenarioIn } from '../../state/own-plans.js';
import { randomSeed, today } from '../../state/session.js';
import { beginSeries, rotated, setupOf as setupOfSeries } from '../../state/series.js';
import type { Series } from '../../state/series.js';
import { HUMAN, levelOf } from '../players.js';

export interface SeatChoice {
  name: string;
  /** `human`, or `level1` to `level9`. */
  seat: string;
}

export interface Choice {
  /**
   * The scenario, or in a series all of them in their order; then it can be empty for a while. Official ones by their
   * id, one's own by the text of their file.
   */
  scenarios: readonly string[];
  isSeries: boolean;
  players: number;
  variants: readonly VariantName[];
  /** Always six, so that no name is lost while fewer play. */
  seats: readonly SeatChoice[];
  /** Who starts: the place in the list, or whoever is drawn. */
  starter: number | 'lot';
}

export const VARIANTS: readonly VariantName[] = ['four-colours', 'ruinas', 'inverse', 'rebuild'];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const LONGEST_NAME = 40;
/** Fewer are no series. */
export const LEAST_SERIES = 2;

const MOST_PLAYERS = 6;
const FIRST_SCENARIO = 'chullpa';

/** One person against a computer that can be beaten. */
export function firstChoice(): Choice {
  const seats = Array.from({ length: MOST_PLAYERS }, (_, index) => ({
    name: '',
    seat: index === 0 ? HUMAN : 'level3',
  }));
  return { scenarios: [FIRST_SCENARIO], isSeries: false, players: 2, variants: [], seats, starter: 0 };
}

/** What was kept of an earlier choice, with whatever does not make sense left out. */
export function restored(kept: unknown): Choice {
  const first = firstChoice();
  if (typeof kept !== 'object' || kept === null) return first;
  const { scenarios, isSeries, players, variants, seats, starter } = kept as Record<string, unknown>;
  const known = list(scenarios).filter((id): id is string => isOffered(id));
  return fitted({
    scenarios: known.length > 0 ? known : first.scenarios,
    isSeries: isSeries === true && known.length > 0,
    players: typeof players === 'number' ? players : first.players,
    variants: VARIANTS.filter((variant) => list(variants).includes(variant)),
    seats: first.seats.map((seat, index) => restoredSeat(list(seats)[index]) ?? seat),
    starter: typeof starter === 'number' || starter === 'lot' ? starter : first.starter,
  });
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function restoredSeat(kept: unknown): SeatChoice | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { name, seat } = kept as Record<string, unknown>;
  if (typeof name !== 'string' || typeof seat !== 'string') return undefined;
  const isSeat = seat === HUMAN || levelOf(seat) !== undefined;
  return isSeat ? { name: name.slice(0, LONGEST_NAME), seat } : undefined;
}

export function scenarioOf(id: string): ScenarioView | undefined {
  return catalogue().scenarios.find((scenario) => scenario.id === id) ?? scenarioIn(id);
}

/** The kept plans that can be played, as scenarios are written in a choice. */
export function playablePlans(): string[] {
  return ownPlans.value.map(({ toml }) => toml).filter((toml) => scenarioIn(toml) !== undefined);
}

function isOffered(id: unknown): boolean {
  return catalogue().scenarios.some((scenario) => scenario.id === id) || playablePlans().some((toml) => toml === id);
}

/** The numbers of players that all chosen scenarios have. */
export function possiblePlayers({ scenarios }: Choice): number[] {
  const every = Array.from({ length: MOST_PLAYERS - 1 }, (_, index) => index + 2);
  return every.filter((count) => scenarios.every((id) => canSeat(id, count)));
}

function canSeat(id: string, count: number): boolean {
  return scenarioOf(id)?.players.some((row) => row.count === count) ?? false;
}

/** Why a scenario cannot join the series as it stands. */
export function scenarioRefusal({ players, variants }: Choice, id: string): Problem | undefined {
  return refusal(id, players, written(variants));
}

/** Why a variant cannot be added to what has been chosen. */
export function variantRefusal(choice: Choice, variant: VariantName): Problem | undefined {
  const variants = written([...choice.variants, variant]);
  return choice.scenarios.map((id) => refusal(id, choice.players, variants)).find((problem) => problem !== undefined);
}

/** Plays one scenario. The number of players changes only if it must. */
export function withScenario(choice: Choice, id: string): Choice {
  return fitted({ ...choice, scenarios: [id] });
}

/** Adds a scenario to the end of the series, or takes it out. */
export function withScenarioToggled(choice: Choice, id: string): Choice {
  const without = choice.scenarios.filter((other) => other !== id);
  const isIn = without.length < choice.scenarios.length;
  return fitted({ ...choice, scenarios: isIn ? without : [...choice.scenarios, id] });
}

/** Begins to choose a series with the scenario there is, or goes back to its first. */
export function withSeries(choice: Choice, isSeries: boolean): Choice {
  const scenarios = isSeries ? choice.scenarios : [choice.scenarios[0] ?? FIRST_SCENARIO];
  return fitted({ ...choice, scenarios, isSeries });
}

export function withPlayers(choice: Choice, players: number): Choice {
  return fitted({ ...choice, players });
}

export function withVariantToggled(choice: Choice, variant: VariantName): Choice {
  const without = choice.variants.filter((other) => other !== variant);
  const isIn = without.length < choice.variants.length;
  return fitted({ ...choice, variants: isIn ? without : [...choice.variants, variant] });
}

export function withSeat(choice: Choice, index: number, changes: Partial<SeatChoice>): Choice {
  const seats = choice.seats.map((seat, other) => (other === index ? { ...seat, ...changes } : seat));
  return { ...choice, seats };
}

export function withStarter(choice: Choice, starter: number | 'lot'): Choice {
  return fitted({ ...choice, starter });
}

/** Those who play. */
export function seated({ seats, players }: Choice): readonly SeatChoice[] {
  return seats.slice(0, players);
}

/** For each player in the list the own colours; absent as long as a lot has to be drawn. */
export function coloursOf(choice: Choice): ColourName[][] | undefined {
  const { starter, players, variants } = choice;
  if (starter === 'lot') return undefined;
  const { colours, owners } = terms(choice.scenarios[0] ?? FIRST_SCENARIO, players, written(variants));
  const placeOf = (player: number) => (player - starter + players) % players;
  const coloursAt = (place: number) => colours.filter((_, turn) => owners[turn] === place);
  return seated(choice).map((_, player) => coloursAt(placeOf(player)));
}

/** The name of the sentence that says what is still missing. */
export function lack({ isSeries, scenarios }: Choice): string | undefined {
  return isSeries && scenarios.length < LEAST_SERIES ? 'new-series-too-short' : undefined;
}

/** What the game begins with. Whoever starts sits first, since the first colour always begins. */
export function agreed(choice: Choice): { setup: Setup; series?: Series } {
  const { players, variants } = choice;
  const starter = choice.starter === 'lot' ? randomSeed() % players : choice.starter;
  const inOrder = rotated(seated(choice), starter);
  const setup: Setup = {
    scenario: choice.scenarios[0] ?? FIRST_SCENARIO,
    players,
    variants: written(variants),
    ruinSeed: randomSeed(),
    names: inOrder.map(({ name }) => name.trim()),
    seats: inOrder.map(({ seat }) => seat),
    date: today(),
  };
  if (!choice.isSeries) return { setup };
  const series = beginSeries(choice.scenarios, setup);
  return { setup: setupOfSeries(series, setup.ruinSeed, setup.date), series };
}

/** The same choice with what the rules refuse left out. */
function fitted(choice: Choice): Choice {
  const possible = possiblePlayers(choice);
  const players = possible.findLast((count) => count <= choice.players) ?? possible[0] ?? 2;
  const starter = choice.starter === 'lot' || choice.starter < players ? choice.starter : 0;
  let kept: Choice = { ...choice, players, starter, variants: [] };
  for (const variant of choice.variants) {
    if (!variantRefusal(kept, variant)) kept = { ...kept, variants: [...kept.variants, variant] };
  }
  return kept;
}

/** Variants as the rules read them. */
export function written(variants: readonly VariantName[]): string {
  return variants.join(',') || 'standard';
}
