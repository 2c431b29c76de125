// The rules of the game: the wasm module, loaded once. Everything the page knows about what is allowed comes from here.

import init, { orientations, scenarios, stoneNames } from './wasm/rumis_wasm.js';
import type { OrientationView, ScenarioView, StoneName } from './wasm/rumis_wasm.js';

export {
  SetUpTable,
  Table,
  annotated,
  examinePlan,
  planBounds,
  planFaults,
  readScenario,
  refusal,
  sketchPlan,
  squares,
  terms,
  verdict,
  version,
} from './wasm/rumis_wasm.js';
export type {
  ColourName,
  ColourView,
  Lowered,
  MarkName,
  MoveAnalysis,
  MoveView,
  OrientationView,
  PlanReport,
  PlanRoom,
  PlanSketch,
  PlanView,
  PositionAnalysis,
  PositionView,
  Problem,
  ReasonView,
  ScenarioView,
  Seats,
  Setup,
  SquareView,
  StoneName,
  TermsView,
  VariantName,
  VerdictView,
  WorthView,
} from './wasm/rumis_wasm.js';

/** What is the same in every game. */
export interface Catalogue {
  scenarios: readonly ScenarioView[];
  stones: readonly StoneName[];
  orientations: readonly OrientationView[];
}

let catalogueOnce: Catalogue | undefined;

/** Loads the rules; nothing else here may be called before. */
export async function loadRules(): Promise<void> {
  await init();
}

/** Scenarios, stones and orientations. */
export function catalogue(): Catalogue {
  catalogueOnce ??= { scenarios: scenarios(), stones: stoneNames(), orientations: orientations() };
  return catalogueOnce;
}
