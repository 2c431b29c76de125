// Opens the game in a link that somebody has shared.

import { useEffect, useState } from 'preact/hooks';

import { go } from '../state/screen.js';
import { openRecord } from '../state/session.js';
import { unpack } from '../state/share.js';
import { isProblem, problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import { ScreenHeading } from './heading.js';

export function SharedScreen({ packed }: { packed: string }) {
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      const record = await unpack(packed);
      if (isWanted) go({ name: 'game', id: openRecord(record).id }, true);
    };
    setProblem(undefined);
    open().catch((reason: unknown) => isWanted && setProblem(reason));
    return () => {
      isWanted = false;
    };
  }, [packed]);

  if (problem === undefined) return <p class="narrow">{t('shared-opening')}</p>;
  return (
    <div class="narrow stack">
      <ScreenHeading>{t('shared-broken')}</ScreenHeading>
      <p>{isProblem(problem) ? problemText(problem) : t('shared-cut-off')}</p>
      <p>{t('shared-ask-again')}</p>
      <a class="button primary" href="#/">
        {t('to-the-start')}
      </a>
    </div>
  );
}
