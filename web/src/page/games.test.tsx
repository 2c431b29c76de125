import { beforeEach, describe, expect, it } from 'vitest';

import { loadLibrary, savedGames } from '../state/library.js';
import { leave, openRecord, session } from '../state/session.js';
import { button, doing, find, finishedRecord, show } from '../testing/page.js';
import { recordFileName } from './download.js';
import { GamesScreen } from './games.js';
import { Toasts } from './toast.js';

beforeEach(() => {
  localStorage.clear();
  loadLibrary();
});

function keep(changes: Parameters<typeof finishedRecord>[0]): void {
  leave(openRecord(finishedRecord(changes)).id);
  expect(session.peek()).toBeUndefined();
}

describe('the list of games', () => {
  it('says who played and who won', async () => {
    keep({ names: ['Ada', 'Ben'] });
    await show(<GamesScreen />);
    const { points, winners } = savedGames.value[0]!.summary;
    const text = find('.game-card').textContent;
    expect(text).toContain(`Ada (${points[0]}) and Ben (${points[1]})`);
    expect(text).toContain(winners.length === 1 ? `${['Ada', 'Ben'][winners[0] ?? 0]} won` : 'A shared win');
  });

  it('draws the plan of a game, also one of one’s own', async () => {
    const own = ['id = "shed"', 'name = "Shed"', 'plan = ["###", "###"]', '[[players]]', 'count = 2', 'height = 3'];
    const written = own.map((line) => `| ${line}`).join('\n');
    leave(openRecord(`Rumis record 1\nScenario:\n${written}\nPlayers: 2\n`).id);
    await show(<GamesScreen />);
    expect(find('.game-card').textContent).toContain('Shed');
    expect(document.querySelectorAll('.game-card .plan-ground')).toHaveLength(6);
  });

  it('says of a position that was set up', async () => {
    leave(openRecord('Rumis record 1\nScenario: chullpa\nPlayers: 2\nStones: red a1.1,a2.1\nTurn: blue\n').id);
    await show(<GamesScreen />);
    expect(find('.game-card').textContent).toContain('Set up by hand · 0 moves');
  });

  it('forgets a game, and brings it back as it was', async () => {
    keep({ names: ['Ada', 'Ben'] });
    const [before] = savedGames.value;
    await show([<GamesScreen />, <Toasts />]);
    await doing(() => button('Delete').click());
    expect(savedGames.value).toEqual([]);
    expect(document.querySelector('.game-card')).toBeNull();
    await doing(() => button('Bring it back').click());
    loadLibrary();
    expect(savedGames.value).toEqual([before]);
  });
});

describe('the file of a record', () => {
  it('has a name that every disk takes', () => {
    const day = new Date(Date.UTC(2026, 10, 15));
    expect(recordFileName({ scenario: 'pisac', names: ['Ada / Bo', ''] }, day)).toBe('pisac-Ada-Bo-2026-11-15.rumis');
    expect(recordFileName({ scenario: 'pisac', names: ['x'.repeat(200)] }, day).length).toBeLessThan(100);
  });
});
