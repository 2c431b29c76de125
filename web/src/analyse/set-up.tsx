// Sets a position up: a plan, the number of players, and the moves that lead there, in writing or later on the board.

import { useState } from 'preact/hooks';

import { listText, scenarioName } from '../page/format.js';
import { ScreenHeading } from '../page/heading.js';
import { HUMAN } from '../page/players.js';
import { catalogue } from '../rules.js';
import { GameState } from '../state/game.js';
import { newId, save } from '../state/library.js';
import { go } from '../state/screen.js';
import { today } from '../state/session.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';

/** Written moves, with or without the numbers that records have. */
function movesIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '' && !/^\d+\.$/.test(word));
}

/** Throws a `Problem` if the moves cannot be made. */
function setUp(scenario: string, players: number, moves: string): string {
  const people = Array.from({ length: players }, () => HUMAN);
  const names = people.map(() => '');
  const setup = { scenario, players, variants: 'standard', ruinSeed: 0, names, seats: people, date: today() };
  const game = GameState.begin(setup);
  movesIn(moves).forEach((move) => game.play(move));
  const id = newId();
  save(id, game);
  return id;
}

export function SetUp() {
  const { scenarios } = catalogue();
  const [scenario, setScenario] = useState(scenarios[0]?.id ?? '');
  const [wished, setPlayers] = useState(2);
  const [moves, setMoves] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const counts = scenarios.find(({ id }) => id === scenario)?.players.map(({ count }) => count) ?? [];
  const players = counts.includes(wished) ? wished : (counts[0] ?? 2);
  const submit = (event: Event) => {
    event.preventDefault();
    try {
      go({ name: 'analyse', id: setUp(scenario, players, moves) });
    } catch (reason) {
      setProblem(reason);
    }
  };
  return (
    <form class="narrow stack" onSubmit={submit}>
      <ScreenHeading>{t('analyse-set-up')}</ScreenHeading>
      <p>{t('analyse-set-up-about')}</p>
      <label class="field">
        <span>{t('new-scenario')}</span>
        <select class="input" value={scenario} onChange={(event) => setScenario(event.currentTarget.value)}>
          {scenarios.map(({ id, name, players: rows }) => (
            <option key={id} value={id}>
              {`${scenarioName(name)} (${listText(rows.map(({ count }) => String(count)))})`}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t('new-how-many')}</span>
        <select class="input" value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t('analyse-set-up-moves')}</span>
        <textarea
          class="input record-text"
          rows={5}
          spellcheck={false}
          placeholder="a1.1,a2.1 b1.1,b2.1"
          value={moves}
          aria-invalid={problem !== undefined}
          onInput={(event) => setMoves(event.currentTarget.value)}
        />
      </label>
      <div role="alert">{problem !== undefined && <p class="note problem">{problemText(problem)}</p>}</div>
      <button type="submit" class="primary">
        {t('analyse-set-up-go')}
      </button>
    </form>
  );
}
