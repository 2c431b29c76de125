// A kept game in a list.

import type { ComponentChildren } from 'preact';

import { PlanPicture } from '../pictures/plan.js';
import { catalogue } from '../rules.js';
import { addressOf } from '../state/screen.js';
import type { SavedGame, Summary } from '../state/library.js';
import { t } from '../texts/texts.js';
import { dateText, listText } from './format.js';
import { playerNames } from './players.js';
import './game-card.css';

export function GameCard({ game, children }: { game: SavedGame; children?: ComponentChildren }) {
  const { summary } = game;
  const names = playerNames(summary.names, summary.seats);
  return (
    <li class="game-card">
      <Thumbnail summary={summary} />
      <div class="game-card-text">
        <h3>
          <a href={addressOf({ name: 'game', id: game.id })}>{summary.name}</a>
        </h3>
        <p>{listText(names)}</p>
        <p class="faint">{detailsOf(game)}</p>
        <p class={summary.over ? 'result' : 'result open'}>{resultText(summary, names)}</p>
      </div>
      {children && <div class="game-card-actions">{children}</div>}
    </li>
  );
}

function Thumbnail({ summary }: { summary: Summary }) {
  const scenario = catalogue().scenarios.find(({ id }) => id === summary.scenario);
  const height = scenario?.players.find(({ count }) => count === summary.players)?.height;
  if (!scenario || height === undefined) return <span class="game-card-picture" />;
  return (
    <span class="game-card-picture">
      <PlanPicture squares={scenario.squares} highest={height} />
    </span>
  );
}

/** Variants, place in a series, moves and day, in one line. */
function detailsOf({ summary, series, touched }: SavedGame): string {
  const parts = summary.variants.map((variant) => t(`variant-${variant}`));
  if (series) parts.push(t('games-in-series', { number: series.current + 1, count: series.scenarios.length }));
  parts.push(t('games-moves', { count: summary.moves }), dateText(touched));
  return parts.join(' · ');
}

function resultText({ over, points, winners }: Summary, names: readonly string[]): string {
  if (!over) return t('games-unfinished');
  const score = points.join(' : ');
  const won = winners.map((player) => names[player] ?? '');
  return winners.length === 1
    ? t('games-won', { name: won[0] ?? '', score })
    : t('games-shared', { names: listText(won), score });
}
