// The screen on which a game is put together.

import { useState } from 'preact/hooks';

import { go } from '../../state/screen.js';
import { begin } from '../../state/session.js';
import { read, write } from '../../state/storage.js';
import { t } from '../../texts/texts.js';
import { scenarioName } from '../format.js';
import { ScreenHeading } from '../heading.js';
import { complain } from '../toast.js';
import { agreed, firstChoice, lack, restored, scenarioOf } from './choice.js';
import type { Choice } from './choice.js';
import { PlayerChoice } from './player-choice.js';
import { ScenarioChoice } from './scenario-choice.js';
import { VariantChoice } from './variant-choice.js';
import './new-game.css';

const KEY = 'rumis.new';

/** Begins a game at once and shows it. */
export function start(choice: Choice): void {
  try {
    const { setup, series } = agreed(choice);
    go({ name: 'game', id: begin(setup, series).id });
  } catch (problem) {
    complain(problem);
  }
}

/** Lets somebody put a game together that begins with a choice. */
export function prepare(choice: Choice): void {
  write(KEY, choice);
  go({ name: 'new' });
}

/** The game for whoever just wants to play. */
export function startFirstGame(): void {
  start(firstChoice());
}

export function NewGameScreen() {
  const [choice, setChoice] = useState(() => restored(read(KEY)));
  const missing = lack(choice);
  return (
    <form
      class="wide new-game"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing) return;
        write(KEY, choice);
        start(choice);
      }}
    >
      <ScreenHeading>{t('nav-new')}</ScreenHeading>
      <ScenarioChoice choice={choice} onChoice={setChoice} />
      <div class="new-game-side">
        <PlayerChoice choice={choice} onChoice={setChoice} />
        <VariantChoice choice={choice} onChoice={setChoice} />
      </div>
      <div class="new-game-start">
        <p role="status">{missing ? t(missing) : sentence(choice)}</p>
        <button type="submit" class="primary large" disabled={missing !== undefined}>
          {t('new-start')}
        </button>
      </div>
    </form>
  );
}

/** What is about to begin, in one line. */
function sentence({ scenarios, players }: Choice): string {
  const names = scenarios.map((id) => scenarioName(scenarioOf(id)?.name ?? id)).join(' → ');
  return t('new-ready', { scenarios: names, players });
}
