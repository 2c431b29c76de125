// The page: its head, the screen that is shown, and what is said over it.

import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { PatternDefs } from '../pictures/patterns.js';
import '../pictures/pictures.css';
import { addressOf, screen } from '../state/screen.js';
import type { Screen } from '../state/screen.js';
import { session } from '../state/session.js';
import { storageFails } from '../state/storage.js';
import { t } from '../texts/texts.js';
import { announcement } from './announce.js';
import { GameDoor } from './game-door.js';
import { GamesScreen } from './games.js';
import { Header } from './header.js';
import { HelpScreen } from './help.js';
import { HomeScreen } from './home.js';
import { Later } from './later.js';
import { NewGameScreen } from './new-game/new-game.js';
import { Panels, closePanel } from './panels.js';
import { SettingsScreen } from './settings.js';
import { SharedScreen } from './shared.js';
import { Toasts, dismissAll } from './toast.js';
import './app.css';

export function App() {
  const shown = screen.value;
  const address = addressOf(shown);
  useSignalEffect(() => {
    document.title = titleOf(screen.value);
  });
  useEffect(() => {
    dismissAll();
    closePanel();
  }, [address]);
  return (
    <div class="app" data-screen={shown.name}>
      <SkipLink />
      <Header />
      {storageFails.value && (
        <p class="note problem" role="alert">
          {t('storage-fails')}
        </p>
      )}
      <Shown key={address} shown={shown} />
      <Panels />
      <Toasts />
      <p class="visually-hidden" role="status" aria-live="polite">
        {announcement.value}
      </p>
      <PatternDefs />
    </div>
  );
}

function Shown({ shown }: { shown: Screen }) {
  // The game brings its own main part.
  if (shown.name === 'game') return <GameDoor id={shown.id} />;
  if (shown.name === 'solve')
    return (
      <Later texts={['solve']} load={async () => (await import('../solve/screen.js')).openSolve()} what={shown.what} />
    );
  return (
    <main id="main" tabIndex={-1}>
      {screenOf(shown)}
    </main>
  );
}

function screenOf(shown: Exclude<Screen, { name: 'game' | 'solve' }>) {
  switch (shown.name) {
    case 'home':
      return <HomeScreen />;
    case 'new':
      return <NewGameScreen />;
    case 'games':
      return <GamesScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'help':
      return <HelpScreen />;
    case 'plans':
    case 'plan':
      return (
        <Later
          key="plans"
          texts={['plans']}
          load={async () => (await import('../plans/screen.js')).default}
          shown={shown}
        />
      );
    case 'learn':
      return (
        <Later
          key="learn"
          texts={['learn']}
          load={async () => (await import('../learn/screen.js')).LearnScreen}
          step={shown.step}
        />
      );
    case 'rules':
      return (
        <Later
          key="rules"
          texts={['rules']}
          load={async () => (await import('../learn/rules/screen.js')).RulesScreen}
        />
      );
    case 'analyse':
      return (
        <Later
          key="analyse"
          texts={['analyse']}
          load={async () => (await import('../analyse/screen.js')).AnalyseScreen}
          id={shown.id}
        />
      );
    case 'shared':
      return <SharedScreen packed={shown.packed} />;
  }
}

/** Addresses after # are screens here, so that the usual link to a place on the page would leave it. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function SkipLink() {
  return (
    <a class="skip-link" href="#main" onClick={skip}>
      {t('skip-to-content')}
    </a>
  );
}

function titleOf(shown: Screen): string {
  if (shown.name === 'home') return t('home-title');
  if (shown.name === 'game') return title(session.value?.game.plan.name ?? t('nav-games'));
  if (shown.name === 'plan') return title(t('nav-plans'));
  return title(shown.name === 'shared' ? t('nav-games') : t(`nav-${shown.name}`));
}

function title(of: string): string {
  return `${of} · Rumis`;
}
