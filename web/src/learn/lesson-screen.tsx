// One step of the tutorial on the real board, with the hand and the keys of the game.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { Board } from '../board/board.js';
import { announce } from '../page/announce.js';
import { Above, Squares } from '../page/game/above.js';
import { BoardHost } from '../page/game/board-host.js';
import { ViewButtons } from '../page/game/game-screen.js';
import { HandActions, Orientations, Tray, TurnButtons } from '../page/game/hand.js';
import { handleKey, isForTheGame, keyOf } from '../page/game/keys.js';
import { MoveField } from '../page/game/stepper.js';
import { ScreenHeading } from '../page/heading.js';
import { openPanel } from '../page/panels.js';
import { play } from '../page/sounds.js';
import { Icon } from '../pictures/turning.js';
import type { ColourName } from '../rules.js';
import { t } from '../texts/texts.js';
import { Counted } from './counted.js';
import { Lesson } from './lesson.js';
import { markDone, stepAfter } from './progress.js';
import { LEARNER, STEP_NAMES } from './steps.js';
import type { Step } from './steps.js';
import { addressOfStep, playFirstGame } from './ways.js';
import { outcomeText, problemWords } from './words.js';

export function LessonScreen({ step }: { step: Step }) {
  const lesson = useMemo(() => new Lesson(step, [t('player-you'), t('learn-rival')]), [step]);
  const board = useSignal<Board | undefined>(undefined);
  const counting = useSignal<ColourName | undefined>(undefined);
  const isAboveLarge = useSignal(false);
  const enlargeAbove = () => (isAboveLarge.value = !isAboveLarge.peek());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isForTheGame(event)) return;
      const actions = { session: lesson, board: board.peek(), enlargeAbove, help: () => openPanel('help') };
      if (handleKey(keyOf(event), actions)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
      lesson.close();
    };
  }, [lesson]);
  useSignalEffect(() => follow(lesson));

  const mine = lesson.game.shown.value.colours[LEARNER];
  return (
    <div class="game lesson">
      <Place {...{ lesson, board, counting, isAboveLarge: isAboveLarge.value, enlargeAbove }} />
      <aside class="game-side">
        <Task lesson={lesson} />
        {step.shows && <Counted lesson={lesson} counting={counting} board={board} />}
        {!isAboveLarge.value && Board.available() && (
          <div class="above-small">
            <Above session={lesson} counting={counting.value} isBoard={false} />
          </div>
        )}
      </aside>
      <section class="game-hand" aria-label={t('hand-label')}>
        <div class="turning">
          <TurnButtons session={lesson} />
          <Orientations session={lesson} />
          <HandActions session={lesson} />
        </div>
        {mine && <Tray session={lesson} of={mine} />}
      </section>
      <section class="game-more" aria-label={t('more-label')}>
        <MoveField session={lesson} />
      </section>
    </div>
  );
}

interface PlaceProps {
  lesson: Lesson;
  board: Signal<Board | undefined>;
  counting: Signal<ColourName | undefined>;
  isAboveLarge: boolean;
  enlargeAbove(): void;
}

/** The board, in space or from above, and over it what is said about a move: that is where one looks. */
function Place({ lesson, board, counting, isAboveLarge, enlargeAbove }: PlaceProps) {
  const has3d = useMemo(() => Board.available(), []);
  const isFlat = !has3d || isAboveLarge;
  return (
    <div class="game-board">
      {has3d && <BoardHost session={lesson} counting={counting} board={board} />}
      {isFlat && (
        <div class="above-board">
          <div class="above-stack">
            <Above session={lesson} counting={counting.value} isBoard />
            <Squares session={lesson} visible />
          </div>
        </div>
      )}
      {!isFlat && <Squares session={lesson} visible={false} />}
      {has3d && <ViewButtons board={board.value} isAboveLarge={isAboveLarge} enlargeAbove={enlargeAbove} />}
      {!has3d && <p class="no-webgl">{t('no-webgl')}</p>}
      <div class="lesson-words">
        {lesson.hint.value && (
          <p class="suggestion" role="status">
            {t('hint-move', { move: lesson.hint.value.move })}
          </p>
        )}
        <WhyNot lesson={lesson} />
        <HowItWent lesson={lesson} />
      </div>
    </div>
  );
}

/** What this step is about, and what to do. */
function Task({ lesson }: { lesson: Lesson }) {
  const { name } = lesson.step;
  const number = STEP_NAMES.indexOf(name) + 1;
  return (
    <section class="card lesson-card" data-outcome={lesson.outcome.value}>
      <p class="faint">{t('learn-step-of', { number, count: STEP_NAMES.length })}</p>
      <ScreenHeading>{t(`learn-${name}-title`)}</ScreenHeading>
      <p>{t(`learn-${name}-about`)}</p>
      <p class="lesson-task">{t(`learn-${name}-task`)}</p>
      <div class="row">
        {lesson.outcome.value === 'going' && (
          <button type="button" disabled={!lesson.isMyTurn.value} onClick={() => void lesson.askForHint()}>
            <Icon name="hint" /> {t('learn-show-me')}
          </button>
        )}
        {lesson.outcome.value !== 'missed' && (
          <button type="button" disabled={!lesson.canUndo} onClick={() => lesson.repeat()}>
            <Icon name="undo" /> {t('learn-repeat')}
          </button>
        )}
        <a class="button" href="#/learn">
          {t('learn-leave')}
        </a>
      </div>
    </section>
  );
}

/** Why the stone in the air may not lie there. */
function WhyNot({ lesson }: { lesson: Lesson }) {
  const problem = lesson.isMyTurn.value ? lesson.picking.aim.value?.problem : undefined;
  return (
    <p class="why-not" role="status" hidden={!problem}>
      {problem && problemWords(lesson.step.name, problem)}
    </p>
  );
}

function HowItWent({ lesson }: { lesson: Lesson }) {
  const outcome = lesson.outcome.value;
  if (outcome === 'going') return null;
  const next = stepAfter(lesson.step.name);
  return (
    <div class={outcome === 'done' ? 'note' : 'note problem'}>
      <p>{outcomeText(lesson)}</p>
      {outcome === 'missed' && (
        <button type="button" class="primary" data-action="again" onClick={() => lesson.repeat()}>
          {t('try-again')}
        </button>
      )}
      {outcome === 'done' && next && (
        <a class="button primary" data-action="next" href={addressOfStep(next)}>
          {t('learn-next')} <Icon name="next" />
        </a>
      )}
      {outcome === 'done' && !next && (
        <button type="button" class="primary" data-action="play" onClick={playFirstGame}>
          <Icon name="play" /> {t('learn-play')}
        </button>
      )}
    </div>
  );
}

/** Says and sounds what happened, and keeps what is done. */
function follow(lesson: Lesson): void {
  const happening = lesson.happened.value;
  const outcome = lesson.outcome.value;
  if (outcome === 'done') markDone(lesson.step.name);
  if (happening?.kind === 'refused') {
    announce(problemWords(lesson.step.name, happening.problem));
    play('refused');
  } else if (happening?.kind === 'undone') announce(t(`learn-${lesson.step.name}-task`));
  else if (happening) {
    announce(outcome === 'going' ? t('learn-your-turn') : outcomeText(lesson));
    play('placed');
  }
}
