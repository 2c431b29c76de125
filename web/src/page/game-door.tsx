// Opens the game that the address names, and leaves it when another screen is shown.

import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

import { find } from '../state/library.js';
import { leave, reopen, session } from '../state/session.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import { download } from './download.js';
import { GameScreen } from './game/game-screen.js';
import { ScreenHeading, focusHeading } from './heading.js';

export function GameDoor({ id }: { id: string }) {
  const [trouble, setTrouble] = useState<{ problem?: unknown }>();
  useLayoutEffect(() => {
    try {
      setTrouble(reopen(id) ? undefined : {});
    } catch (problem) {
      setTrouble({ problem });
    }
    return () => leave(id);
  }, [id]);

  const open = session.value;
  const isOpen = open?.id === id;
  useEffect(() => {
    if (isOpen) focusHeading(document.querySelector('h1'));
  }, [isOpen]);
  if (isOpen) return <GameScreen key={id} session={open} />;
  return trouble ? <NoGame id={id} problem={trouble.problem} /> : null;
}

/** The game is not there, or cannot be read: then its text can still be saved. */
function NoGame({ id, problem }: { id: string; problem?: unknown }) {
  const record = find(id)?.record;
  return (
    <main id="main" tabIndex={-1} class="narrow stack">
      <ScreenHeading>{t('game-not-opened')}</ScreenHeading>
      <p>{problem === undefined ? t('game-not-here') : problemText(problem)}</p>
      <div class="row">
        <a class="button primary" href="#/games">
          {t('nav-games')}
        </a>
        {record !== undefined && (
          <button type="button" onClick={() => download(`${id}.rumis`, record)}>
            {t('export')}
          </button>
        )}
      </div>
    </main>
  );
}
