// Who shows how many squares, and a way to see which.

import { useEffect } from 'preact/hooks';
import type { Signal } from '@preact/signals';

import type { Board } from '../board/board.js';
import { Scores } from '../page/game/status.js';
import { playerOf } from '../page/game/words.js';
import type { ColourName } from '../rules.js';
import { t } from '../texts/texts.js';
import type { Lesson } from './lesson.js';

interface Props {
  lesson: Lesson;
  counting: Signal<ColourName | undefined>;
  board: Signal<Board | undefined>;
}

export function Counted({ lesson, counting, board }: Props) {
  useEffect(() => () => void (counting.value = undefined), []);
  const { colours } = lesson.game.shown.value;
  const count = (colour: ColourName) => {
    const isCounted = counting.peek() === colour;
    counting.value = isCounted ? undefined : colour;
    if (isCounted) board.peek()?.standardView();
    else board.peek()?.viewFromAbove();
  };
  return (
    <section aria-label={t('learn-counting')}>
      {lesson.step.shows === 'points' && <Scores session={lesson} />}
      <ul class="lesson-count">
        {colours.map(({ colour, visible, left, total }) => {
          const who = playerOf(lesson.game, colour);
          const isOver = lesson.step.shows === 'points';
          return (
            <li key={colour}>
              <button
                type="button"
                class="small"
                aria-pressed={counting.value === colour}
                onClick={() => count(colour)}
              >
                {isOver ? t('count-line', { who, visible, left, total }) : t('learn-squares', { who, count: visible })}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
