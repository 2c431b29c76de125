// Stepping through the moves of a game, and the moves as text.

import { useState } from 'preact/hooks';

import type { Problem } from '../../rules.js';
import type { Session } from '../../state/session.js';
import { problemText } from '../../texts/problems.js';
import { t } from '../../texts/texts.js';
import { IconButton } from './status.js';
import { playerOf } from './words.js';

export function Stepper({ session }: { session: Session }) {
  const { game } = session;
  const last = game.latest.value.moves.length;
  const shown = game.shown.value.moves.length;
  const move = game.latest.value.moves[shown - 1];
  return (
    <div class="stepper" role="group" aria-label={t('stepper-label')}>
      <IconButton icon="first" text={t('first-move')} disabled={shown === 0} onClick={() => game.show(0)} />
      <IconButton
        icon="previous"
        text={t('previous-move')}
        disabled={shown === 0}
        onClick={() => game.show(shown - 1)}
      />
      <input
        type="range"
        min={0}
        max={last}
        value={shown}
        disabled={last === 0}
        aria-label={t('stepper-slider')}
        aria-valuetext={t('move-of', { move: shown, count: last })}
        onInput={(event) => game.show(Number(event.currentTarget.value))}
      />
      <IconButton icon="next" text={t('next-move')} disabled={shown === last} onClick={() => game.show(shown + 1)} />
      <IconButton icon="last" text={t('last-move')} disabled={shown === last} onClick={() => game.show(last)} />
      <output class="step">
        {t('move-of', { move: shown, count: last })}
        {move && <span class="step-move">{` ${playerOf(game, move.colour)}: ${move.text}`}</span>}
      </output>
    </div>
  );
}

interface MoveFieldProps {
  session: Pick<Session, 'isMyTurn' | 'tryMove'>;
  /** Where it is no move, what it is. */
  label?: string;
  button?: string;
}

/** A field for written moves: quick for those who know it, and all that a screen reader needs. */
export function MoveField({ session, label = t('move-field'), button = t('make-move') }: MoveFieldProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | undefined>();
  const submit = async (event: Event) => {
    event.preventDefault();
    const refused = await session.tryMove(text);
    setProblem(refused);
    if (!refused) setText('');
  };
  return (
    <form class="move-field" onSubmit={(event) => void submit(event)}>
      <label>
        {label}
        <input
          type="text"
          name="move"
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder="a1.1,a2.1,b2.1"
          aria-invalid={problem !== undefined}
          {...(problem && { 'aria-describedby': 'move-problem' })}
          disabled={!session.isMyTurn.value}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={!session.isMyTurn.value || text.trim() === ''}>
        {button}
      </button>
      {problem && (
        <p id="move-problem" class="why-not" role="alert">
          {problemText(problem)}
        </p>
      )}
    </form>
  );
}
