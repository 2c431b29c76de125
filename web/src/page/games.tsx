// All kept games: open, export, delete, and bring in others.

import { Icon } from '../pictures/turning.js';
import { forget, put, savedGames } from '../state/library.js';
import type { SavedGame } from '../state/library.js';
import { isAnalysable } from '../state/analysable.js';
import { addressOf } from '../state/screen.js';
import { t } from '../texts/texts.js';
import { dateText, scenarioName } from './format.js';
import { download, recordFileName } from './download.js';
import { GameCard } from './game-card.js';
import { ScreenHeading } from './heading.js';
import { DropZone, ImportButton } from './import.js';
import { tell } from './toast.js';

export function GamesScreen() {
  const games = savedGames.value;
  return (
    <DropZone>
      <div class="wide">
        <div class="row spread">
          <ScreenHeading>{t('nav-games')}</ScreenHeading>
          <div class="row">
            <a class="button" href={addressOf({ name: 'analyse', id: 'set-up' })}>
              <Icon name="analyse" />
              {t('analyse-set-up')}
            </a>
            <ImportButton />
          </div>
        </div>
        {games.length === 0 ? (
          <Empty />
        ) : (
          <ul class="game-cards">
            {games.map((game) => (
              <GameCard key={game.id} game={game} Heading="h2">
                <Actions game={game} />
              </GameCard>
            ))}
          </ul>
        )}
      </div>
    </DropZone>
  );
}

function Empty() {
  return (
    <div class="card stack">
      <p>{t('games-none')}</p>
      <a class="button primary" href="#/new">
        {t('nav-new')}
      </a>
    </div>
  );
}

function Actions({ game }: { game: SavedGame }) {
  const what = { game: `${scenarioName(game.summary.name)}, ${dateText(game.touched)}` };
  return (
    <>
      {isAnalysable(game.summary.seats) && (
        <a class="button quiet" aria-label={t('analyse-game', what)} href={addressOf({ name: 'analyse', id: game.id })}>
          <Icon name="analyse" />
          {t('nav-analyse')}
        </a>
      )}
      <button
        type="button"
        class="quiet"
        aria-label={t('export-game', what)}
        onClick={() => download(recordFileName(game.summary, new Date(game.touched)), game.record)}
      >
        <Icon name="export" />
        {t('export')}
      </button>
      <button type="button" class="quiet" aria-label={t('delete-game', what)} onClick={() => removeGame(game)}>
        <Icon name="trash" />
        {t('delete')}
      </button>
    </>
  );
}

/** Deletes a game at once, and offers to bring it back. */
function removeGame(game: SavedGame): void {
  forget(game.id);
  tell(t('games-deleted', { name: scenarioName(game.summary.name) }), { label: t('bring-back'), run: () => put(game) });
  // The button that was pressed is gone with its game.
  document.querySelector<HTMLElement>('.screen-heading')?.focus();
}
