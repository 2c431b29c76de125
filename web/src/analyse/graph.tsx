// The graph: what every colour could expect after each move, points or share of the win, with the mistakes on it.

import { COLOURS, letterOf } from '../pictures/colours.js';
import type { ColourName } from '../rules.js';
import { t } from '../texts/texts.js';
import { isExact } from './state.js';
import type { AnalysisState, Node } from './state.js';
import { positionText } from './words.js';

export type Measure = 'share' | 'points';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [640, 240, 60, 24, 14, 26];

/** Lines differ in more than their colour. */
const DASHES: Record<ColourName, string> = {
  red: '',
  blue: '9 4',
  green: '3 3',
  yellow: '12 3 3 3',
  violet: '6 2',
  orange: '2 5',
};

const SIGNS = { doubtful: '?!', mistake: '?', blunder: '??' } as const;
const SIZES = { doubtful: 4, mistake: 5.5, blunder: 7.5 } as const;

/** What a colour can expect at a position; absent as long as nothing is known. */
export function expected(node: Node, measure: Measure, index: number, player: number): number | undefined {
  const analysis = node.finding.value?.analysis;
  return measure === 'points' ? analysis?.points[index] : analysis?.worths[player]?.share;
}

class Scale {
  constructor(
    private readonly moves: number,
    readonly lowest: number,
    readonly highest: number,
  ) {}

  x(move: number): number {
    return LEFT + (move / Math.max(1, this.moves)) * (WIDTH - LEFT - RIGHT);
  }

  y(value: number): number {
    return TOP + ((this.highest - value) / (this.highest - this.lowest)) * (HEIGHT - TOP - BOTTOM);
  }

  /** The move that is nearest to a place across the drawing, 0 to 1. */
  moveAt(across: number): number {
    const part = (across * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
    return Math.round(Math.max(0, Math.min(1, part)) * this.moves);
  }
}

export function Graph({ state, measure }: { state: AnalysisState; measure: Measure }) {
  const { trunk } = state;
  const { colours, owners } = state.trial.game.plan;
  const scale = scaleOf(state, measure);
  const shown = state.current.value.branching;
  const goTo = (move: number) => {
    const node = trunk[Math.max(0, Math.min(trunk.length - 1, move))];
    if (node) state.goTo(node);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageUp: 5,
      PageDown: -5,
    };
    const step = steps[event.key];
    if (step !== undefined) goTo(shown.moves + step);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(trunk.length - 1);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    goTo(scale.moveAt((event.clientX - left) / width));
  };
  return (
    <div
      class="graph"
      role="slider"
      tabIndex={0}
      aria-label={t('analyse-graph')}
      aria-valuemin={0}
      aria-valuemax={trunk.length - 1}
      aria-valuenow={shown.moves}
      aria-valuetext={positionText(state, shown)}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <Grid scale={scale} measure={measure} moves={trunk.length - 1} />
        <Exact trunk={trunk} scale={scale} />
        {colours.map((colour, index) => (
          <Line
            key={colour}
            {...{ trunk, colour, scale }}
            value={(node) => expected(node, measure, index, owners[index] ?? 0)}
          />
        ))}
        <line class="graph-here" x1={scale.x(shown.moves)} x2={scale.x(shown.moves)} y1={TOP} y2={HEIGHT - BOTTOM} />
        {trunk.map((node) => (
          <Mistake key={node.moves} node={node} scale={scale} value={valueOfMover(state, node, measure)} />
        ))}
      </svg>
    </div>
  );
}

function valueOfMover(state: AnalysisState, node: Node, measure: Measure): number | undefined {
  const { colours } = state.trial.game.plan;
  return node.colour && expected(node, measure, colours.indexOf(node.colour), node.player);
}

function scaleOf({ trunk, trial }: AnalysisState, measure: Measure): Scale {
  const moves = trunk.length - 1;
  if (measure === 'share') return new Scale(moves, 0, 1);
  const points = trunk.flatMap((node) => node.finding.value?.analysis.points ?? []);
  const total = trial.game.latest.value.colours.map((colour) => colour.total);
  const [lowest, highest] = [Math.min(0, ...points), Math.max(10, ...points, ...total)];
  return new Scale(moves, Math.floor(lowest / 5) * 5, Math.ceil(highest / 5) * 5);
}

function Grid({ scale, measure, moves }: { scale: Scale; measure: Measure; moves: number }) {
  const { lowest, highest } = scale;
  const step = measure === 'share' ? 0.25 : highest - lowest > 25 ? 10 : 5;
  const count = Math.floor((highest - lowest) / step + 1e-9) + 1;
  const values = Array.from({ length: count }, (_, index) => lowest + index * step);
  const numbered = Array.from({ length: Math.floor(moves / 5) + 1 }, (_, index) => index * 5);
  return (
    <g class="graph-grid">
      {values.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={scale.y(value)} y2={scale.y(value)} />
          <text class="graph-value" x={LEFT - 6} y={scale.y(value) + 4}>
            {measure === 'share' ? `${Math.round(100 * value)} %` : String(value).replace('-', '−')}
          </text>
        </g>
      ))}
      {numbered.map((move) => (
        <text key={move} class="graph-move" x={scale.x(move)} y={HEIGHT - 8}>
          {move}
        </text>
      ))}
    </g>
  );
}

/** A bar below the positions whose values are proved. */
function Exact({ trunk, scale }: { trunk: readonly Node[]; scale: Scale }) {
  return (
    <g class="graph-exact">
      {trunk.filter(isExact).map(({ moves }) => (
        <rect key={moves} x={scale.x(moves) - 3} y={HEIGHT - BOTTOM + 1} width="6" height="4" />
      ))}
    </g>
  );
}

interface LineProps {
  trunk: readonly Node[];
  colour: ColourName;
  scale: Scale;
  value(node: Node): number | undefined;
}

function Line({ trunk, colour, scale, value }: LineProps) {
  let pen = 'M';
  const path = trunk.map((node) => {
    const known = value(node);
    if (known === undefined) {
      pen = 'M';
      return '';
    }
    const step = `${pen}${scale.x(node.moves).toFixed(1)} ${scale.y(known).toFixed(1)}`;
    pen = 'L';
    return step;
  });
  const last = trunk.findLast((node) => value(node) !== undefined);
  const end = last && value(last);
  return (
    <g class="graph-line">
      <path class="graph-halo" d={path.join('')} />
      <path d={path.join('')} stroke={COLOURS[colour].base} stroke-dasharray={DASHES[colour]} />
      {last && end !== undefined && (
        <text x={scale.x(last.moves) + 5} y={scale.y(end) + 4}>
          {letterOf(colour)}
        </text>
      )}
    </g>
  );
}

function Mistake({ node, scale, value }: { node: Node; scale: Scale; value: number | undefined }) {
  const mark = node.verdict?.mark;
  if (!mark || !node.colour || value === undefined) return null;
  const [x, y] = [scale.x(node.moves), scale.y(value)];
  return (
    <g class="graph-mistake" data-mark={mark}>
      <circle cx={x} cy={y} r={SIZES[mark]} fill={COLOURS[node.colour].base} />
      <text x={x} y={y - SIZES[mark] - 3}>
        {SIGNS[mark]}
      </text>
    </g>
  );
}
