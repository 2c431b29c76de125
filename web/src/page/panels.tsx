// Settings and help over a running game, so that nobody has to leave it for them.

import { signal } from '@preact/signals';

import { t } from '../texts/texts.js';
import { Dialog } from './dialog.js';
import { HelpPanel } from './help.js';
import { SettingsPanel } from './settings.js';

export type Panel = 'settings' | 'help';

const open = signal<Panel | undefined>(undefined);

export function openPanel(panel: Panel): void {
  open.value = panel;
}

export function closePanel(): void {
  open.value = undefined;
}

export function Panels() {
  const panel = open.value;
  if (panel === undefined) return null;
  return (
    <Dialog title={t(`nav-${panel}`)} onClose={closePanel}>
      {panel === 'settings' ? <SettingsPanel /> : <HelpPanel />}
    </Dialog>
  );
}
