// What is known about the position that is shown: the verdict on the last move, and the best moves from here.

import { t } from '../texts/texts.js';
import type { AnalysisState } from './state.js';
import { expectationText, moveText, verdictText, worthText } from './words.js';

export function Position({ state }: { state: AnalysisState }) {
  const node = state.current.value;
  const verdict = verdictText(node);
  const mark = node.verdict?.mark;
  const goBack = () => {
    state.backToGame();
    focusSoon(HERE);
  };
  const showBetter = () => {
    if (node.parent) state.goTo(node.parent);
    focusSoon('.best-move');
  };
  return (
    <section class="analyse-position" aria-label={t('analyse-position')}>
      <h2>{state.trunk.length > 1 || node.colour ? moveText(state, node) : t('analyse-position')}</h2>
      {verdict && (
        <p class="verdict" {...(mark && { 'data-mark': mark })}>
          {verdict}
        </p>
      )}
      {verdict && node.better && node.parent && (
        <button type="button" onClick={showBetter}>
          {t('analyse-show-better')}
        </button>
      )}
      <p class="expectation">{expectationText(state, node) || t('analyse-not-yet')}</p>
      {state.isInVariation && (
        <button type="button" class="primary" data-action="back" onClick={goBack}>
          {t('analyse-back')}
        </button>
      )}
      <BestMoves state={state} />
    </section>
  );
}

/** The move that is shown, in the list. */
const HERE = '.move-button[aria-current]';

/** For a button that is gone once it was pressed. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
}

/** So far it is told how the game would go on. */
const SHOWN_LINE = 4;

/** Pressing one shows it on the board; it can be tried at once. */
function BestMoves({ state }: { state: AnalysisState }) {
  if (state.moves.length === 0) return null;
  const shown = state.shownMove.value;
  const line = state.moves[shown]?.line.slice(1, SHOWN_LINE) ?? [];
  return (
    <>
      <h3>{t('analyse-best-moves')}</h3>
      {state.moves.some(({ worth }) => worth.share > (state.moves[0]?.worth.share ?? 1)) && (
        <p class="best-line">{t('analyse-first-trusted')}</p>
      )}
      <ol class="best-moves">
        {state.moves.map(({ text, worth }, index) => (
          <li key={text}>
            <button
              type="button"
              class="best-move"
              aria-pressed={shown === index}
              onClick={() => (state.shownMove.value = index)}
              onFocus={() => (state.shownMove.value = index)}
              onPointerEnter={() => (state.shownMove.value = index)}
            >
              <span class="best-rank">{index + 1}</span>
              <span class="best-words">
                <span class="move-text">{text}</span> <span>{worthText(worth)}</span>
              </span>
            </button>
            <button
              type="button"
              aria-label={t('analyse-try-move', { move: text })}
              onClick={() => void state.try(text).then(() => focusSoon(HERE))}
            >
              {t('analyse-try')}
            </button>
          </li>
        ))}
      </ol>
      {line.length > 0 && <p class="best-line">{t('analyse-line', { number: shown + 1, moves: line.join(' ') })}</p>}
    </>
  );
}
