/** A pattern a colour, for those who cannot tell the colours apart. */

import type { JSX } from 'preact';
import { COLOUR_NAMES, COLOURS, type ColourName } from './colours';
import { MOTIFS, TILE } from './motifs';

export { letterOf } from './colours';

/** The name of a colour's pattern within the page. */
export function patternId(colour: ColourName): string {
  return `rumis-pattern-${colour}`;
}

/** The paint of a colour's pattern, for a `fill`. */
export function patternFill(colour: ColourName): string {
  return `url(#${patternId(colour)})`;
}

/** The definitions that every drawing with patterns refers to: once a page. */
export function PatternDefs(): JSX.Element {
  return (
    <svg class="pattern-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {COLOUR_NAMES.map((colour) => (
          <pattern key={colour} id={patternId(colour)} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
            <path
              d={MOTIFS[colour].path}
              fill="none"
              stroke={COLOURS[colour].ink}
              stroke-width={MOTIFS[colour].width}
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
