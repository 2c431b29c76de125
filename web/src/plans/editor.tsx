// A plan that is drawn: the sheet, its table and texts, how it will look, and what can be done with it.

import { useSignalEffect } from '@preact/signals';
import { useId } from 'preact/hooks';

import { ScreenHeading } from '../page/heading.js';
import { firstChoice, withPlayers, withScenario } from '../page/new-game/choice.js';
import type { Choice } from '../page/new-game/choice.js';
import { prepare, start } from '../page/new-game/new-game.js';
import { LinkButton, linkToScreen } from '../page/share-button.js';
import { PlanPicture } from '../pictures/plan.js';
import { Icon } from '../pictures/turning.js';
import { findPlan, putPlan } from '../state/own-plans.js';
import { pack } from '../state/share.js';
import { t } from '../texts/texts.js';
import { Faults, faultText, faultsId } from './faults.js';
import { Heights } from './heights.js';
import { onEditorKey } from './keys.js';
import { exportPlan } from './list.js';
import type { PlanState } from './state.js';
import { Brushes, SheetWithHandles } from './tools.js';

interface Props {
  state: PlanState;
}

export function PlanEditor({ id, state }: Props & { id: string }) {
  const hint = useId();
  useKeeping(id, state);
  return (
    <div class="wide plan-editor" onKeyDown={(event) => onEditorKey(event, state)}>
      <div class="plan-head">
        <ScreenHeading>{state.sketch.value.name.trim() || t('plans-nameless')}</ScreenHeading>
        <Actions state={state} />
      </div>
      <section class="plan-drawing" aria-label={t('plans-drawing')}>
        <Brushes state={state} />
        <SheetWithHandles state={state} describedBy={`${hint} ${faultsId('plan')}`} />
        <Faults state={state} of="plan" />
        <p class="faint" id={hint}>
          {t('plans-hint')}
        </p>
      </section>
      <div class="plan-side">
        <Preview state={state} />
        <Heights state={state} />
        <Texts state={state} />
      </div>
      <PlayBar state={state} />
    </div>
  );
}

/** Every change is kept at once, except in the middle of a stroke. */
function useKeeping(id: string, state: PlanState): void {
  useSignalEffect(() => {
    const { toml } = state.report.value;
    if (state.isPainting.value || findPlan(id)?.toml === toml) return;
    putPlan({ id, toml, touched: Date.now() });
  });
}

function Actions({ state }: Props) {
  const { toml } = state.report.value;
  const words = {
    title: t('plans-share-title'),
    copied: t('plans-share-copied'),
    copyThis: t('plans-share-copy-this'),
  };
  const link = async () => linkToScreen({ name: 'plans', packed: await pack(toml) });
  return (
    <div class="row">
      <button type="button" disabled={!state.canUndo.value} onClick={() => state.undo()}>
        <Icon name="undo" />
        {t('plans-undo')}
      </button>
      <button type="button" disabled={!state.canRedo.value} onClick={() => state.redo()}>
        <Icon name="redo" />
        {t('plans-redo')}
      </button>
      <button type="button" onClick={() => exportPlan(toml, state.sketch.peek().id)}>
        <Icon name="export" />
        {t('export')}
      </button>
      <LinkButton link={link} words={words} />
      <a class="button" href="#/plans">
        {t('plans-all')}
      </a>
    </div>
  );
}

/** The plan as it will stand on the table for some number of players. */
function Preview({ state }: Props) {
  const { squares, players } = state.sketch.value;
  const room = state.room(state.shownFor.value);
  const shown = room?.squares ?? squares;
  return (
    <section class="plan-preview card" aria-label={t('plans-preview')}>
      {shown.length > 0 && <PlanPicture squares={shown} highest={room ? state.bounds.side : 1} />}
      <div class="segments" role="radiogroup" aria-label={t('plans-preview-for')}>
        {players.map(({ count }) => (
          <label key={count} class="segment">
            <input
              type="radio"
              name="shown-for"
              checked={state.shownFor.value === count}
              aria-label={t('new-so-many', { count })}
              onChange={() => {
                state.shownFor.value = count;
              }}
            />
            <span aria-hidden="true">{count}</span>
          </label>
        ))}
      </div>
    </section>
  );
}

function Texts({ state }: Props) {
  const sketch = state.sketch.value;
  const setText = (field: 'meaning' | 'note') => (text: string) =>
    state.change({ ...state.sketch.peek(), [field]: text }, field);
  return (
    <fieldset class="part plan-texts">
      <legend>{t('plans-texts')}</legend>
      <TextField state={state} field="name" onText={(text) => state.rename(text)} />
      <TextField state={state} field="meaning" onText={setText('meaning')} />
      <TextField state={state} field="note" onText={setText('note')} />
      <label class="check">
        <input
          type="checkbox"
          checked={sketch.rebuild}
          aria-describedby={faultsId('rebuild')}
          onChange={(event) => state.change({ ...state.sketch.peek(), rebuild: event.currentTarget.checked })}
        />
        <span>{t('plans-rebuild')}</span>
      </label>
      <p class="check-about">{t('plans-rebuild-about')}</p>
      <Faults state={state} of="rebuild" />
    </fieldset>
  );
}

interface TextFieldProps extends Props {
  field: 'name' | 'meaning' | 'note';
  onText(text: string): void;
}

function TextField({ state, field, onText }: TextFieldProps) {
  return (
    <div>
      <label class="field">
        <span>{t(`plans-text-${field}`)}</span>
        <input
          class="input"
          type="text"
          value={state.sketch.value[field]}
          autocomplete="off"
          aria-describedby={faultsId(field)}
          aria-invalid={state.faultsOf(field).length > 0}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      <Faults state={state} of={field} />
    </div>
  );
}

function PlayBar({ state }: Props) {
  const { faults, toml } = state.report.value;
  const choice = (): Choice => withPlayers(withScenario(firstChoice(), toml), state.shownFor.peek());
  const [first] = faults;
  return (
    <div class="plan-bar">
      <p role="status" id="plan-status">
        {first
          ? `${t('plans-faults', { count: faults.length })} ${faultText(first)}`
          : t('plans-ready', { count: state.shownFor.value })}
      </p>
      <button
        type="button"
        disabled={first !== undefined}
        aria-describedby="plan-status"
        onClick={() => prepare(choice())}
      >
        {t('home-new')}
      </button>
      <button
        type="button"
        class="primary large"
        disabled={first !== undefined}
        aria-describedby="plan-status"
        onClick={() => start(choice())}
      >
        <Icon name="play" />
        {t('home-play')}
      </button>
    </div>
  );
}
