// A puzzle that is being solved: the board, the levels beside it, the stones below.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

import { Board } from '../board/board.js';
import { announce } from '../page/announce.js';
import { HandActions, Orientations, TurnButtons } from '../page/game/hand.js';
import { isForTheGame, keyOf } from '../page/game/keys.js';
import { MoveField } from '../page/game/stepper.js';
import { ViewButtons } from '../page/game/game-screen.js';
import { colourName, squareName, stoneName } from '../page/game/words.js';
import { ScreenHeading, focusHeading } from '../page/heading.js';
import { play } from '../page/sounds.js';
import { SquareGrid } from '../pictures/grid.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import { BoardHost } from './board-host.js';
import { boardContent } from './content.js';
import { handleKey } from './keys.js';
import { Levels } from './levels.js';
import { Solving } from './solving.js';
import { Actions, Status } from './status.js';
import { Tray } from './tray.js';
import { nameOf } from './words.js';

/** Opens the puzzle that the address names. */
export function PuzzleDoor({ text }: { text: string }) {
  const [opened, setOpened] = useState<{ solving?: Solving; problem?: unknown }>();
  useLayoutEffect(() => {
    let solving: Solving | undefined;
    try {
      solving = new Solving(decodeURIComponent(text));
      setOpened({ solving });
    } catch (problem) {
      setOpened({ problem });
    }
    return () => solving?.close();
  }, [text]);
  if (opened?.solving) return <PuzzleScreen key={text} solving={opened.solving} />;
  return opened ? <NoPuzzle problem={opened.problem} /> : null;
}

function NoPuzzle({ problem }: { problem: unknown }) {
  return (
    <main id="main" tabIndex={-1} class="narrow stack">
      <ScreenHeading>{t('solve-broken')}</ScreenHeading>
      <p>{problemText(problem)}</p>
      <a class="button primary" href="#/solve">
        {t('solve-others')}
      </a>
    </main>
  );
}

function PuzzleScreen({ solving }: { solving: Solving }) {
  const { state, picking } = solving;
  const board = useSignal<Board | undefined>(undefined);
  const has3d = Board.available();
  useKeys(solving, () => board.peek());
  useClock(solving);
  useEffect(() => focusHeading(document.querySelector('h1')), []);
  useSignalEffect(() => tell(solving));
  useSignalEffect(() => {
    const made = board.value;
    solving.animate = made ? (stone) => made.lower(stone) : async () => {};
  });
  const name = nameOf({ puzzle: state.text, ...optional(solving) });
  return (
    <main class="game solve" id="main" tabIndex={-1} data-over={state.isSolved}>
      <h1 class="visually-hidden">{name}</h1>
      <div class="game-board">
        {has3d && (
          <BoardHost
            board={board}
            content={() => boardContent(solving)}
            point={(at) => solving.isMyTurn.peek() && picking.point(at)}
            pick={(at) => at && void solving.pick(at)}
            facing={(quarter) => (picking.facing.value = quarter)}
          />
        )}
        <Squares solving={solving} />
        {has3d && <ViewButtons board={board.value} />}
        {!has3d && <p class="solve-flat">{t('solve-no-webgl')}</p>}
      </div>
      <aside class="game-side">
        <Status solving={solving} name={name} />
        <Levels solving={solving} />
      </aside>
      {!state.isSolved && (
        <section class="game-hand" aria-label={t('hand-label')}>
          <div class="turning">
            <TurnButtons session={solving} />
            <Orientations session={solving} />
            <HandActions session={solving} />
          </div>
          <Tray solving={solving} />
        </section>
      )}
      <section class="game-more" aria-label={t('more-label')}>
        <Actions solving={solving} />
        {!state.isSolved && <MoveField session={solving} />}
      </section>
    </main>
  );
}

function optional({ step, day }: Solving): { step?: number; day?: string } {
  return { ...(step.value !== undefined && { step: step.value }), ...(day !== undefined && { day }) };
}

/** The squares as a grid for screen readers: what lies in each column, level by level. */
function Squares({ solving }: { solving: Solving }) {
  const { state, picking } = solving;
  const levels = Array.from({ length: state.plan.height }, (_, level) => level);
  const lying = (x: number, y: number, level: number) =>
    state.stones.find(({ cubes }) => cubes.some((cube) => cube[0] === x && cube[1] === y && cube[2] === level));
  const cellLabel = (column: number) => {
    const { x = 0, y = 0 } = state.plan.columns[column] ?? {};
    const contents = levels.map((level) => {
      const stone = lying(x, y, level);
      return stone ? colourName(stone.colour) : t('solve-cell-free');
    });
    return t('solve-square', { square: squareName(x, y), contents: contents.join(', ') });
  };
  return (
    <SquareGrid
      plan={state.plan}
      cellLabel={cellLabel}
      label={t('solve-grid')}
      cursor={picking.cursor.value}
      onCursor={(at) => picking.moveCursorTo(at)}
      onPick={(at) => {
        picking.moveCursorTo(at);
        void solving.pick({ x: at.x + 0.5, y: at.y + 0.5 });
      }}
      visible={false}
    />
  );
}

function useKeys(solving: Solving, board: () => Board | undefined): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isForTheGame(event) && handleKey(keyOf(event), solving, board())) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [solving]);
}

/** The time passes while the puzzle is in sight. */
function useClock(solving: Solving): void {
  useEffect(() => {
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      // A machine that slept counts for no more than a moment.
      if (!document.hidden) solving.passTime(Math.min(now - last, 2000));
      last = now;
    };
    const hide = () => {
      tick();
      solving.keep();
    };
    const timer = setInterval(tick, 500);
    addEventListener('pagehide', hide);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', hide);
    };
  }, [solving]);
}

/** Says and sounds what happened. */
function tell(solving: Solving): void {
  const happening = solving.happened.value;
  switch (happening?.kind) {
    case 'placed': {
      const { stone, colour, text } = happening.stone;
      const args = { stone: stoneName(stone), colour: colourName(colour), cubes: text.replace(/.*:/, '') };
      announce(t('solve-announce-placed', { ...args, count: solving.state.view.peek().free }));
      return play('placed');
    }
    case 'solved':
      announce(t('solve-solved'));
      return play('over');
    case 'changed':
      return announce(t('solve-announce-free', { count: solving.state.view.peek().free }));
    case 'refused':
      announce(problemText(happening.problem));
      return play('refused');
  }
}
