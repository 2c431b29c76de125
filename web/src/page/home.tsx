// The first screen: one obvious button, and the way back to what was begun.

import { Icon } from '../pictures/turning.js';
import { savedGames } from '../state/library.js';
import type { SavedGame } from '../state/library.js';
import { addressOf } from '../state/screen.js';
import { t } from '../texts/texts.js';
import { listText, scenarioName } from './format.js';
import { GameCard } from './game-card.js';
import { ScreenHeading } from './heading.js';
import { DropZone, ImportButton } from './import.js';
import { startFirstGame } from './new-game/new-game.js';
import { playerNames } from './players.js';
import { StillLife } from './still-life.js';
import './home.css';

const RECENT = 5;

export function HomeScreen() {
  const unfinished = savedGames.value.find((game) => !game.summary.over);
  const recent = savedGames.value.filter((game) => game !== unfinished).slice(0, RECENT);
  return (
    <DropZone>
      <div class="wide home">
        <section class="hero">
          <div class="hero-words">
            <ScreenHeading>{t('home-title')}</ScreenHeading>
            <p class="lead">{t('home-about')}</p>
            <button type="button" class="primary large" onClick={startFirstGame}>
              <Icon name="play" />
              <span>
                {t('home-play')}
                <small>{t('home-play-what')}</small>
              </span>
            </button>
            <a class="button large" href="#/learn">
              <Icon name="help" />
              <span>
                {t('home-learn')}
                <small>{t('home-learn-what')}</small>
              </span>
            </a>
            <div class="row">
              <a class="button" href="#/new">
                {t('home-new')}
              </a>
              <a class="button" href="#/plans">
                {t('nav-plans')}
              </a>
              <a class="button" href="#/solve">
                {t('nav-solve')}
              </a>
              <ImportButton />
            </div>
          </div>
          <StillLife />
        </section>
        {unfinished && <Continue game={unfinished} />}
        {recent.length > 0 && (
          <section aria-labelledby="recent">
            <div class="row spread">
              <h2 id="recent">{t('home-recent')}</h2>
              <a href="#/games">{t('home-all-games')}</a>
            </div>
            <ul class="game-cards">
              {recent.map((game) => (
                <GameCard key={game.id} game={game} Heading="h3" />
              ))}
            </ul>
          </section>
        )}
      </div>
    </DropZone>
  );
}

function Continue({ game: { id, summary } }: { game: SavedGame }) {
  const names = listText(playerNames(summary.names, summary.seats));
  return (
    <section class="card continue" aria-labelledby="continue">
      <div>
        <h2 id="continue">{t('home-continue')}</h2>
        <p>{t('home-continue-what', { name: scenarioName(summary.name), players: names, count: summary.moves })}</p>
      </div>
      <a class="button primary" href={addressOf({ name: 'game', id })}>
        {t('home-continue-button')}
      </a>
    </section>
  );
}
