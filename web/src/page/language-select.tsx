// The choice of language: each in its own words, so that everybody finds the own one.

import { change } from '../state/settings.js';
import { LANGUAGES, LANGUAGE_NAMES, language } from '../texts/texts.js';

export function LanguageSelect({ label }: { label?: string }) {
  return (
    <select
      class="input"
      value={language.value}
      {...(label && { 'aria-label': label })}
      onChange={(event) => change({ language: event.currentTarget.value })}
    >
      {LANGUAGES.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {LANGUAGE_NAMES[tag]}
        </option>
      ))}
    </select>
  );
}
