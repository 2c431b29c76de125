// What is to be analysed: a kept game, one from a file, or a position set up by hand.

import { GameCard } from '../page/game-card.js';
import { ScreenHeading } from '../page/heading.js';
import { DropZone, ImportButton } from '../page/import.js';
import { Icon } from '../pictures/turning.js';
import { isAnalysable } from '../state/analysable.js';
import { savedGames } from '../state/library.js';
import type { SavedGame } from '../state/library.js';
import { addressOf } from '../state/screen.js';
import { t } from '../texts/texts.js';
import { keptAnalysis } from './kept.js';
import { SET_UP } from './set-up-state.js';

/** Older ones are in the list of games. */
const RECENT = 8;

/** Nothing can be said about a game that nobody has begun; a position that was set up has been looked at before. */
function isWorthIt({ id, summary }: SavedGame): boolean {
  return isAnalysable(summary.seats) && (summary.moves > 0 || keptAnalysis(id) !== undefined);
}

export function ChooseGame() {
  const games = savedGames.value.filter(isWorthIt);
  return (
    <DropZone>
      <div class="wide stack">
        <ScreenHeading>{t('nav-analyse')}</ScreenHeading>
        <p class="lead">{t('analyse-choose-about')}</p>
        <div class="row">
          <a class="button" href={addressOf({ name: 'analyse', id: SET_UP })}>
            <Icon name="cube" />
            {t('analyse-set-up')}
          </a>
          <ImportButton />
        </div>
        <h2>{t('analyse-choose-game')}</h2>
        {games.length === 0 && <p>{t('analyse-choose-none')}</p>}
        <ul class="game-cards">
          {games.slice(0, RECENT).map((game) => (
            <GameCard key={game.id} game={game} Heading="h3">
              <a class="button" data-game={game.id} href={addressOf({ name: 'analyse', id: game.id })}>
                <Icon name="analyse" />
                {t(keptAnalysis(game.id) ? 'analyse-choose-again' : 'nav-analyse')}
              </a>
            </GameCard>
          ))}
        </ul>
        {games.length > RECENT && <a href="#/games">{t('home-all-games')}</a>}
      </div>
    </DropZone>
  );
}
