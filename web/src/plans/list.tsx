// All plans of one's own, and what a new one can begin with.

import { listText, scenarioName } from '../page/format.js';
import { download } from '../page/download.js';
import { ScreenHeading } from '../page/heading.js';
import { tell } from '../page/toast.js';
import { PlanPicture } from '../pictures/plan.js';
import { Icon } from '../pictures/turning.js';
import { catalogue, examinePlan, planFaults, sketchPlan, squares } from '../rules.js';
import type { PlanSketch, ScenarioView } from '../rules.js';
import { addPlan, forgetPlan, ownPlans, putPlan, scenarioIn } from '../state/own-plans.js';
import type { OwnPlan } from '../state/own-plans.js';
import { addressOf, go } from '../state/screen.js';
import { t } from '../texts/texts.js';
import { emptySketch, named } from './drawing.js';
import { ImportPlanButton } from './import.js';

export function PlanList() {
  const plans = ownPlans.value;
  return (
    <div class="wide plans">
      <div class="row spread">
        <ScreenHeading>{t('nav-plans')}</ScreenHeading>
        <ImportPlanButton />
      </div>
      <p class="lead">{t('plans-about')}</p>
      {plans.length > 0 && (
        <ul class="plan-cards">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
      <section aria-labelledby="plans-begin">
        <h2 id="plans-begin">{t('plans-begin')}</h2>
        <ul class="plan-starts">
          <li>
            <button type="button" class="plan-start" onClick={() => begin(emptySketch(t('plans-new-name')))}>
              <EmptySheet />
              <span>{t('plans-empty')}</span>
            </button>
          </li>
          {catalogue().scenarios.map((scenario) => (
            <li key={scenario.id}>
              <OfficialStart scenario={scenario} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function begin(sketch: PlanSketch): void {
  go({ name: 'plan', id: addPlan(examinePlan(sketch).toml).id });
}

function OfficialStart({ scenario: { id, name, players } }: { scenario: ScenarioView }) {
  const most = players.at(-1);
  const called = scenarioName(name);
  const draw = () => begin({ ...named(sketchPlan(id), t('plans-copy-name', { name: called })), meaning: '', note: '' });
  return (
    <button type="button" class="plan-start" onClick={draw}>
      {most && <PlanPicture squares={squares(id, most.count)} highest={most.height} />}
      <span>
        {called}
        <small>{t(`scenario-${id}-meaning`)}</small>
      </span>
    </button>
  );
}

/** A sheet of squared paper. */
function EmptySheet() {
  const lines = [8, 16, 24, 32].map((at) => `M${at} 0V40M0 ${at}H40`).join('');
  return (
    <svg class="empty-sheet" viewBox="-4 0 48 40" aria-hidden="true" focusable="false">
      <path class="paper" d="M0 0H40V40H0Z" />
      <path class="lines" d={lines} />
    </svg>
  );
}

function PlanCard({ plan }: { plan: OwnPlan }) {
  const scenario = scenarioIn(plan.toml);
  const sketch = sketchOf(plan);
  const name = sketch?.name.trim() || t('plans-nameless');
  const highest = Math.max(1, ...(sketch?.players ?? []).map(({ height }) => height));
  return (
    <li class="card plan-card">
      <a class="plan-card-open" href={addressOf({ name: 'plan', id: plan.id })}>
        <PlanPicture squares={sketch?.squares ?? []} highest={highest} />
        <span class="plan-card-name">{name}</span>
      </a>
      <p class="faint">
        {scenario ? playersText(scenario) : t('plans-faults', { count: planFaults(plan.toml).length })}
      </p>
      <div class="row">
        <button
          type="button"
          class="quiet"
          aria-label={t('export-game', { game: name })}
          onClick={() => exportPlan(plan.toml, sketch?.id)}
        >
          <Icon name="export" />
          {t('export')}
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('delete-game', { game: name })}
          onClick={() => removePlan(plan, name)}
        >
          <Icon name="trash" />
          {t('delete')}
        </button>
      </div>
    </li>
  );
}

function sketchOf({ toml }: OwnPlan): PlanSketch | undefined {
  try {
    return sketchPlan(toml);
  } catch {
    return undefined;
  }
}

export function playersText({ players }: Pick<ScenarioView, 'players'>): string {
  return t('plans-for', { counts: listText(players.map(({ count }) => String(count))) });
}

/** Gives the user the scenario file. */
export function exportPlan(toml: string, id = ''): void {
  download(`${id.replace(/[^a-z0-9-]/g, '') || 'plan'}.toml`, toml);
}

/** Deletes a plan at once, and offers to bring it back. */
function removePlan(plan: OwnPlan, name: string): void {
  forgetPlan(plan.id);
  tell(t('plans-deleted', { name }), { label: t('plans-bring-back'), run: () => putPlan(plan) });
  // The button that was pressed is gone with its plan.
  document.querySelector<HTMLElement>('.screen-heading')?.focus();
}
