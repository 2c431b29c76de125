// A screen whose code and texts are loaded when it is opened.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { speakAbout, t } from '../texts/texts.js';
import { ScreenHeading } from './heading.js';

interface Props<P> {
  /** The rooms whose texts it needs. */
  texts: readonly string[];
  load(): Promise<ComponentType<P>>;
}

export function Later<P extends object>({ texts, load, ...props }: Props<P> & P) {
  const [Screen, setScreen] = useState<ComponentType<P>>();
  const [failed, setFailed] = useState(false);
  const open = async () => {
    setFailed(false);
    try {
      const [loaded] = await Promise.all([load(), speakAbout(...texts)]);
      setScreen(() => loaded);
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => void open(), []);

  if (Screen) return <Screen {...(props as unknown as P)} />;
  if (!failed) return <p class="narrow">{t('later-loading')}</p>;
  return (
    <div class="narrow stack">
      <ScreenHeading>{t('later-failed')}</ScreenHeading>
      <p>{t('later-failed-why')}</p>
      <button type="button" class="primary" onClick={() => void open()}>
        {t('try-again')}
      </button>
    </div>
  );
}
