// The 3D board: it is given what to draw, and says what the pointer does.

import { effect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { Board } from '../board/board.js';
import type { BoardContent, BoardEvents } from '../board/board.js';
import { isDark, settings } from '../state/settings.js';

interface Props extends BoardEvents {
  content(): BoardContent;
  /** Where others find the board, to turn it and to lower stones. */
  board: Signal<Board | undefined>;
}

function lookNow() {
  const { patterns, lessMotion, cage } = settings.value;
  return { patterns, lessMotion, cage, dark: isDark() };
}

export function BoardHost({ content, board, ...events }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const made = new Board(host.current, lookNow(), events);
    board.value = made;
    const endEffects = [effect(() => made.setLook(lookNow())), effect(() => made.show(content()))];
    return () => {
      endEffects.forEach((end) => end());
      board.value = undefined;
      made.dispose();
    };
  }, []);
  return <div class="board-host" ref={host} />;
}
