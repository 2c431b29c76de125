// A kept game in a list.

import type { ComponentChildren } from 'preact';

import { PlanPicture } from '../pictures/plan.js';
import { catalogue } from '../rules.js';
import { scenarioInRecord } from '../state/own-plans.js';
import { addressOf } from '../state/screen.js';
import type { SavedGame, Summary } from '../state/library.js';
import { t } from '../texts/texts.js';
import { dateText, listText, scenarioName } from './format.js';
import { isYou, playerName, playerNames } from './players.js';
import './game-card.css';

interface Props {
  game: SavedGame;
  /** How deep the card's heading stands. */
  Heading: 'h2' | 'h3';
  children?: ComponentChildren;
}

export function GameCard({ game, Heading, children }: Props) {
  const { summary } = game;
  const names = playerNames(summary.names, summary.seats);
  return (
    <li class="game-card">
      <Thumbnail game={game} />
      <div class="game-card-text">
        <Heading>
          <a href={addressOf({ name: 'game', id: game.id })}>{scenarioName(summary.name)}</a>
        </Heading>
        <p>{listText(names.map((name, player) => withPoints(name, summary, player)))}</p>
        <p class="faint">{detailsOf(game)}</p>
        <p class={summary.over ? 'result' : 'result open'}>{resultText(summary)}</p>
      </div>
      {children && <div class="game-card-actions">{children}</div>}
    </li>
  );
}

function Thumbnail({ game: { record, summary } }: { game: SavedGame }) {
  const scenario = scenarioInRecord(record) ?? catalogue().scenarios.find(({ id }) => id === summary.scenario);
  const height = scenario?.players.find(({ count }) => count === summary.players)?.height;
  if (!scenario || height === undefined) return <span class="game-card-picture" />;
  return (
    <span class="game-card-picture">
      <PlanPicture squares={scenario.squares} highest={height} />
    </span>
  );
}

/** Variants, place in a series, moves and day, in one line. */
function detailsOf({ record, summary, series, touched }: SavedGame): string {
  const parts = summary.variants.map((variant) => t(`variant-${variant}`));
  if (wasSetUp(record)) parts.push(t('games-set-up'));
  if (series) parts.push(t('games-in-series', { number: series.current + 1, count: series.scenarios.length }));
  parts.push(t('games-moves', { count: summary.moves }), dateText(touched));
  return parts.join(' · ');
}

/** True if the record says whose turn it was at the beginning: only a position set up by hand does. */
function wasSetUp(record: string): boolean {
  const [header = ''] = record.split('\n\n');
  return /^Turn:/m.test(header);
}

function withPoints(name: string, { over, points }: Summary, player: number): string {
  return over ? `${name} (${points[player] ?? 0})` : name;
}

function resultText({ over, winners, names, seats }: Summary): string {
  if (!over) return t('games-unfinished');
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return t('games-shared');
  return isYou(names, seats, winner) ? t('games-won-you') : t('games-won', { name: playerName(names, seats, winner) });
}
