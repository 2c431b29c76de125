// Gives a game away as a link.

import { useState } from 'preact/hooks';

import { Icon } from '../pictures/turning.js';
import { pack } from '../state/share.js';
import { addressOf } from '../state/screen.js';
import type { Session } from '../state/session.js';
import { t } from '../texts/texts.js';
import { Dialog } from './dialog.js';
import { tell } from './toast.js';

/** A link that holds the whole game. */
export async function linkTo(record: string): Promise<string> {
  const page = location.href.replace(/#.*$/, '');
  return page + addressOf({ name: 'shared', packed: await pack(record) });
}

/** Shares the game as it stands at the click. */
export function ShareButton({ session }: { session: Session }) {
  const [link, setLink] = useState<string>();
  const share = async () => {
    const made = await linkTo(session.game.record);
    if (!(await handOver(made))) setLink(made);
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        <Icon name="share" />
        {t('share')}
      </button>
      {link && (
        <Dialog title={t('share-title')} onClose={() => setLink(undefined)}>
          <label class="field">
            <span>{t('share-copy-this')}</span>
            <textarea class="input" readOnly rows={5} value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        </Dialog>
      )}
    </>
  );
}

/** Shares or copies the link; false if the browser lets us do neither. */
async function handOver(link: string): Promise<boolean> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title: 'Rumis', url: link });
      return true;
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return true;
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    tell(t('share-copied'));
    return true;
  } catch {
    return false;
  }
}
