// The head of every screen: the name, the ways to the others, the language.

import { useEffect, useRef, useState } from 'preact/hooks';

import { Icon } from '../pictures/turning.js';
import { addressOf, screen } from '../state/screen.js';
import type { Screen } from '../state/screen.js';
import { t } from '../texts/texts.js';
import { LanguageSelect } from './language-select.js';
import { openPanel } from './panels.js';

type PlaceName = 'new' | 'games' | 'learn' | 'solve' | 'analyse' | 'plans' | 'help' | 'settings';

/** Where there is little room these stand behind a button. */
const MORE: readonly PlaceName[] = ['learn', 'solve', 'analyse', 'plans'];

const ICONS = {
  new: 'play',
  games: 'menu',
  learn: 'learn',
  solve: 'cube',
  analyse: 'analyse',
  plans: 'draw',
  help: 'help',
  settings: 'settings',
} as const;

const SCREENS: Record<PlaceName, Screen> = {
  new: { name: 'new' },
  games: { name: 'games' },
  learn: { name: 'learn', step: '' },
  solve: { name: 'solve', what: '' },
  analyse: { name: 'analyse', id: '' },
  plans: { name: 'plans' },
  help: { name: 'help' },
  settings: { name: 'settings' },
};

/** Whoever is at something stays there: settings and help come over it. */
const STAYING: readonly Screen['name'][] = ['game', 'solve', 'analyse', 'learn', 'plan'];

export function Header() {
  return (
    <header class="page-head">
      <a class="brand" href="#/" aria-label={t('nav-home')}>
        <Mark />
        Rumis
      </a>
      <nav aria-label={t('nav-label')}>
        <ul>
          <Place place="new" />
          <Place place="games" />
          <More />
          <Place place="help" />
          <Place place="settings" />
        </ul>
      </nav>
      <LanguageSelect label={t('language')} />
    </header>
  );
}

/** A list among the others; on narrow screens it opens below its button. */
function More() {
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLLIElement>(null);
  const current = screen.value;
  useEffect(() => setOpen(false), [current]);
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (!part.current?.contains(event.target as Element)) setOpen(false);
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    part.current?.querySelector('button')?.focus();
  };
  return (
    <li class="nav-more" ref={part} onKeyDown={close}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="nav-more"
        title={t('nav-more')}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
        <span>{t('nav-more')}</span>
      </button>
      <ul id="nav-more" data-open={isOpen}>
        {MORE.map((place) => (
          <Place key={place} place={place} />
        ))}
      </ul>
    </li>
  );
}

function Place({ place }: { place: PlaceName }) {
  const current = screen.value;
  const follow = (event: MouseEvent) => {
    if (!STAYING.includes(current.name) || (place !== 'help' && place !== 'settings')) return;
    event.preventDefault();
    openPanel(place);
  };
  const isHere = current.name === place || (current.name === 'plan' && place === 'plans');
  return (
    <li>
      <a
        href={addressOf(SCREENS[place])}
        title={t(`nav-${place}`)}
        onClick={follow}
        {...(isHere && { 'aria-current': 'page' })}
      >
        <Icon name={ICONS[place]} />
        <span>{t(`nav-${place}`)}</span>
      </a>
    </li>
  );
}

/** Three steps of stone. */
function Mark() {
  return (
    <svg class="brand-mark" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" focusable="false">
      <path d="M2 21V15H8V9H14V3H22V21Z" fill="currentColor" />
      <path d="M8 15H22M14 9H22M8 15V21M14 9V21" fill="none" stroke="var(--wood)" stroke-width="1.2" />
    </svg>
  );
}
