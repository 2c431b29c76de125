// A room of the page that is loaded, with its texts, when somebody opens it.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { speakAbout } from '../texts/texts.js';
import { Failure } from './failure.js';

interface Props<Shown> {
  /** The name of its file of texts. */
  room: string;
  load(): Promise<{ default: ComponentType<{ shown: Shown }> }>;
  shown: Shown;
}

export function Later<Shown>({ room, load, shown }: Props<Shown>) {
  const [opened, setOpened] = useState<{ Room: ComponentType<{ shown: Shown }> }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const open = async () => {
      const [{ default: Room }] = await Promise.all([load(), speakAbout(room)]);
      setOpened({ Room });
    };
    open().catch(() => setFailed(true));
  }, [room]);
  if (hasFailed) return <Failure kind="unloaded" />;
  return opened ? <opened.Room shown={shown} /> : null;
}
