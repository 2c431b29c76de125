// Sets a position up: stones of every colour on any plan, whose turn it is, and on to its analysis.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

import { Board } from '../board/board.js';
import { announce } from '../page/announce.js';
import { Above, Squares } from '../page/game/above.js';
import { BoardHost } from '../page/game/board-host.js';
import { ViewButtons } from '../page/game/game-screen.js';
import { HandActions, Orientations, Tray, TurnButtons } from '../page/game/hand.js';
import { handleKey, isForTheGame, keyOf } from '../page/game/keys.js';
import { MoveField } from '../page/game/stepper.js';
import { ScreenHeading } from '../page/heading.js';
import { complain, tell } from '../page/toast.js';
import type { ColourName } from '../rules.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import { PlanForm } from './set-up-plan.js';
import type { PlanWish } from './set-up-plan.js';
import { ColourChoice, Lying, SetUpActions, TurnPanel } from './set-up-side.js';
import { SetUpState, keepSetUp, keptSetUp } from './set-up-state.js';
import { colourLabel, laidText } from './set-up-words.js';

import './set-up.css';

const FIRST_PLAN: PlanWish = { scenario: 'chullpa', players: 2, variants: 'standard' };

export function SetUp() {
  const [state, setState] = useState(opened);
  useEffect(() => () => state.end(), [state]);
  const begin = ({ scenario, players, variants }: PlanWish) => {
    const before = state.session.game.record;
    const hadStones = state.session.game.latest.peek().stones.length > 0;
    try {
      setState(SetUpState.begin(scenario, players, variants));
      const bringBack = () => {
        keepSetUp(before);
        setState(SetUpState.fromRecord(before));
      };
      if (hadStones) tell(t('set-up-new-plan'), { label: t('undo'), run: bringBack });
    } catch (problem) {
      complain(problem);
    }
  };
  return (
    <div class="game set-up">
      <div class="set-up-head">
        <ScreenHeading>{t('analyse-set-up')}</ScreenHeading>
        <PlanForm plan={state.session.game.plan} onChange={begin} />
      </div>
      <Site key={state} state={state} />
    </div>
  );
}

/** What was being set up when the screen was left; otherwise a bare plan. */
function opened(): SetUpState {
  const kept = keptSetUp();
  try {
    if (kept !== undefined) return SetUpState.fromRecord(kept);
  } catch {
    // Kept by another version, or changed by hand.
  }
  return SetUpState.begin(FIRST_PLAN.scenario, FIRST_PLAN.players, FIRST_PLAN.variants);
}

/** The board and what belongs to it; another plan has another one. */
function Site({ state }: { state: SetUpState }) {
  const { session } = state;
  const { game, picking } = session;
  const board = useSignal<Board | undefined>(undefined);
  const counting = useSignal<ColourName | undefined>(undefined);
  useKeys(state, () => board.peek());
  useSignalEffect(() => {
    const happening = session.happened.value;
    if (happening?.kind === 'refused') announce(problemText(happening.problem));
    if (happening?.kind === 'placed') announce(laidText(happening.colour, happening.move));
  });
  useSignalEffect(() => {
    const { count } = state.taken.value;
    if (count > 0) announce(t('set-up-taken', { count }));
  });
  const has3d = Board.available();
  const { toMove, colours } = game.shown.value;
  const own = colours.find(({ colour }) => colour === toMove);
  const problem = picking.aim.value?.problem;
  return (
    <>
      <div class="game-board">
        {has3d && <BoardHost session={session} counting={counting} board={board} />}
        {!has3d && (
          <div class="above-board">
            <div class="above-stack">
              <Above session={session} counting={undefined} isBoard />
              <Squares session={session} visible />
            </div>
          </div>
        )}
        {has3d && <Squares session={session} visible={false} />}
        {has3d && <ViewButtons board={board.value} />}
      </div>
      <aside class="game-side" aria-label={t('analyse-set-up')}>
        <p class="set-up-tip">{t('set-up-about')}</p>
        <TurnPanel state={state} />
        <SetUpActions state={state} />
        <Lying state={state} />
      </aside>
      <section class="game-hand" aria-label={t('hand-label')}>
        {problem && (
          <p class="why-not" role="status">
            {problemText(problem)}
          </p>
        )}
        <ColourChoice state={state} />
        <div class="turning">
          <TurnButtons session={session} />
          <Orientations session={session} />
          <HandActions session={session} />
        </div>
        {own && <Tray session={session} of={own} label={t('tray-label', { who: colourLabel(game, own.colour) })} />}
        <MoveField session={session} label={t('set-up-field')} button={t('set-up-lay')} />
      </section>
    </>
  );
}

/** The keys of the game; what they take back here is what was laid. */
function useKeys(state: SetUpState, board: () => Board | undefined): void {
  useEffect(() => {
    const own: Record<string, () => void> = {
      u: () => state.undo(),
      r: () => state.redo(),
      c: () => state.chooseNext(),
      // Nobody plays yet, and there is no large view from above.
      h: () => {},
      t: () => {},
    };
    const listen = (event: KeyboardEvent) => {
      if (!isForTheGame(event)) return;
      const key = keyOf(event);
      const run = own[key.toLowerCase()];
      if (run) run();
      else if (!handleKey(key, { session: state.session, board: board(), enlargeAbove: () => {} })) return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [state]);
}
