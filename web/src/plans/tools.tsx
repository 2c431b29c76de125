// The brushes, how they draw, and the handles that change the size of the sheet.

import type { ComponentChildren } from 'preact';

import { t } from '../texts/texts.js';
import { SIDES } from './drawing.js';
import type { Brush, Side } from './drawing.js';
import { Sheet } from './sheet.js';
import type { PlanState, Stroke } from './state.js';

const STROKES: readonly Stroke[] = ['free', 'rectangle'];

export function Brushes({ state }: { state: PlanState }) {
  const limits = Array.from({ length: state.bounds.side }, (_, index) => index + 1);
  return (
    <div class="brushes">
      <div class="segments" role="radiogroup" aria-label={t('plans-brush')}>
        <BrushChoice state={state} brush={{ kind: 'square' }} label={t('plans-brush-square')}>
          <span class="brush-square" />
        </BrushChoice>
        {limits.map((limit) => (
          <BrushChoice
            key={limit}
            state={state}
            brush={{ kind: 'square', limit }}
            label={t('plans-brush-limit', { limit })}
          >
            {limit}
          </BrushChoice>
        ))}
        <BrushChoice state={state} brush={{ kind: 'erase' }} label={t('plans-brush-erase')}>
          <span class="brush-erase" />
        </BrushChoice>
        {state.sketch.value.players.map(({ count }) => (
          <BrushChoice
            key={`line ${count}`}
            state={state}
            brush={{ kind: 'line', players: count }}
            label={t('plans-brush-line', { players: count })}
          >
            <span class="brush-line">{count}</span>
          </BrushChoice>
        ))}
      </div>
      <div class="row">
        <div class="segments" role="radiogroup" aria-label={t('plans-stroke')}>
          {STROKES.map((stroke) => (
            <label key={stroke} class="segment">
              <input
                type="radio"
                name="stroke"
                checked={state.stroke.value === stroke}
                onChange={() => {
                  state.end();
                  state.stroke.value = stroke;
                }}
              />
              <span>{t(`plans-stroke-${stroke}`)}</span>
            </label>
          ))}
        </div>
        <p class="brush-name">{brushText(state.brush.value)}</p>
      </div>
    </div>
  );
}

interface BrushChoiceProps {
  state: PlanState;
  brush: Brush;
  label: string;
  children: ComponentChildren;
}

function BrushChoice({ state, brush, label, children }: BrushChoiceProps) {
  return (
    <label class="segment brush" title={label}>
      <input
        type="radio"
        name="brush"
        checked={isSame(state.brush.value, brush)}
        aria-label={label}
        onChange={() => state.take(brush)}
      />
      <span aria-hidden="true">{children}</span>
    </label>
  );
}

function isSame(one: Brush, other: Brush): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function brushText(brush: Brush): string {
  if (brush.kind === 'line') return t('plans-brush-line', { players: brush.players });
  if (brush.kind === 'erase') return t('plans-brush-erase');
  return brush.limit === undefined ? t('plans-brush-square') : t('plans-brush-limit', { limit: brush.limit });
}

/** The sheet with handles on its four sides. */
export function SheetWithHandles({ state, describedBy }: { state: PlanState; describedBy: string }) {
  const { width, depth } = state.sketch.value;
  return (
    <div class="sheet-handles" style={{ '--across': width, '--down': depth }}>
      <Sheet state={state} describedBy={describedBy} />
      {SIDES.map((side) => (
        <Handle key={side} state={state} side={side} />
      ))}
    </div>
  );
}

function Handle({ state, side }: { state: PlanState; side: Side }) {
  const button = (by: 1 | -1, label: string, sign: string) => (
    <button
      type="button"
      class="handle"
      aria-label={label}
      title={label}
      disabled={!state.canResize(side, by)}
      onClick={() => state.resize(side, by)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class={`handles ${side}`}>
      {button(1, t('plans-grow', { side }), '+')}
      {button(-1, t('plans-shrink', { side }), '−')}
    </div>
  );
}
