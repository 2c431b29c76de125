/** What the patterns show. Plain data, for whoever draws with other means than SVG. */

import type { ColourName } from './colours';

/** The width of a tile of every pattern; a cube's face is one tile. */
export const TILE = 10;

/** What is drawn on a tile: a path to be stroked with round ends, so that SVG and canvas can share it. */
export interface Motif {
  readonly path: string;
  readonly width: number;
}

/** A motif a colour. */
export const MOTIFS: Readonly<Record<ColourName, Motif>> = {
  // Stripes that run on from face to face.
  red: { path: 'M-1 3.5L3.5 -1M-1 8.5L8.5 -1M1.5 11L11 1.5M6.5 11L11 6.5', width: 1 },
  // Dots: strokes too short to be seen as such.
  blue: { path: 'M2.5 2.5h.01M7.5 2.5h.01M5 5h.01M2.5 7.5h.01M7.5 7.5h.01', width: 1.9 },
  // Zigzag.
  green: { path: 'M0 3.7L2.5 1.3L5 3.7L7.5 1.3L10 3.7M0 8.7L2.5 6.3L5 8.7L7.5 6.3L10 8.7', width: 0.9 },
  // Grid.
  yellow: { path: 'M2.5 0V10M7.5 0V10M0 2.5H10M0 7.5H10', width: 0.8 },
  // Diamonds.
  violet: { path: 'M5 1.6L8.4 5L5 8.4L1.6 5ZM0 1.2L1.2 0M8.8 0L10 1.2M10 8.8L8.8 10M1.2 10L0 8.8', width: 0.9 },
  // Rings.
  orange: { path: 'M8 5A3 3 0 1 1 2 5A3 3 0 1 1 8 5Z', width: 1.1 },
};
