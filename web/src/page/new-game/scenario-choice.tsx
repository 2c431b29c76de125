// The choice of scenario from pictures: one, or several in the order they are ticked.

import { PlanPicture } from '../../pictures/plan.js';
import { catalogue, squares } from '../../rules.js';
import type { ScenarioView } from '../../rules.js';
import { problemText } from '../../texts/problems.js';
import { t } from '../../texts/texts.js';
import { scenarioName } from '../format.js';
import { scenarioRefusal, withScenario, withScenarioToggled, withSeries } from './choice.js';
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
                <ScenarioCard key={scenario.id} scenario={scenario} choice={choice} onChoice={onChoice} />
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function ScenarioCard({ scenario, choice, onChoice }: Props & { scenario: ScenarioView }) {
  const { id } = scenario;
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
      <PlanPicture {...pictureOf(scenario, choice.players)} />
      {choice.isSeries && place >= 0 && <span class="place">{place + 1}</span>}
      <span class="scenario-name">{scenarioName(scenario.name)}</span>
      <span class="scenario-about">
        {refused ? problemText(refused) : t(`scenario-${id}-meaning`)}
      </span>
    </label>
  );
}

/** The plan as so many players would have it; if they cannot play it, as the most who can. */
function pictureOf({ id, players, squares: all }: ScenarioView, count: number) {
  const terms = players.find((row) => row.count === count) ?? players.at(-1);
  return terms ? { squares: squares(id, terms.count), highest: terms.height } : { squares: all, highest: 1 };
}
