// The table of heights: who can play, how high, and whether the stones have room.

import type { PlanRoom } from '../rules.js';
import { t } from '../texts/texts.js';
import { rowOf, withoutLine } from './drawing.js';
import { Faults, faultsId } from './faults.js';
import { COUNTS } from './state.js';
import type { PlanState } from './state.js';

export function Heights({ state }: { state: PlanState }) {
  return (
    <fieldset class="part">
      <legend>{t('plans-heights')}</legend>
      <Faults state={state} of="players" />
      <ul class="heights">
        {COUNTS.map((count) => (
          <HeightRow key={count} state={state} count={count} />
        ))}
      </ul>
    </fieldset>
  );
}

function HeightRow({ state, count }: { state: PlanState; count: number }) {
  const row = rowOf(state.sketch.value, count);
  const room = state.room(count);
  return (
    <li class={row ? 'height-row on' : 'height-row'}>
      <label class="check">
        <input
          type="checkbox"
          checked={row !== undefined}
          onChange={(event) => state.setPlayers(count, event.currentTarget.checked)}
        />
        <span>{t('new-so-many', { count })}</span>
      </label>
      {row && (
        <label class="height-field">
          <span>{t('plans-height')}</span>
          <input
            class="input"
            type="number"
            min={1}
            max={state.bounds.side}
            value={row.height}
            aria-label={t('plans-height-for', { count })}
            aria-describedby={faultsId(count)}
            aria-invalid={state.faultsOf(count).length > 0}
            onInput={(event) => state.setHeight(count, heightIn(event.currentTarget.value))}
          />
        </label>
      )}
      {room && <Room room={room} />}
      {row && row.line.length > 0 && (
        <button type="button" class="small" onClick={() => state.change(withoutLine(state.sketch.peek(), count))}>
          {t('plans-line-remove', { count })}
        </button>
      )}
      <Faults state={state} of={count} />
    </li>
  );
}

/** What was typed as a whole number the rules can judge. */
function heightIn(text: string): number {
  return Math.min(Math.max(Math.trunc(Number(text)) || 0, 0), 255);
}

/** The volume of the plan against the cubes in all hands, as a bar and in words. */
function Room({ room: { volume, cubes } }: { room: PlanRoom }) {
  const scale = 100 / Math.max(volume, cubes * 1.5);
  return (
    <div class={`room ${fitOf(volume, cubes)}`}>
      <svg class="room-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect class="track" width="100" height="6" />
        <rect class="fill" width={volume * scale} height="6" />
        <rect class="goal" x={cubes * scale - 0.4} width="0.8" height="6" />
      </svg>
      <p>{t('plans-room', { volume, cubes, fit: fitOf(volume, cubes) })}</p>
    </div>
  );
}

/** How the official plans compare: from three quarters of the cubes to not quite half as much again. */
function fitOf(volume: number, cubes: number): string {
  const share = volume / cubes;
  if (share < 0.6) return 'cramped';
  if (share < 1) return 'tight';
  if (share === 1) return 'exact';
  if (share <= 1.1) return 'spare';
  return share <= 1.5 ? 'roomy' : 'vast';
}
