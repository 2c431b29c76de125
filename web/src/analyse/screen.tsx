// The analysis of a kept game, and the ways to one.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';

import { Board } from '../board/board.js';
import { EngineClient } from '../engine/client.js';
import { announce } from '../page/announce.js';
import { download, recordFileName } from '../page/download.js';
import { Above, Squares } from '../page/game/above.js';
import { BoardHost } from '../page/game/board-host.js';
import { ViewButtons } from '../page/game/game-screen.js';
import { HandActions, Orientations, Tray, TurnButtons } from '../page/game/hand.js';
import { handleKey, isForTheGame, keyOf } from '../page/game/keys.js';
import { turnText } from '../page/game/status.js';
import { MoveField } from '../page/game/stepper.js';
import { ScreenHeading } from '../page/heading.js';
import type { ColourName } from '../rules.js';
import { isAnalysable } from '../state/analysable.js';
import { find } from '../state/library.js';
import { addressOf, go } from '../state/screen.js';
import { openRecord } from '../state/session.js';
import type { Session } from '../state/session.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import { ChooseGame } from './choose.js';
import { Graph } from './graph.js';
import type { Measure } from './graph.js';
import { MoveList, ValueTable } from './moves.js';
import { Position } from './position.js';
import { SetUp } from './set-up.js';
import { keepAnalysis, keptAnalysis } from './kept.js';
import { SET_UP, keepSetUp } from './set-up-state.js';
import { AnalysisState, TIMES } from './state.js';
import type { Node } from './state.js';
import { commentText, positionText } from './words.js';

import '../page/game/game.css';
import './analyse.css';

export function AnalyseScreen({ id }: { id: string }) {
  const [opened] = useState(() => open(id));
  useEffect(() => {
    void opened.state?.run();
    return () => opened.state?.end();
  }, [opened]);
  if (id === '') return <ChooseGame />;
  if (id === SET_UP) return <SetUp />;
  if (opened.state) return <Analysis id={id} state={opened.state} />;
  return (
    <div class="narrow stack">
      <ScreenHeading>{t('game-not-opened')}</ScreenHeading>
      <p>{opened.problem === undefined ? t('game-not-here') : problemText(opened.problem)}</p>
    </div>
  );
}

function open(id: string): { state?: AnalysisState; problem?: unknown } {
  const saved = find(id);
  if (!saved) return {};
  if (!isAnalysable(saved.summary.seats)) return { problem: { code: 'analyse-distant', details: {} } };
  try {
    const keep = (root: Node, seconds: number) => keepAnalysis(id, root, seconds);
    return { state: new AnalysisState(saved.record, new EngineClient(), keptAnalysis(id), keep) };
  } catch (problem) {
    return { problem };
  }
}

function Analysis({ id, state }: { id: string; state: AnalysisState }) {
  const { trial } = state;
  const { game } = trial;
  const board = useSignal<Board | undefined>(undefined);
  const counting = useSignal<ColourName | undefined>(undefined);
  const measure = useSignal<Measure>('share');
  useKeys(state, () => board.peek());
  useSignalEffect(() => {
    const happening = trial.happened.value;
    if (happening?.kind === 'refused') announce(problemText(happening.problem));
    if (happening?.kind === 'placed') announce(positionText(state, state.current.peek()));
  });
  useFinishTold(state);
  const has3d = Board.available();
  const { toMove, colours } = game.shown.value;
  const mine = colours.find(({ colour }) => colour === toMove);
  return (
    <div class="game analyse">
      <div class="analyse-head">
        <ScreenHeading>{t('analyse-title', { name: game.plan.name })}</ScreenHeading>
        <Progress state={state} />
      </div>
      <div class="game-board">
        {has3d && <BoardHost session={trial} counting={counting} board={board} />}
        {!has3d && (
          <div class="above-board">
            <div class="above-stack">
              <Above session={trial} counting={undefined} isBoard />
              <Squares session={trial} visible />
            </div>
          </div>
        )}
        {has3d && <Squares session={trial} visible={false} />}
        {has3d && <ViewButtons board={board.value} />}
      </div>
      <aside class="game-side" aria-label={t('analyse-position')}>
        <Position state={state} />
        <Turn trial={trial} />
      </aside>
      {/* A position that was only set up has no course. */}
      {state.trunk.length > 1 && (
        <section class="analyse-graph" aria-label={t('analyse-graph')}>
          <Measures measure={measure.value} onChange={(chosen) => (measure.value = chosen)} />
          <Graph state={state} measure={measure.value} />
          <p class="graph-legend">{t('analyse-legend')}</p>
          <ValueTable state={state} />
        </section>
      )}
      <MoveList state={state} />
      <section class="game-hand" aria-label={t('hand-label')}>
        <div class="turning">
          <TurnButtons session={trial} />
          <Orientations session={trial} />
          <HandActions session={trial} />
        </div>
        {mine && <Tray session={trial} of={mine} />}
        <MoveField session={trial} />
      </section>
      <Ways id={id} state={state} />
    </div>
  );
}

