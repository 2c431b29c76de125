// Every scenario: its drawing, its heights for each number of players, and what of it is printed.

import { useState } from 'preact/hooks';

import { PlanPicture } from '../../pictures/plan.js';
import { catalogue, squares } from '../../rules.js';
import type { ScenarioView } from '../../rules.js';
import { t } from '../../texts/texts.js';

const PLAYERS = [2, 3, 4, 5, 6];

/** Those whose outline is known in part: what is known, and what is ours, in a sentence. */
const PARTLY_KNOWN = ['chullpa', 'chullpa-first', 'pirka', 'pisac', 'coricancha'];

export function Scenarios() {
  const [players, setPlayers] = useState(4);
  return (
    <>
      <fieldset class="rules-players">
        <legend class="rules-legend">{t('rules-scenarios-for')}</legend>
        <div class="segments">
          {PLAYERS.map((count) => (
            <label key={count} class="segment">
              <input type="radio" name="rules-players" checked={players === count} onChange={() => setPlayers(count)} />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ul class="rules-scenarios">
        {catalogue().scenarios.map((scenario) => (
          <ScenarioCard key={scenario.id} scenario={scenario} players={players} />
        ))}
      </ul>
    </>
  );
}

function ScenarioCard({ scenario, players }: { scenario: ScenarioView; players: number }) {
  const { id, name, edition } = scenario;
  const most = scenario.players.at(-1);
  const shown = scenario.players.find(({ count }) => count === players) ?? most;
  const count = shown?.count ?? 2;
  return (
    <li class="card rules-scenario" data-scenario={id}>
      <PlanPicture squares={squares(id, count)} highest={shown?.height ?? 1} />
      <h3>
        {name} <small>{t(`scenario-${id}-meaning`)}</small>
      </h3>
      <p class="faint">
        {t(edition === 'Rumis+' ? 'edition-rumis-plus' : 'edition-rumis')} · {t('rules-drawn-for', { count })}
      </p>
      <HeightTable scenario={scenario} shown={count} />
      <p class="faint">{originText(scenario)}</p>
    </li>
  );
}

function HeightTable({ scenario, shown }: { scenario: ScenarioView; shown: number }) {
  const { id, players } = scenario;
  return (
    <table class="rules-heights">
      <thead>
        <tr>
          <th scope="col">{t('rules-column-players')}</th>
          <th scope="col">{t('rules-column-height')}</th>
          <th scope="col">{t('rules-column-squares')}</th>
          <th scope="col">{t('rules-column-cubes')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ count, height, line, volume }) => (
          <tr key={count} class={count === shown ? 'shown' : ''}>
            <th scope="row">{count}</th>
            <td>{height}</td>
            <td>
              {squares(id, count).length}
              {line && <abbr title={t('rules-line')}>*</abbr>}
            </td>
            <td>{volume}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is printed, known or ours. */
function originText({ id, heights, outline, players }: ScenarioView): string {
  const parts = [t('rules-heights-from', { origin: t(`origin-${heights}`) })];
  const isPartlyKnown = outline === 'known' && PARTLY_KNOWN.includes(id);
  parts.push(isPartlyKnown ? t(`rules-known-${id}`) : t('rules-outline-from', { origin: t(`origin-${outline}`) }));
  if (players.some(({ line }) => line)) parts.push(t('rules-star'));
  return parts.join(' ');
}
