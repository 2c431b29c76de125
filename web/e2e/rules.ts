// The rules as wasm, loaded from the built file.

import { GameState } from '../src/state/game.ts';
import { setup } from '../src/testing/rules.ts';

/** Games, once the rules are loaded: naming what loads them keeps its import. */
export function loadedRules(): typeof GameState {
  void setup;
  return GameState;
}