/** Says once that everything has been looked at. */
function useFinishTold(state: AnalysisState): void {
  const wasRunning = useRef(false);
  useSignalEffect(() => {
    const isRunning = state.isRunning.value;
    const [done, all] = [state.done.peek(), state.trunk.length];
    if (wasRunning.current && !isRunning && done === all) announce(t('analyse-progress', { done, all }));
    wasRunning.current = isRunning;
  });
}

/** Whose turn it is, and why the stone in hand may not lie where it is. */
function Turn({ trial }: { trial: Session }) {
  const problem = trial.picking.aim.value?.problem;
  return (
    <div class="status">
      <p class="turn">{turnText(trial)}</p>
      {problem && (
        <p class="why-not" role="status">
          {problemText(problem)}
        </p>
      )}
    </div>
  );
}

/** The keys of the game, but those that step through it walk along the line that is shown. */
function useKeys(state: AnalysisState, board: () => Board | undefined): void {
  useEffect(() => {
    const steps: Record<string, () => void> = {
      '[': () => state.step(-1),
      PageUp: () => state.step(-1),
      u: () => state.step(-1),
      ']': () => state.step(1),
      PageDown: () => state.step(1),
      r: () => state.step(1),
      Home: () => state.goTo(state.root),
      End: () => state.goTo(state.trunk.at(-1) ?? state.root),
      // The best moves are shown already, and there is no large view from above.
      h: () => {},
      t: () => {},
    };
    const listen = (event: KeyboardEvent) => {
      if (!isForTheGame(event)) return;
      const key = keyOf(event);
      const step = steps[key];
      if (step) step();
      else if (!handleKey(key, { session: state.trial, board: board(), enlargeAbove: () => {} })) return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [state]);
}

/** How far it is, a way to stop it, and how long each position is looked at. */
function Progress({ state }: { state: AnalysisState }) {
  const [done, all] = [state.done.value, state.trunk.length];
  const isRunning = state.isRunning.value;
  const choose = (seconds: number) => {
    state.seconds.value = seconds;
    void state.run();
  };
  return (
    <div class="analyse-progress">
      <progress value={done} max={all} aria-label={t('analyse-progress-label')} />
      <span data-done={done === all}>{t('analyse-progress', { done, all })}</span>
      {isRunning ? (
        <button type="button" onClick={() => state.stop()}>
          {t('analyse-stop')}
        </button>
      ) : (
        done < all && (
          <button type="button" onClick={() => void state.run()}>
            {t('analyse-go-on')}
          </button>
        )
      )}
      <label>
        {t('analyse-time')}{' '}
        <select
          class="input"
          value={state.seconds.value}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        >
          {TIMES.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t('analyse-seconds', { seconds })}
            </option>
          ))}
        </select>
      </label>
      {state.problem.value && <p role="alert">{problemText(state.problem.value)}</p>}
    </div>
  );
}

function Measures({ measure, onChange }: { measure: Measure; onChange(measure: Measure): void }) {
  return (
    <fieldset class="segments">
      <legend class="visually-hidden">{t('analyse-measure')}</legend>
      {(['share', 'points'] as const).map((each) => (
        <label key={each} class="segment">
          <input type="radio" name="measure" checked={measure === each} onChange={() => onChange(each)} />
          <span>{t(`analyse-measure-${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where it goes from here: back to the table, a file, or a game from this very position. */
function Ways({ id, state }: { id: string; state: AnalysisState }) {
  const { plan, names, shown } = state.trial.game;
  const isSecondPhase = shown.value.secondPhase;
  const change = () => {
    keepSetUp(state.shownRecord);
    go({ name: 'analyse', id: SET_UP });
  };
  const save = () => {
    const name = recordFileName({ scenario: plan.scenario, names });
    download(
      name,
      state.annotatedRecord((node) => commentText(state, node)),
    );
  };
  return (
    <div class="game-more">
      <a class="button" href={addressOf({ name: 'game', id })}>
        {t('analyse-to-game')}
      </a>
      <button type="button" onClick={save}>
        {t('analyse-export')}
      </button>
      <button type="button" onClick={() => go({ name: 'game', id: openRecord(state.shownRecord).id })}>
        {t('analyse-play-from-here')}
      </button>
      {!isSecondPhase && (
        <button type="button" onClick={change}>
          {t('analyse-change-position')}
        </button>
      )}
    </div>
  );
}
