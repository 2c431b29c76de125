// The game: the board in the middle, the view from above and the scores beside it, the stones below.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { Board } from '../../board/board.js';
import type { ColourName, ColourView } from '../../rules.js';
import type { GameState } from '../../state/game.js';
import type { Session } from '../../state/session.js';
import { problemText } from '../../texts/problems.js';
import { t } from '../../texts/texts.js';
import { announce } from '../announce.js';
import { ShareButton } from '../share-button.js';
import { play } from '../sounds.js';
import { Above, Squares } from './above.js';
import { BoardHost } from './board-host.js';
import { Ending } from './ending.js';
import { HandActions, Orientations, RivalTrays, Tray, TurnButtons } from './hand.js';
import { handleKey, isForTheGame, keyOf } from './keys.js';
import { GameActions, IconButton, Scores, Status, turnText } from './status.js';
import { MoveField, Stepper } from './stepper.js';
import { playerOf } from './words.js';

import './game.css';

export function GameScreen({ session }: { session: Session }) {
  const { game } = session;
  const board = useSignal<Board | undefined>(undefined);
  const counting = useSignal<ColourName | undefined>(undefined);
  const isAboveLarge = useSignal(false);
  const has3d = Board.available();
  const isFlat = !has3d || isAboveLarge.value;
  const enlargeAbove = () => (isAboveLarge.value = !isAboveLarge.peek());

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isForTheGame(event)) return;
      if (handleKey(keyOf(event), { session, board: board.peek(), enlargeAbove })) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [session]);
  useSignalEffect(() => tell(session));

  const inHand = handShown(game);
  const isEnded = game.isOver && game.shownMoves.value === undefined;
  return (
    <main class="game play" data-over={isEnded} id="main">
      <h1 class="visually-hidden">{t('game-title', { name: game.plan.name })}</h1>
      <div class="game-board">
        {has3d && <BoardHost session={session} counting={counting} board={board} />}
        {isFlat && (
          <div class="above-board">
            <div class="above-stack">
              <Above session={session} counting={counting.value} isBoard />
              <Squares session={session} visible />
            </div>
          </div>
        )}
        {!isFlat && <Squares session={session} visible={false} />}
        {has3d && <ViewButtons board={board.value} isAboveLarge={isAboveLarge.value} enlargeAbove={enlargeAbove} />}
        {!has3d && <p class="no-webgl">{t('no-webgl')}</p>}
      </div>
      <aside class="game-side">
        {!isFlat && (
          <div class="above-small">
            <Above session={session} counting={counting.value} isBoard={false} />
          </div>
        )}
        <Scores session={session} />
        <div class="game-status">
          {isEnded ? <Ending session={session} counting={counting} board={board} /> : <Status session={session} />}
        </div>
      </aside>
      {!game.isOver && (
        <section class="game-hand" aria-label={t('hand-label')}>
          <div class="turning">
            <TurnButtons session={session} />
            <Orientations session={session} />
            <HandActions session={session} />
          </div>
          {inHand && <Tray session={session} of={inHand} />}
        </section>
      )}
      <section class="game-more" aria-label={t('more-label')}>
        <GameActions session={session} />
        <Stepper session={session} />
        <MoveField session={session} />
        <ShareButton session={session} />
        <RivalTrays session={session} except={inHand?.colour} />
      </section>
    </main>
  );
}

interface ViewButtonsProps {
  board: Board | undefined;
  isAboveLarge?: boolean;
  /** Left out where there is no such view. */
  enlargeAbove?(): void;
}

export function ViewButtons({ board, isAboveLarge = false, enlargeAbove }: ViewButtonsProps) {
  return (
    <div class="view-buttons" role="toolbar" aria-label={t('view-label')}>
      <IconButton icon="turn-left" text={t('turn-table-left')} disabled={!board} onClick={() => board?.turnTable(-1)} />
      <IconButton
        icon="turn-right"
        text={t('turn-table-right')}
        disabled={!board}
        onClick={() => board?.turnTable(1)}
      />
      <IconButton icon="zoom-in" text={t('zoom-in')} disabled={!board} onClick={() => board?.zoom(1.2)} />
      <IconButton icon="zoom-out" text={t('zoom-out')} disabled={!board} onClick={() => board?.zoom(1 / 1.2)} />
      <IconButton icon="home" text={t('standard-view')} disabled={!board} onClick={() => board?.standardView()} />
      {enlargeAbove && (
        <IconButton icon="above" text={t('enlarge-above')} pressed={isAboveLarge} onClick={enlargeAbove} />
      )}
    </div>
  );
}

/** The stones that are shown large: of who is to move, or while a computer moves of the person who comes next. */
function handShown(game: GameState): ColourView | undefined {
  const { toMove, colours, secondPhase } = game.shown.value;
  if (toMove === undefined || secondPhase) return colours.find(({ colour }) => colour === toMove);
  const turn = game.plan.colours.indexOf(toMove);
  const inOrder = [...colours.slice(turn), ...colours.slice(0, turn)];
  return inOrder.find(({ colour, out }) => !out && game.seats[game.seatOf(colour)] === 'human') ?? inOrder[0];
}

/** Says and sounds what happened. */
function tell(session: Session): void {
  const happening = session.happened.value;
  if (!happening) return;
  switch (happening.kind) {
    case 'placed':
      announce(
        t('announce-placed', {
          who: playerOf(session.game, happening.colour),
          move: happening.move,
          turn: turnText(session),
        }),
      );
      return play('placed');
    case 'over':
      announce(turnText(session));
      return play('over');
    case 'undone':
      return announce(t('announce-undone', { turn: turnText(session) }));
    case 'refused':
      announce(problemText(happening.problem));
      return play('refused');
  }
}
