// The 3D board in the page: it is given what to draw, and says what the pointer does.

import { effect, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { Board } from '../../board/board.js';
import type { ColourName } from '../../rules.js';
import type { Session } from '../../state/session.js';
import { isDark, settings } from '../../state/settings.js';
import { boardContent } from './content.js';

interface Props {
  session: Session;
  counting: Signal<ColourName | undefined>;
  /** Where others find the board, to turn it. */
  board: Signal<Board | undefined>;
}

function lookNow() {
  const { patterns, lessMotion, cage } = settings.value;
  return { patterns, lessMotion, cage, dark: isDark() };
}

export function BoardHost({ session, counting, board }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const { picking } = session;
    const made = new Board(host.current, lookNow(), {
      point: (at) => session.isMyTurn.peek() && picking.point(at),
      pick: (at) => at && void session.pick(at),
      facing: (quarter) => (picking.facing.value = quarter),
    });
    board.value = made;
    session.animate = (stone) => made.lower(stone);
    const endEffects = [
      effect(() => made.setLook(lookNow())),
      effect(() => made.show(boardContent(session, counting.value))),
    ];
    return () => {
      endEffects.forEach((end) => end());
      session.animate = async () => {};
      board.value = undefined;
      made.dispose();
    };
  }, [session]);
  useSignalEffect(() => {
    host.current?.classList.toggle('is-busy', session.computers.thinking.value !== undefined);
  });
  return <div class="board-host" ref={host} />;
}
