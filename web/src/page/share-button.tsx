// Gives things away as links.

import { useState } from 'preact/hooks';

import { Icon } from '../pictures/turning.js';
import { pack } from '../state/share.js';
import { addressOf } from '../state/screen.js';
import type { Screen } from '../state/screen.js';
import type { Session } from '../state/session.js';
import { t } from '../texts/texts.js';
import { Dialog } from './dialog.js';
import { tell } from './toast.js';

/** A link that holds the whole game. */
export async function linkTo(record: string): Promise<string> {
  return linkToScreen({ name: 'shared', packed: await pack(record) });
}

export function linkToScreen(shown: Screen): string {
  return location.href.replace(/#.*$/, '') + addressOf(shown);
}

/** Shares the game as it stands at the click. */
export function ShareButton({ session }: { session: Session }) {
  const words = { title: t('share-title'), copied: t('share-copied'), copyThis: t('share-copy-this') };
  return <LinkButton link={() => linkTo(session.game.record)} words={words} />;
}

interface LinkButtonProps {
  /** The link as it should be at the click. */
  link(): Promise<string>;
  words: { title: string; copied: string; copyThis: string };
}

/** Gives a link away: to another app, to the clipboard, or to be copied by hand. */
export function LinkButton({ link, words }: LinkButtonProps) {
  const [shown, setShown] = useState<string>();
  const share = async () => {
    const made = await link();
    if (!(await handOver(made, words.copied))) setShown(made);
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        <Icon name="share" />
        {t('share')}
      </button>
      {shown && (
        <Dialog title={words.title} onClose={() => setShown(undefined)}>
          <label class="field">
            <span>{words.copyThis}</span>
            <textarea class="input" readOnly rows={5} value={shown} onFocus={(event) => event.currentTarget.select()} />
          </label>
        </Dialog>
      )}
    </>
  );
}

/** Shares or copies the link; false if the browser lets us do neither. */
async function handOver(link: string, copied: string): Promise<boolean> {
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
    tell(copied);
    return true;
  } catch {
    return false;
  }
}
