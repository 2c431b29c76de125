// The end of a game: squares are counted colour by colour, then comes the ranking and what can be played next.

import { useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

import type { Board } from '../../board/board.js';
import type { ColourName } from '../../rules.js';
import { isAnalysable } from '../../state/analysable.js';
import { addressOf, go } from '../../state/screen.js';
import { afterGame, isOver, pointsOf } from '../../state/series.js';
import { begin, nextOfSeries, setupAgain } from '../../state/session.js';
import type { Session } from '../../state/session.js';
import { settings } from '../../state/settings.js';
import { t } from '../../texts/texts.js';
import { playerName as nameOf } from '../players.js';
import { playerName, playerOf } from './words.js';

/** So long a colour is counted, in milliseconds. */
const COUNTING_TIME = 1100;

interface Props {
  session: Session;
  counting: Signal<ColourName | undefined>;
  board: Signal<Board | undefined>;
}

/** Shown once the last move has been made and nobody steps back through the game. */
export function Ending({ session, counting, board }: Props) {
  const { game } = session;
  const [counted, setCounted] = useState(0);
  const { colours } = game.latest.value;
  const isCounting = counted < colours.length && !settings.value.lessMotion;

  useSignalEffect(() => board.value?.viewFromAbove());
  useEffect(() => {
    if (!isCounting) {
      counting.value = undefined;
      return;
    }
    counting.value = colours[counted]?.colour;
    const timer = setTimeout(() => setCounted(counted + 1), COUNTING_TIME);
    return () => clearTimeout(timer);
  }, [counted, isCounting]);
  useEffect(() => () => void (counting.value = undefined), []);

  const shown = isCounting ? colours.slice(0, counted + 1) : colours;
  return (
    <section class="ending" aria-label={t('ending-label')}>
      <h2>{isCounting ? t('counting') : t('ranking')}</h2>
      {isCounting ? (
        <ul class="count">
          {shown.map(({ colour, visible, left, total }) => (
            <li key={colour}>{t('count-line', { who: playerOf(game, colour), visible, left, total })}</li>
          ))}
        </ul>
      ) : (
        <Ranking session={session} />
      )}
      {isCounting ? (
        <button type="button" onClick={() => setCounted(colours.length)}>
          {t('skip-counting')}
        </button>
      ) : (
        <NextGames session={session} />
      )}
    </section>
  );
}

function Ranking({ session }: { session: Session }) {
  const { game } = session;
  const points = pointsOf(game);
  const order = points.map((_, player) => player).toSorted((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
  const rank = (player: number) => 1 + points.filter((other) => other > (points[player] ?? 0)).length;
  return (
    <>
      <ol class="ranking">
        {order.map((player) => (
          <li key={player} value={rank(player)} class={rank(player) === 1 ? 'winner' : ''}>
            <span>{playerName(game, player)}</span> <b>{t('points', { count: points[player] ?? 0 })}</b>
          </li>
        ))}
      </ol>
      <SeriesTable session={session} />
    </>
  );
}

/** The points of a series so far, this game included. */
function SeriesTable({ session }: { session: Session }) {
  if (!session.series) return null;
  const series = afterGame(session.series, session.game);
  return (
    <section aria-label={t('series')}>
      <h3>{t('series-standing', { game: series.current, games: series.scenarios.length })}</h3>
      <ul class="count">
        {series.points.map((sum, player) => (
          <li key={player}>
            {nameOf(series.names, series.seats, player)} <b>{t('points', { count: sum })}</b>
          </li>
        ))}
      </ul>
      {isOver(series) && <p>{t('series-over')}</p>}
    </section>
  );
}

function NextGames({ session }: { session: Session }) {
  const start = (by: number) => go({ name: 'game', id: begin(setupAgain(session.game, by)).id });
  const next = nextOfSeries(session);
  return (
    <div class="next-games">
      {next && (
        <button
          type="button"
          class="primary"
          onClick={() => go({ name: 'game', id: begin(next.setup, next.series).id })}
        >
          {t('next-in-series')}
        </button>
      )}
      {!next && (
        <button type="button" class="primary" data-action="rematch" onClick={() => start(1)}>
          {t('rematch')}
        </button>
      )}
      <button type="button" onClick={() => start(0)}>
        {t('play-again')}
      </button>
      <button type="button" onClick={() => go({ name: 'new' })}>
        {t('new-game')}
      </button>
      {isAnalysable(session.game.seats) && (
        <a class="button" href={addressOf({ name: 'analyse', id: session.id })}>
          {t('nav-analyse')}
        </a>
      )}
      <button type="button" onClick={() => session.game.show(0)}>
        {t('step-through')}
      </button>
    </div>
  );
}
