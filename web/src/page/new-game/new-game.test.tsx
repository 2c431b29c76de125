import { beforeEach, describe, expect, it } from 'vitest';

import { loadLibrary, savedGames } from '../../state/library.js';
import { leave, session } from '../../state/session.js';
import { button, doing, find, show } from '../../testing/page.js';
import { NewGameScreen, startFirstGame } from './new-game.js';

function box(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent?.includes(label));
  const input = found?.querySelector('input');
  if (!input) throw new Error(`nothing to tick is called ${label}`);
  return input;
}

function submit(): Promise<void> {
  return doing(() => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
}

beforeEach(() => {
  leave(session.peek()?.id ?? '');
  localStorage.clear();
  loadLibrary();
});

describe('the screen for a new game', () => {
  it('says why a variant does not fit', async () => {
    await show(<NewGameScreen />);
    expect(box('Rebuild').disabled).toBe(true);
    expect(find('#variant-rebuild-about').textContent).toContain('Colca');
    await doing(() => box('Colca').click());
    expect(box('Rebuild').disabled).toBe(false);
  });

  it('begins what was chosen, and remembers it', async () => {
    await show(<NewGameScreen />);
    await doing(() => box('Pisac').click());
    await doing(() => box('Inverse').click());
    await submit();
    expect(session.value?.game.plan).toMatchObject({ scenario: 'pisac', variants: ['inverse'] });
    expect(savedGames.value[0]?.summary.name).toBe('Pisac');
    await show(<NewGameScreen />);
    expect(box('Pisac').checked).toBe(true);
  });

  it('waits for the second scenario of a series', async () => {
    await show(<NewGameScreen />);
    await doing(() => box('Play a series').click());
    expect(button('Start the game').disabled).toBe(true);
    expect(find('[role=status]').textContent).toContain('at least two scenarios');
    await doing(() => box('Tambo').click());
    await submit();
    expect(session.value?.series?.scenarios).toEqual(['chullpa', 'tambo']);
  });
});

it('one click begins Chullpa against level 3', () => {
  startFirstGame();
  expect(session.value?.game.plan.name).toBe('Chullpa');
  expect(session.value?.game.seats).toEqual(['human', 'level3']);
});
