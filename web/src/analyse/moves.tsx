// The moves of the game with their marks, those that were tried instead, and all values as a table.

import { useEffect, useRef } from 'preact/hooks';

import { COLOURS, letterOf } from '../pictures/colours.js';
import { colourName, playerName, playerOf } from '../page/game/words.js';
import { t } from '../texts/texts.js';
import { Mistakes } from './mistakes.js';
import { expected } from './graph.js';
import { isExact } from './state.js';
import type { AnalysisState, Node } from './state.js';
import { percent, pointsText } from './numbers.js';
import { verdictText } from './words.js';

export function MoveList({ state }: { state: AnalysisState }) {
  void state.grown.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => showCurrent(list.current), [state.current.value]);
  return (
    <section class="analyse-moves" aria-label={t('analyse-moves')}>
      {state.trunk.length > 1 && <Mistakes state={state} />}
      <ol class="move-list" ref={list}>
        {state.trunk.map((node) => (
          <li key={node.moves}>
            <MoveButton state={state} node={node} />
            {node.children
              .filter((child) => !child.isPlayed)
              .map((child) => (
                <Branch key={child.text} state={state} from={child} />
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Scrolls the list to the move that is shown, but never the page. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && current) list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
}

/** A line that was tried; where it parts again, its branches follow. */
function Branch({ state, from }: { state: AnalysisState; from: Node }) {
  const line: Node[] = [];
  let node: Node | undefined = from;
  for (; node && (line.length === 0 || node.parent?.children.length === 1); node = node.children[0]) line.push(node);
  const others = line.at(-1)?.children ?? [];
  return (
    <ul class="branch" aria-label={t('analyse-variation')}>
      {line.map((each) => (
        <li key={each.moves}>
          <MoveButton state={state} node={each} />
        </li>
      ))}
      {others.length > 1 &&
        others.map((child) => (
          <li key={child.text}>
            <Branch state={state} from={child} />
          </li>
        ))}
    </ul>
  );
}

function MoveButton({ state, node }: { state: AnalysisState; node: Node }) {
  const verdict = node.verdict;
  const isCurrent = state.current.value === node;
  return (
    <button
      type="button"
      class="move-button"
      {...(isCurrent && { 'aria-current': 'step' })}
      {...(verdict?.mark && { 'data-mark': verdict.mark })}
      onClick={() => state.goTo(node)}
    >
      {node.colour && (
        <span
          class="move-colour"
          aria-hidden="true"
          style={{ background: COLOURS[node.colour].base, color: COLOURS[node.colour].ink }}
        >
          {letterOf(node.colour)}
        </span>
      )}
      <span class="move-text">{node.colour ? `${node.moves}. ${node.text}` : t('analyse-beginning')}</span>
      {verdict?.mark && (
        <b class="move-mark">
          {{ doubtful: '?!', mistake: '?', blunder: '??' }[verdict.mark]} −{percent(verdict.cost)}
        </b>
      )}
      {node.colour && (
        <span class="visually-hidden">{`${playerOf(state.trial.game, node.colour)}. ${verdictText(node)}`}</span>
      )}
    </button>
  );
}

/** The graph for those who do not see it, or want the numbers. */
export function ValueTable({ state }: { state: AnalysisState }) {
  const { game } = state.trial;
  const { colours, owners, players } = game.plan;
  const seats = Array.from({ length: players }, (_, player) => player);
  const cell = (value: number | undefined, write: (value: number) => string) =>
    value === undefined ? '–' : write(value);
  return (
    <details class="analyse-table">
      <summary>{t('analyse-table')}</summary>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={t('analyse-table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('analyse-table-move')}</th>
              {seats.map((player) => (
                <th key={player} scope="col">
                  {t('analyse-table-share', { who: playerName(game, player) })}
                </th>
              ))}
              {colours.map((colour) => (
                <th key={colour} scope="col">
                  {t('analyse-table-points', { colour: colourName(colour) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {state.trunk.map((node) => (
              <tr key={node.moves}>
                <th scope="row">{node.colour ? `${node.moves}. ${node.text}` : t('analyse-beginning')}</th>
                {seats.map((player) => (
                  <td key={player}>{cell(expected(node, 'share', 0, player), percent)}</td>
                ))}
                {colours.map((colour, index) => (
                  <td key={colour}>
                    {cell(expected(node, 'points', index, owners[index] ?? 0), (value) =>
                      pointsText(value, isExact(node)),
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
