// The head of every screen: the name, the ways to the others, the language.

import { Icon } from '../pictures/turning.js';
import { addressOf, screen } from '../state/screen.js';
import { t } from '../texts/texts.js';
import { LanguageSelect } from './language-select.js';
import { openPanel } from './panels.js';

const PLACES = ['new', 'games', 'solve', 'help', 'settings'] as const;
const ICONS = { new: 'play', games: 'menu', solve: 'cube', help: 'help', settings: 'settings' } as const;

export function Header() {
  return (
    <header class="page-head">
      <a class="brand" href="#/" aria-label={t('nav-home')}>
        <Mark />
        Rumis
      </a>
      <nav aria-label={t('nav-label')}>
        <ul>
          {PLACES.map((place) => (
            <li key={place}>
              <Place place={place} />
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSelect label={t('language')} />
    </header>
  );
}

function Place({ place }: { place: (typeof PLACES)[number] }) {
  const current = screen.value.name;
  // A game or puzzle stays where it is: settings and help come over it.
  const follow = (event: MouseEvent) => {
    if ((current !== 'game' && current !== 'solve') || (place !== 'help' && place !== 'settings')) return;
    event.preventDefault();
    openPanel(place);
  };
  return (
    <a
      href={addressOf(place === 'solve' ? { name: place, what: '' } : { name: place })}
      title={t(`nav-${place}`)}
      onClick={follow}
      {...(current === place && { 'aria-current': 'page' })}
    >
      <Icon name={ICONS[place]} />
      <span>{t(`nav-${place}`)}</span>
    </a>
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
