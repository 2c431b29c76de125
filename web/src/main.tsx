// Where the page begins: settings, texts, rules and kept games are loaded, then it is drawn.

import { effect } from '@preact/signals';
import { render } from 'preact';
import { registerSW } from 'virtual:pwa-register';

import { App } from './page/app.js';
import { Failure } from './page/failure.js';
import './page/theme.css';
import './page/controls.css';
import { loadRules } from './rules.js';
import { loadLibrary } from './state/library.js';
import { loadOwnPlans } from './state/own-plans.js';
import { followAddress } from './state/screen.js';
import { isDark, keepSettings, settings, systemIsDark } from './state/settings.js';
import { preferred, speak } from './texts/texts.js';

const place = document.getElementById('app') ?? document.body;
const wantedLanguage = () => preferred(settings.value.language, navigator.languages);

async function start(): Promise<void> {
  keepSettings();
  followLooks();
  try {
    await Promise.all([loadRules(), speak(wantedLanguage())]);
  } catch (reason) {
    console.error(reason);
    render(<Failure kind="unloaded" />, place);
    return;
  }
  effect(() => void speak(wantedLanguage()));
  loadLibrary();
  loadOwnPlans();
  // What another window of this browser keeps or forgets.
  addEventListener('storage', loadLibrary);
  addEventListener('storage', loadOwnPlans);
  followAddress();
  render(<App />, place);
  watchForErrors();
  // From now on the page also opens without a connection.
  registerSW();
}

/** Light or dark, and how much may move, as the style sheets ask for it. */
function followLooks(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', () => {
    systemIsDark.value = system.matches;
  });
  effect(() => {
    const { dataset, classList } = document.documentElement;
    dataset['theme'] = isDark() ? 'dark' : 'light';
    classList.toggle('less-motion', settings.value.lessMotion);
  });
}

function tellOfError(): void {
  render(<Failure kind="broken" onGoOn={() => render(<App />, place)} />, place);
}

/** An error that nobody has caught is told in words, with a way out. */
function watchForErrors(): void {
  addEventListener('error', ({ error, message }) => {
    // Browsers report a layout that takes two rounds as an error; it is none.
    if (error !== null || !message.startsWith('ResizeObserver')) tellOfError();
  });
  addEventListener('unhandledrejection', tellOfError);
}

void start();
