// What can be set once and for all. Every change takes effect and is kept at once.

import type { ComponentChildren } from 'preact';

import { change, settings } from '../state/settings.js';
import type { Settings, Theme } from '../state/settings.js';
import { version } from '../rules.js';
import { t } from '../texts/texts.js';
import { ScreenHeading } from './heading.js';
import { LanguageSelect } from './language-select.js';
import { play } from './sounds.js';
import './settings.css';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const SECONDS = [1, 2, 3, 5, 10, 20, 30, 60];

/** The settings that are on or off, in the order they are shown. */
type Switch = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

const LOOKS: readonly Switch[] = ['patterns', 'cage', 'lessMotion'];
const PLAY: readonly Switch[] = ['confirm', 'sounds'];

export function SettingsScreen() {
  return (
    <div class="narrow">
      <ScreenHeading>{t('nav-settings')}</ScreenHeading>
      <SettingsPanel />
      <p class="faint">{t('settings-version', { version: version() })}</p>
    </div>
  );
}

/** The same in a dialog over a game. */
export function SettingsPanel() {
  return (
    <div class="settings">
      <Group title={t('settings-page')}>
        <label class="setting">
          <span class="setting-name">{t('language')}</span>
          <LanguageSelect />
        </label>
        <ThemeChoice />
        {LOOKS.map((name) => (
          <SwitchRow key={name} name={name} />
        ))}
      </Group>
      <Group title={t('settings-playing')}>
        {PLAY.map((name) => (
          <SwitchRow key={name} name={name} />
        ))}
        <SecondsChoice />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset class="settings-group card">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function SwitchRow({ name }: { name: Switch }) {
  const about = `settings-${name}-about`;
  const set = (isOn: boolean) => {
    change({ [name]: isOn });
    if (name === 'sounds') play('placed');
  };
  return (
    <div class="setting">
      <label class="setting-name" for={`settings-${name}`}>
        {t(`settings-${name}`)}
      </label>
      <input
        id={`settings-${name}`}
        class="switch"
        type="checkbox"
        checked={settings.value[name]}
        aria-describedby={about}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      <p id={about} class="setting-about">
        {t(about)}
      </p>
    </div>
  );
}

function ThemeChoice() {
  return (
    <div class="setting" role="radiogroup" aria-labelledby="settings-theme">
      <span class="setting-name" id="settings-theme">
        {t('settings-theme')}
      </span>
      <div class="segments">
        {THEMES.map((theme) => (
          <label key={theme} class="segment">
            <input
              type="radio"
              name="theme"
              checked={settings.value.theme === theme}
              onChange={() => change({ theme })}
            />
            <span>{t(`settings-theme-${theme}`)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function SecondsChoice() {
  const { seconds } = settings.value;
  const offered = SECONDS.includes(seconds) ? SECONDS : [...SECONDS, seconds].toSorted((one, other) => one - other);
  return (
    <div class="setting">
      <label class="setting-name" for="settings-seconds">
        {t('settings-seconds')}
      </label>
      <select
        id="settings-seconds"
        class="input"
        value={seconds}
        aria-describedby="settings-seconds-about"
        onChange={(event) => change({ seconds: Number(event.currentTarget.value) })}
      >
        {offered.map((count) => (
          <option key={count} value={count}>
            {t('seconds', { count })}
          </option>
        ))}
      </select>
      <p id="settings-seconds-about" class="setting-about">
        {t('settings-seconds-about')}
      </p>
    </div>
  );
}
