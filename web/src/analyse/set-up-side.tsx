// Beside the position that is set up: whose stones are laid, whose turn it is, who is out, and what lies there.

import { announce } from '../page/announce.js';
import { IconButton } from '../page/game/status.js';
import { capitalised, colourName, stoneName } from '../page/game/words.js';
import { complain } from '../page/toast.js';
import { COLOURS, letterOf } from '../pictures/colours.js';
import { Icon } from '../pictures/turning.js';
import type { ColourName } from '../rules.js';
import { go } from '../state/screen.js';
import { t } from '../texts/texts.js';
import type { SetUpState } from './set-up-state.js';
import { colourLabel } from './set-up-words.js';

interface Props {
  state: SetUpState;
}

/** Whose stones are laid. */
export function ColourChoice({ state }: Props) {
  const { game } = state.session;
  return (
    <div class="set-up-colours" role="group" aria-label={t('set-up-stones')}>
      {game.shown.value.colours.map(({ colour, hand }) => (
        <button
          key={colour}
          type="button"
          data-colour={colour}
          aria-pressed={state.chosen.value === colour}
          onClick={() => state.choose(colour)}
        >
          <Chip colour={colour} />
          {capitalised(colourLabel(game, colour))} <small>{t('set-up-left', { count: hand.length })}</small>
        </button>
      ))}
    </div>
  );
}

/** Whose turn it is, and who is out. */
export function TurnPanel({ state }: Props) {
  const { game } = state.session;
  const playing = game.shown.value.colours.filter(({ colour }) => game.plan.colours.includes(colour));
  return (
    <table class="set-up-turns">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('set-up-turn')}</th>
          <th scope="col">{t('set-up-out')}</th>
        </tr>
      </thead>
      <tbody>
        {playing.map(({ colour, out }) => (
          <tr key={colour}>
            <th scope="row">
              <span class="set-up-name">
                <Chip colour={colour} /> {capitalised(colourName(colour))}
              </span>
            </th>
            <td>
              <input
                type="radio"
                name="set-up-turn"
                aria-label={t('set-up-turn-of', { colour: colourName(colour) })}
                checked={state.turn.value === colour}
                onChange={() => state.giveTurn(colour)}
              />
            </td>
            <td>
              <input
                type="checkbox"
                aria-label={t('set-up-out-of', { colour: colourName(colour) })}
                checked={out}
                onChange={(event) => state.setOut(colour, event.currentTarget.checked)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Chip({ colour }: { colour: ColourName }) {
  const { base, ink } = COLOURS[colour];
  return (
    <span class="move-colour" aria-hidden="true" style={{ background: base, color: ink }}>
      {letterOf(colour)}
    </span>
  );
}

export function SetUpActions({ state }: Props) {
  const analyse = () => {
    try {
      go({ name: 'analyse', id: state.keepAsGame() });
    } catch (problem) {
      complain(problem);
    }
  };
  const clear = () => {
    state.clear();
    announce(t('set-up-lying', { count: 0 }));
  };
  const isBare = state.session.game.shown.value.stones.length === 0;
  return (
    <div class="row set-up-actions">
      <IconButton icon="undo" text={t('undo')} disabled={!state.canUndo} onClick={() => state.undo()} />
      <IconButton icon="redo" text={t('redo')} disabled={!state.canRedo} onClick={() => state.redo()} />
      <IconButton icon="trash" text={t('set-up-clear')} disabled={isBare} onClick={clear} />
      <button type="button" class="primary" data-action="analyse" onClick={analyse}>
        <Icon name="analyse" /> {t('set-up-analyse')}
      </button>
    </div>
  );
}

/** Every stone by its name, for those who do not pick it up on the board. */
export function Lying({ state }: Props) {
  const { game } = state.session;
  const { stones } = game.shown.value;
  return (
    <details class="set-up-lying">
      <summary>{t('set-up-lying', { count: stones.length })}</summary>
      <ul>
        {stones.map(({ colour, placement }) => {
          const what = `${capitalised(colourLabel(game, colour))}, ${stoneName(game.placements.stone(placement))}: ${game.written(placement)}`;
          return (
            <li key={placement}>
              <span>{what}</span>
              <button
                type="button"
                class="quiet"
                aria-label={t('set-up-take-away', { stone: what })}
                onClick={() => state.take(placement)}
              >
                {t('set-up-take')}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
