// Whose turn it is, what can be said about it, and what can be done besides placing a stone.

import { Icon } from '../../pictures/turning.js';
import { ScoreBars } from '../../pictures/score.js';
import type { ColourView } from '../../rules.js';
import { isAnalysable } from '../../state/analysable.js';
import { go } from '../../state/screen.js';
import type { Session } from '../../state/session.js';
import { settings } from '../../state/settings.js';
import { problemText } from '../../texts/problems.js';
import { t } from '../../texts/texts.js';
import { openPanel } from '../panels.js';
import { isYou } from '../players.js';
import { Why } from './why.js';
import { capitalised, colourName, playerName, playerOf } from './words.js';

/** One sentence: whose turn, who thinks, who has won. */
export function turnText(session: Session): string {
  const { game, picking } = session;
  const { toMove, secondPhase, winners } = game.shown.value;
  const thinking = session.computers.thinking.value;
  if (thinking !== undefined) return t('turn-thinking', { player: playerName(game, thinking) });
  if (toMove === undefined) {
    const [winner] = winners;
    if (winners.length === 1 && isYou(game.names, game.seats, winner ?? 0)) return t('turn-over-you');
    const names = winners.map((player) => playerName(game, player));
    const list = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(names);
    return t('turn-over', { count: winners.length, winners: list });
  }
  const who = playerOf(game, toMove);
  if (!session.isMyTurn.value) return t('turn-other', { who });
  if (secondPhase && picking.taken.value === undefined) return t('turn-take', { who });
  return picking.stone.value === undefined ? t('turn-choose', { who }) : t('turn-place', { who });
}

export function Status({ session }: { session: Session }) {
  const { computers, picking } = session;
  const problem = session.isMyTurn.value ? picking.aim.value?.problem : undefined;
  const failed = computers.problem.value;
  return (
    <div class="status">
      <p class="turn" data-turn={session.game.shown.value.toMove ?? 'over'}>
        {computers.thinking.value !== undefined && <span class="thinking" aria-hidden="true" />}
        {turnText(session)}
        {computers.thinking.value !== undefined && (
          <button type="button" class="small" onClick={() => computers.stop()}>
            <Icon name="stop" /> {t('stop-thinking')}
          </button>
        )}
      </p>
      <Why session={session} />
      {session.hint.value && (
        <p class="suggestion" role="status">
          {t('hint-move', { move: session.hint.value.move })}
        </p>
      )}
      {problem && (
        <p class="why-not" role="status">
          {problemText(problem)}
        </p>
      )}
      {failed && (
        <p class="why-not" role="alert">
          {problemText(failed)}{' '}
          <button type="button" class="small" onClick={() => computers.retry()}>
            {t('try-again')}
          </button>
        </p>
      )}
    </div>
  );
}

/** The points of every colour, and who is out and why. */
export function Scores({ session }: { session: Session }) {
  const { game } = session;
  const { colours, toMove } = game.shown.value;
  const rows = colours.map((row) => ({
    colour: row.colour,
    label: playerOf(game, row.colour),
    total: row.total,
    out: row.out,
    toMove: row.colour === toMove,
  }));
  return (
    <section class="scores" aria-label={t('scores-label')}>
      <ScoreBars rows={rows} patterns={settings.value.patterns} />
      <ul class="score-notes">
        {colours
          .filter(({ out }) => out)
          .map((row) => (
            <li key={row.colour}>{capitalised(outText(row))}</li>
          ))}
      </ul>
    </section>
  );
}

function outText({ colour, hand, left }: ColourView): string {
  const name = colourName(colour);
  return hand.length === 0 && left === 0
    ? t('out-all-placed', { colour: name })
    : t('out-nothing-fits', { colour: name, count: left });
}

/** Undo, redo, hint, and the like. */
export function GameActions({ session }: { session: Session }) {
  const hinting = session.isHinting.value;
  return (
    <div class="game-actions" role="toolbar" aria-label={t('actions-label')}>
      <IconButton icon="undo" text={t('undo')} disabled={!session.canUndo} onClick={() => session.undo()} />
      <IconButton icon="redo" text={t('redo')} disabled={!session.canRedo} onClick={() => session.redo()} />
      <IconButton
        icon="hint"
        text={hinting ? t('hint-thinking') : t('hint')}
        disabled={!session.isMyTurn.value || hinting}
        onClick={() => void session.askForHint()}
      />
      {!session.game.seats.includes('human') && (
        <IconButton
          icon={session.computers.paused.value ? 'play' : 'pause'}
          text={session.computers.paused.value ? t('go-on') : t('pause')}
          onClick={() => (session.computers.paused.value = !session.computers.paused.peek())}
        />
      )}
      {isAnalysable(session.game.seats) && (
        <IconButton icon="analyse" text={t('nav-analyse')} onClick={() => go({ name: 'analyse', id: session.id })} />
      )}
      <IconButton icon="settings" text={t('settings')} onClick={() => openPanel('settings')} />
      <IconButton icon="help" text={t('keys-and-help')} onClick={() => openPanel('help')} />
    </div>
  );
}

interface IconButtonProps {
  icon: Parameters<typeof Icon>[0]['name'];
  text: string;
  disabled?: boolean;
  pressed?: boolean;
  onClick(): void;
}

export function IconButton({ icon, text, disabled = false, pressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      title={text}
      aria-label={text}
      disabled={disabled}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
