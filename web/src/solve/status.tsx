// How it stands: time, hints, what the solver says; and what can be done besides placing a stone.

import { useState } from 'preact/hooks';

import { complain, tell } from '../page/toast.js';
import { IconButton } from '../page/game/status.js';
import { colourName, stoneName } from '../page/game/words.js';
import { Dialog } from '../page/dialog.js';
import { Icon } from '../pictures/turning.js';
import type { ColourName, StoneName } from '../rules.js';
import { addressOf } from '../state/screen.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import { best } from './kept.js';
import type { Said, Solving, Wish } from './solving.js';
import { resultText, timeText } from './words.js';

export function Status({ solving, name }: { solving: Solving; name: string }) {
  const { state, picking } = solving;
  const { free, grade, toMove } = state.view.value;
  const problem = solving.isMyTurn.value ? picking.aim.value?.problem : undefined;
  return (
    <section class="solve-status" aria-label={t('solve-status')}>
      <h2>{name}</h2>
      {grade !== 'free' && <p class="faint">{t(`solve-grade-${grade}-what`)}</p>}
      <dl class="solve-figures">
        <Figure name={t('solve-time')} value={timeText(solving.milliseconds.value)} />
        <Figure name={t('solve-hints')} value={String(solving.hints.value)} />
        <Figure name={t('solve-free')} value={String(free)} />
      </dl>
      {toMove && !state.isSolved && <p class="turn">{t('turn-other', { who: colourName(toMove) })}</p>}
      {state.isSolved ? <Solved solving={solving} /> : <Help solving={solving} />}
      {problem && (
        <p class="why-not" role="status">
          {problemText(problem)}
        </p>
      )}
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Solved({ solving }: { solving: Solving }) {
  const result = { milliseconds: solving.milliseconds.value, hints: solving.hints.value };
  const record = best.value[solving.kind];
  return (
    <div class="solve-solved" role="status">
      <p class="turn">{solving.wasShown.value ? t('solve-shown') : t('solve-solved')}</p>
      {!solving.wasShown.value && <p>{resultText(result)}</p>}
      {solving.isBest.value && <p>{t('solve-best-now')}</p>}
      {!solving.isBest.value && record && <p class="faint">{t('solve-best', { result: resultText(record) })}</p>}
      <div class="row">
        <button type="button" onClick={() => solving.restart()}>
          {t('solve-again')}
        </button>
        <a class="button primary" href="#/solve">
          {t('solve-others')}
        </a>
      </div>
    </div>
  );
}

const WISHES: readonly { wish: Wish; icon: 'confirm' | 'hint' | 'undo' | 'play' }[] = [
  { wish: 'check', icon: 'confirm' },
  { wish: 'hint', icon: 'hint' },
  { wish: 'take-back', icon: 'undo' },
  { wish: 'solution', icon: 'play' },
];

/** The solver: what it can be asked, how far it is, and what it says. */
function Help({ solving }: { solving: Solving }) {
  if (solving.laying.value !== undefined) return <Laying solving={solving} />;
  const isAsking = solving.wish.value !== undefined;
  return (
    <div class="solve-help" role="group" aria-label={t('solve-help')}>
      <div class="solve-wishes">
        {WISHES.map(({ wish, icon }) => (
          <button
            key={wish}
            type="button"
            data-wish={wish}
            disabled={isAsking || !solving.isMyTurn.value}
            onClick={() => void solving.ask(wish)}
          >
            <Icon name={icon} /> {t(`solve-wish-${wish}`)}
          </button>
        ))}
      </div>
      {isAsking && (
        <p class="turn" role="status">
          <span class="thinking" aria-hidden="true" />
          {t('solve-searching', { count: solving.client.search.value?.positions ?? 0 })}
          <button type="button" class="small" onClick={() => solving.stopAsking()}>
            <Icon name="stop" /> {t('solve-stop')}
          </button>
        </p>
      )}
      <p class="solve-said" role="status" data-bad={solving.said.value?.isBad === true}>
        {solving.said.value && saidText(solving.said.value)}
      </p>
      {solving.hint.value && (
        <button type="button" data-action="lay-hint" title="G" onClick={() => void solving.layHint()}>
          {t('solve-lay-hint')}
        </button>
      )}
      {solving.out.value.length > 0 && (
        <>
          <ul class="solve-out">
            {solving.out.value.map(({ text, colour, stone }) => (
              <li key={text}>
                {t('solve-out-stone', {
                  colour: colourName(colour),
                  stone: stoneName(stone),
                  cubes: text.replace(/.*:/, ''),
                })}
              </li>
            ))}
          </ul>
          <button type="button" class="primary" data-action="take-out" onClick={() => solving.takeOutWhatMust()}>
            {t('solve-take-out', { count: solving.out.value.length })}
          </button>
        </>
      )}
    </div>
  );
}

function Laying({ solving }: { solving: Solving }) {
  const isGoing = solving.laying.value === 'going';
  return (
    <div class="row">
      <button type="button" class="primary" onClick={() => (isGoing ? solving.pause() : solving.goOn())}>
        <Icon name={isGoing ? 'pause' : 'play'} /> {isGoing ? t('pause') : t('go-on')}
      </button>
      <button type="button" onClick={() => solving.stopLaying()}>
        <Icon name="stop" /> {t('solve-stop')}
      </button>
    </div>
  );
}

/** Colours and stones in a sentence of the solver are names of the rules. */
function saidText({ id, args }: Said): string {
  const { colour, stone } = args;
  return t(id, {
    ...args,
    ...(colour !== undefined && { colour: colourName(colour as ColourName) }),
    ...(stone !== undefined && { stone: stoneName(stone as StoneName) }),
  });
}

export function Actions({ solving }: { solving: Solving }) {
  const { state } = solving;
  const canChange = solving.laying.value === undefined;
  return (
    <div class="game-actions" role="group" aria-label={t('actions-label')}>
      <IconButton icon="undo" text={t('undo')} disabled={!state.canUndo || !canChange} onClick={() => solving.undo()} />
      <IconButton icon="redo" text={t('redo')} disabled={!state.canRedo || !canChange} onClick={() => solving.redo()} />
      <IconButton
        icon="trash"
        text={t('solve-clear')}
        disabled={state.view.value.moves.length === 0 || !canChange}
        onClick={() => solving.clear()}
      />
      <ShareButton text={state.text} />
      <a class="button" href="#/solve">
        {t('solve-others')}
      </a>
    </div>
  );
}

/** Gives the puzzle away as a link. */
function ShareButton({ text }: { text: string }) {
  const [link, setLink] = useState<string>();
  const share = async () => {
    const made = location.href.replace(/#.*$/, '') + addressOf({ name: 'solve', what: text });
    try {
      await navigator.clipboard.writeText(made);
      tell(t('solve-copied'));
    } catch {
      setLink(made);
    }
  };
  return (
    <>
      <button type="button" onClick={() => share().catch(complain)}>
        <Icon name="share" />
        {t('share')}
      </button>
      {link && (
        <Dialog title={t('solve-share')} onClose={() => setLink(undefined)}>
          <label class="field">
            <span>{t('solve-copy-this')}</span>
            <textarea class="input" readOnly rows={4} value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        </Dialog>
      )}
    </>
  );
}
