// A building in the middle of a game, for the first screen.

import { COLOURS } from '../pictures/colours.js';
import { backToFront, bordersOf, bounds, polygon, project, tileTransform, visibleFaces } from '../pictures/isometric.js';
import type { Face } from '../pictures/isometric.js';
import { TILE } from '../pictures/motifs.js';
import { patternFill } from '../pictures/patterns.js';
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

interface Painted {
  face: Face;
  colour: ColourName;
}

/** Decoration: it says nothing to a screen reader. */
export function StillLife() {
  const ground = [project(0, 0, 0), project(SIZE, 0, 0), project(SIZE, SIZE, 0), project(0, SIZE, 0)];
  const faces = paintedFaces();
  const { left, top, width, height } = bounds([...ground, ...faces.flatMap(({ face }) => face.corners)]);
  return (
    <svg
      class="still-life"
      viewBox={[left - 2, top - 2, width + 4, height + 4].join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: SIZE * SIZE }, (_, index) => (
        <path key={index} class="plan-ground" d={tile(index % SIZE, Math.floor(index / SIZE))} />
      ))}
      {faces.map(({ face, colour }) => (
        <FaceView key={`${face.cell.join()} ${face.side}`} face={face} colour={colour} />
      ))}
    </svg>
  );
}

function tile(x: number, y: number): string {
  return polygon([project(x, y, 0), project(x + 1, y, 0), project(x + 1, y + 1, 0), project(x, y + 1, 0)]);
}

/** The faces of all stones, the farthest first, so that each is painted over those behind it. */
function paintedFaces(): Painted[] {
  const stones = MOVES.trim()
    .split(/\s+/)
    .map((move) => cubesOf(move) ?? []);
  const order = new Map(backToFront(stones.flat(), 0).map((cell, place) => [cell.join(), place]));
  const place = ({ face }: Painted) => order.get(face.cell.join()) ?? 0;
  return stones
    .flatMap((cubes, index) =>
      visibleFaces(cubes, 0).map((face) => ({ face, colour: ORDER[index % ORDER.length] ?? 'red' })),
    )
    .toSorted((one, other) => place(one) - place(other));
}

function FaceView({ face, colour }: Painted) {
  const { light, base, dark } = COLOURS[colour];
  const fill = { top: light, front: base, left: dark }[face.side];
  return (
    <g>
      <path d={polygon(face.corners)} fill={fill} stroke={fill} stroke-width="0.3" />
      {settings.value.patterns && (
        <rect class="stone-pattern" width={TILE} height={TILE} fill={patternFill(colour)} transform={tileTransform(face)} />
      )}
      <path class="stone-seam" d={bordersOf(face, 'seam')} stroke={dark} fill="none" />
      <path class="stone-fold" d={bordersOf(face, 'fold')} stroke={light} fill="none" />
      <path class="stone-edge" d={bordersOf(face, 'edge')} stroke={dark} fill="none" />
    </g>
  );
}
