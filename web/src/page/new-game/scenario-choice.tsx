// The choice of scenario from pictures: one, or several in the order they are ticked.

import { PlanPicture } from '../../pictures/plan.js';
import { catalogue, squares } from '../../rules.js';
import type { ScenarioView } from '../../rules.js';
import { problemText } from '../../texts/problems.js';
import { t } from '../../texts/texts.js';
import { scenarioName } from '../format.js';
import { playablePlans, scenarioOf, scenarioRefusal, withScenario, withScenarioToggled, withSeries } from './choice.js';
import type { Choice } from './choice.js';

interface Props {
  choice: Choice;
  onChoice(choice: Choice): void;
}

const EDITIONS = ['Rumis', 'Rumis+'] as const;

export function ScenarioChoice({ choice, onChoice }: Props) {
  return (
    <fieldset class="part">
      <legend>{t(choice.isSeries ? 'new-scenarios' : 'new-scenario')}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked={choice.isSeries}
          onChange={(event) => onChoice(withSeries(choice, event.currentTarget.checked))}
        />
        <span>{t('new-series')}</span>
      </label>
      {choice.isSeries && <p class="faint">{t('new-series-about')}</p>}
      {EDITIONS.map((edition) => (
        <div key={edition} role="group" aria-labelledby={`edition-${edition}`}>
          <h2 id={`edition-${edition}`} class="edition">
            {edition} <small>{t(edition === 'Rumis' ? 'new-edition-first' : 'new-edition-plus')}</small>
          </h2>
          <div class="scenarios">
            {catalogue()
              .scenarios.filter((scenario) => scenario.edition === edition)
              .map((scenario) => (
                <ScenarioCard
                  key={scenario.id}
                  id={scenario.id}
                  scenario={scenario}
                  choice={choice}
                  onChoice={onChoice}
                />
              ))}
          </div>
        </div>
      ))}
      <OwnPlans choice={choice} onChoice={onChoice} />
    </fieldset>
  );
}

function OwnPlans({ choice, onChoice }: Props) {
  return (
    <div role="group" aria-labelledby="edition-own">
      <h2 id="edition-own" class="edition">
        {t('nav-plans')} <a href="#/plans">{t('new-draw-a-plan')}</a>
      </h2>
      <div class="scenarios">
        {playablePlans().map((toml) => {
          const scenario = scenarioOf(toml);
          return (
            scenario && <ScenarioCard key={toml} id={toml} scenario={scenario} choice={choice} onChoice={onChoice} />
          );
        })}
      </div>
    </div>
  );
}

/** A scenario to choose: `id` is what stands for it in the choice. */
function ScenarioCard({ id, scenario, choice, onChoice }: Props & { id: string; scenario: ScenarioView }) {
  const place = choice.scenarios.indexOf(id);
  const refused = choice.isSeries && place < 0 ? scenarioRefusal(choice, id) : undefined;
  return (
    <label class={refused ? 'scenario refused' : 'scenario'}>
      <input
        type={choice.isSeries ? 'checkbox' : 'radio'}
        name="scenario"
        checked={place >= 0}
        disabled={refused !== undefined}
        onChange={() => onChoice(choice.isSeries ? withScenarioToggled(choice, id) : withScenario(choice, id))}
      />
      <PlanPicture {...pictureOf(id, scenario, choice.players)} />
      {choice.isSeries && place >= 0 && <span class="place">{place + 1}</span>}
      <span class="scenario-name">{scenarioName(scenario.name)}</span>
      <span class="scenario-about">{refused ? problemText(refused) : meaningOf(id, scenario)}</span>
    </label>
  );
}

/** What the name means; of one's own plans only the file says it. */
function meaningOf(id: string, scenario: ScenarioView): string {
  return id === scenario.id ? t(`scenario-${id}-meaning`) : scenario.meaning;
}

/** The plan as so many players would have it; if they cannot play it, as the most who can. */
function pictureOf(id: string, { players, squares: all }: ScenarioView, count: number) {
  const terms = players.find((row) => row.count === count) ?? players.at(-1);
  return terms ? { squares: squares(id, terms.count), highest: terms.height } : { squares: all, highest: 1 };
}
