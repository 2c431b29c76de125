// Which screen is shown. The address after # says it, so that going back in the browser works.

import { signal } from '@preact/signals';

export type Screen =
  | { name: 'home' }
  | { name: 'new' }
  | { name: 'games' }
  | { name: 'settings' }
  | { name: 'help' }
  | { name: 'learn'; step: string }
  | { name: 'rules' }
  | { name: 'solve'; what: string }
  | { name: 'game'; id: string }
  | { name: 'plans'; packed?: string }
  | { name: 'plan'; id: string }
  | { name: 'analyse'; id: string }
  | { name: 'shared'; packed: string };

export const screen = signal<Screen>({ name: 'home' });

export function screenOf(hash: string): Screen {
  const path = hash.replace(/^#\/?/, '');
  if (path.startsWith('g=')) return { name: 'shared', packed: path.slice(2) };
  const [name, id] = path.split('/');
  if ((name === 'game' || name === 'plan') && id) return { name, id };
  if (name === 'plans') return id ? { name, packed: id } : { name };
  if (name === 'solve') return { name, what: id ?? '' };
  if (name === 'analyse') return { name, id: id ?? '' };
  if (name === 'learn') return { name, step: id ?? '' };
  if (name === 'new' || name === 'games' || name === 'settings' || name === 'help' || name === 'rules') return { name };
  return { name: 'home' };
}

export function addressOf(shown: Screen): string {
  if (shown.name === 'shared') return `#g=${shown.packed}`;
  if (shown.name === 'game' || shown.name === 'plan') return `#/${shown.name}/${shown.id}`;
  if (shown.name === 'plans' && shown.packed) return `#/plans/${shown.packed}`;
  if (shown.name === 'learn' && shown.step) return `#/learn/${shown.step}`;
  if (shown.name === 'solve') return shown.what ? `#/solve/${shown.what}` : '#/solve';
  if (shown.name === 'analyse') return `#/analyse/${shown.id}`;
  return shown.name === 'home' ? '#/' : `#/${shown.name}`;
}

/** Shows a screen; `instead` leaves no way back to the one before. */
export function go(shown: Screen, instead = false): void {
  const address = addressOf(shown);
  if (instead) history.replaceState(null, '', address);
  else if (location.hash !== address) history.pushState(null, '', address);
  screen.value = shown;
}

/** Follows the address from now on. */
export function followAddress(): void {
  const follow = () => {
    screen.value = screenOf(location.hash);
  };
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);
  follow();
}
