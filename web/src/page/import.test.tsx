import { beforeEach, describe, expect, it, vi } from 'vitest';

import { loadLibrary, savedGames } from '../state/library.js';
import { screen } from '../state/screen.js';
import { leave, session } from '../state/session.js';
import { button, doing, find, finishedRecord, show, type } from '../testing/page.js';
import { ImportDialog } from './import.js';

const closed = vi.fn<() => void>();

async function importText(text: string): Promise<void> {
  await show(<ImportDialog onClose={closed} />);
  await type(find<HTMLTextAreaElement>('textarea'), text);
  await doing(() => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
}

beforeEach(() => {
  closed.mockClear();
  leave(session.peek()?.id ?? '');
  localStorage.clear();
  loadLibrary();
});

describe('a pasted record', () => {
  it('opens its game and keeps it', async () => {
    await importText(finishedRecord());
    expect(savedGames.value).toHaveLength(1);
    expect(screen.value).toEqual({ name: 'game', id: savedGames.value[0]?.id });
    expect(closed).toHaveBeenCalled();
  });

  it('that is there already is not kept twice', async () => {
    await importText(finishedRecord());
    await importText(finishedRecord());
    expect(savedGames.value).toHaveLength(1);
  });

  it('that is broken says where and why, and nothing is lost', async () => {
    const broken = finishedRecord().replace('a1.1', 'a1.9');
    await importText(broken);
    expect(find('[role=alert]').textContent).toBe('Look at move 1. These cubes do not form one of the eleven stones.');
    expect(find<HTMLTextAreaElement>('textarea').value).toBe(broken);
    expect(savedGames.value).toHaveLength(0);
    expect(closed).not.toHaveBeenCalled();
  });

  it('can only be opened once there is a text', async () => {
    await show(<ImportDialog onClose={closed} />);
    expect(button('Open the game').disabled).toBe(true);
  });
});
