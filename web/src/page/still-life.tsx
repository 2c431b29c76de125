// A building in the middle of a game, for the first screen.

import { PositionPicture } from '../pictures/position.js';
import type { ColourName } from '../rules.js';
import { cubesOf } from '../state/session.js';
import { settings } from '../state/settings.js';

/** The first moves of a game of four on Coricancha. */
const MOVES = `
  d1.1,e1.1,e2.1,e2.2 a2.1,b1.1,b2.1,c1.1 f1.1,g1.1,g2.1,h1.1 a3.1,a4.1,a5.1,b4.1
  f2.1,f3.1,f3.2,f3.3 c2.1,c2.2,c3.1,d2.1 g4.1,h2.1,h3.1,h4.1 b2.2,b3.1,b3.2,c3.2
  f4.1,f4.2,f4.3,g4.2 c3.3,c4.1,c4.2,c4.3 h5.1,h6.1,h7.1,h8.1 a6.1,a7.1,b7.1,b8.1
  d2.2,d3.1,d3.2 b6.1,b6.2,c5.1,c6.1 f7.1,f7.2,f8.1,g8.1 b5.1,b5.2,c5.2,c6.2
  g5.1,g5.2,g6.1,g6.2 c7.1,c8.1,d7.1,d8.1 f2.2,g2.2,g3.1,g3.2 b7.2,c7.2,d7.2
  d4.1,d4.2,d4.3,d4.4 e6.1,e7.1,e7.2,e8.1 e6.2,e6.3,f6.1,f6.2 c6.3,d6.1,d6.2,d6.3
  e3.1,e3.2,e3.3 d5.1,d5.2,d5.3,d5.4`;
const ORDER: readonly ColourName[] = ['red', 'blue', 'green', 'yellow'];
const SIZE = 8;

/** Decoration: it says nothing to a screen reader. */
export function StillLife() {
  const squares = Array.from({ length: SIZE * SIZE }, (_, index) => ({ x: index % SIZE, y: Math.floor(index / SIZE) }));
  const stones = MOVES.trim()
    .split(/\s+/)
    .map((move, index) => ({ colour: ORDER[index % ORDER.length] ?? 'red', cubes: cubesOf(move) ?? [] }));
  return <PositionPicture name="still-life" squares={squares} stones={stones} patterns={settings.value.patterns} />;
}
