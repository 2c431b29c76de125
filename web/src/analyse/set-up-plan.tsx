// On what a position is set up: the plan, how many play, and the variants that go with them.

import {
  VARIANTS,
  firstChoice,
  playablePlans,
  possiblePlayers,
  scenarioOf,
  variantRefusal,
  withPlayers,
  withScenario,
  withVariantToggled,
  written,
} from '../page/new-game/choice.js';
import type { Choice } from '../page/new-game/choice.js';
import { scenarioName } from '../page/format.js';
import { catalogue } from '../rules.js';
import type { PlanView } from '../rules.js';
import { t } from '../texts/texts.js';

export interface PlanWish {
  /** An official name, or the text of a scenario file. */
  scenario: string;
  players: number;
  variants: string;
}

export function PlanForm({ plan, onChange }: { plan: PlanView; onChange(wish: PlanWish): void }) {
  const offered = [...catalogue().scenarios.map(({ id }) => id), ...playablePlans()];
  const current = offered.find((id) => scenarioOf(id)?.id === plan.scenario);
  const choice: Choice = {
    ...firstChoice(),
    scenarios: [current ?? 'chullpa'],
    players: plan.players,
    variants: plan.variants,
  };
  const wish = ({ scenarios, players, variants }: Choice) =>
    onChange({ scenario: scenarios[0] ?? 'chullpa', players, variants: written(variants) });
  const variants = VARIANTS.filter((variant) => choice.variants.includes(variant) || !variantRefusal(choice, variant));
  return (
    <div class="plan-form">
      <label>
        {t('new-scenario')}
        <select
          class="input"
          value={current ?? ''}
          onChange={(event) => wish(withScenario(choice, event.currentTarget.value))}
        >
          {current === undefined && <option value="">{scenarioName(plan.name)}</option>}
          {offered.map((id) => (
            <option key={id} value={id}>
              {scenarioName(scenarioOf(id)?.name ?? id)}
            </option>
          ))}
        </select>
      </label>
      {/* A plan that is no longer there can only be left. */}
      {current !== undefined && (
        <>
          <label>
            {t('new-how-many')}
            <select
              class="input"
              value={plan.players}
              onChange={(event) => wish(withPlayers(choice, Number(event.currentTarget.value)))}
            >
              {possiblePlayers(choice).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
          {variants.map((variant) => (
            <label key={variant} class="check">
              <input
                type="checkbox"
                checked={choice.variants.includes(variant)}
                onChange={() => wish(withVariantToggled(choice, variant))}
              />
              <span>{t(`variant-${variant}`)}</span>
            </label>
          ))}
        </>
      )}
    </div>
  );
}
