// The beginners' player says why it made its last move, to those who ask.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Session } from '../../state/session.js';
import { t } from '../../texts/texts.js';

const TALKATIVE = 'level1';

export function Why({ session }: { session: Session }) {
  const { game } = session;
  const isAsked = useSignal(false);
  const { moves } = game.shown.value;
  const last = moves.findLastIndex(({ colour }) => game.seats[game.seatOf(colour)] === TALKATIVE);
  useEffect(() => {
    isAsked.value = false;
  }, [last]);
  if (last < 0) return null;
  const reason = isAsked.value ? game.reason(last) : undefined;
  return (
    <div class="why">
      <button
        type="button"
        class="small"
        aria-expanded={isAsked.value}
        onClick={() => (isAsked.value = !isAsked.peek())}
      >
        {t('why')}
      </button>
      <p role="status">
        {reason && t(reason.code, { fresh: reason.fresh, covered: reason.covered, cubes: reason.cubes })}
      </p>
    </div>
  );
}
