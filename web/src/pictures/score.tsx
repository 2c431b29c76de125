/** The score as it stands, a bar a colour. */

import type { JSX } from 'preact';
import { COLOURS, type ColourName, letterOf } from './colours';
import { patternFill } from './patterns';

export interface ScoreRow {
  readonly colour: ColourName;
  /** Who it is, and whatever else is to be read out. */
  readonly label: string;
  readonly total: number;
  readonly out: boolean;
  readonly toMove: boolean;
}

/** The bars are never drawn to a smaller scale than this, so that the first points do not fill the width. */
const LEAST_RANGE = 12;

export function ScoreBars({ rows, patterns }: { rows: readonly ScoreRow[]; patterns: boolean }): JSX.Element {
  const totals = rows.map((row) => row.total);
  const lowest = Math.min(0, ...totals);
  const range = Math.max(LEAST_RANGE, Math.max(0, ...totals) - lowest);
  return (
    <ol class="score-bars">
      {rows.map((row) => (
        <li key={row.colour} class={rowClasses(row)} {...(row.toMove ? { 'aria-current': 'true' as const } : {})}>
          <Swatch colour={row.colour} patterns={patterns} out={row.out} />
          <span class="score-label">{row.label}</span>
          <span class="score-total">{signed(row.total)}</span>
          <Bar row={row} zero={-lowest / range} length={Math.abs(row.total) / range} patterns={patterns} />
        </li>
      ))}
    </ol>
  );
}

function rowClasses({ out, toMove }: ScoreRow): string {
  return ['score-row', out && 'out', toMove && 'to-move'].filter(Boolean).join(' ');
}

/** A number with a true minus sign. */
function signed(total: number): string {
  return total < 0 ? `−${-total}` : String(total);
}

/** A cube's top with its letter, and a small cross when the colour is out. */
function Swatch({ colour, patterns, out }: { colour: ColourName; patterns: boolean; out: boolean }): JSX.Element {
  const { base, ink } = COLOURS[colour];
  return (
    <svg class="score-swatch" viewBox="0 0 23 23" width="26" height="26" aria-hidden="true" focusable="false">
      <rect width="20" height="20" rx="3" fill={base} />
      {patterns && <rect class="score-pattern" width="20" height="20" rx="3" fill={patternFill(colour)} />}
      <circle cx="10" cy="10" r="6.6" fill={base} />
      <text class="score-letter" x="10" y="10.4" fill={ink}>
        {letterOf(colour)}
      </text>
      {out && (
        <g class="score-out">
          <circle cx="17" cy="17" r="5.2" />
          <path d="M14.9 14.9l4.2 4.2M19.1 14.9l-4.2 4.2" />
        </g>
      )}
    </svg>
  );
}

interface BarProps {
  row: ScoreRow;
  /** Where nothing stands and how long the bar is, as parts of the width. */
  zero: number;
  length: number;
  patterns: boolean;
}

/** Points won grow to the right of the mark at nothing, points lacking to its left, pale. */
function Bar({ row: { colour, total }, zero, length, patterns }: BarProps): JSX.Element {
  const classes = total < 0 ? 'score-bar lacking' : 'score-bar';
  const place = { x: percent(total < 0 ? zero - length : zero), width: percent(length), height: '100%', rx: '3' };
  return (
    <svg class={classes} width="100%" height="12" aria-hidden="true" focusable="false">
      <rect class="score-track" width="100%" height="100%" rx="3" />
      <rect class="score-fill" {...place} fill={COLOURS[colour].base} />
      {patterns && <rect class="score-pattern" {...place} fill={patternFill(colour)} />}
      {zero > 0 && <line class="score-zero" x1={percent(zero)} x2={percent(zero)} y1="0" y2="100%" />}
    </svg>
  );
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)}%`;
}
