// Why the game was lost, in short: how many mistakes each player made, and the way to the worst of them.

import { playerName } from '../page/game/words.js';
import { t } from '../texts/texts.js';
import { percent } from './numbers.js';
import type { AnalysisState, Node } from './state.js';

const MARKS = ['blunder', 'mistake', 'doubtful'] as const;

interface Row {
  player: number;
  /** How many big ones, mistakes and small ones. */
  counts: readonly number[];
  worst: Node | undefined;
}

/** What each player did wrong in the game as it was played, as far as it is known. */
export function mistakesOf({ trunk, trial }: AnalysisState): Row[] {
  const costOf = (node: Node) => node.verdict?.cost ?? 0;
  return Array.from({ length: trial.game.plan.players }, (_, player) => {
    const wrong = trunk.filter((node) => node.colour && node.player === player && node.verdict?.mark);
    const [worst] = wrong.toSorted((one, other) => costOf(other) - costOf(one));
    return { player, worst, counts: MARKS.map((mark) => wrong.filter((node) => node.verdict?.mark === mark).length) };
  });
}

export function Mistakes({ state }: { state: AnalysisState }) {
  const rows = mistakesOf(state);
  return (
    <table class="mistakes">
      <caption>{t('analyse-mistakes')}</caption>
      <thead>
        <tr>
          <td />
          {(['??', '?', '?!'] as const).map((sign, index) => (
            <th key={sign} scope="col">
              <span aria-hidden="true">{sign}</span>
              <span class="visually-hidden">{t(`analyse-mark-${MARKS[index] ?? 'mistake'}`)}</span>
            </th>
          ))}
          <th scope="col">{t('analyse-worst')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, counts, worst }) => (
          <tr key={player}>
            <th scope="row">{playerName(state.trial.game, player)}</th>
            {counts.map((count, index) => (
              <td key={MARKS[index]}>{count}</td>
            ))}
            <td>
              {worst && (
                <button type="button" class="small" onClick={() => state.goTo(worst)}>
                  {t('analyse-worst-move', { number: worst.moves, cost: percent(worst.verdict?.cost ?? 0) })}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
