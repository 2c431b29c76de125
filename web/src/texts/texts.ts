// Every text of the page, in the language of the reader. The files web/texts/LANGUAGE/*.ftl hold them, one a room.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { signal } from '@preact/signals';

export const LANGUAGES = ['en', 'de', 'fr', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
};

const files = import.meta.glob<string>('../../texts/*/*.ftl', { query: '?raw', import: 'default' });

/** Rooms that are opened later bring their texts along: see `speakAbout`. */
const LATER = ['learn', 'rules', 'plans', 'solve', 'analyse'];
const opened = new Set<string>();

export const language = signal<Language>('en');
const bundle = signal(new FluentBundle('en', { useIsolating: false }));

/** The language to begin with: the user's choice, or the first one the browser wishes that there is. */
export function preferred(chosen: string, wishes: readonly string[]): Language {
  const wanted = chosen ? [chosen] : [...wishes];
  const found = negotiateLanguages(wanted, [...LANGUAGES], { defaultLocale: 'en', strategy: 'lookup' });
  return (found[0] ?? 'en') as Language;
}

let wantedLast: Language | undefined;

export async function speak(wanted: Language): Promise<void> {
  wantedLast = wanted;
  const isWanted = (path: string) => LATER.every((room) => opened.has(room) || !path.endsWith(`/${room}.ftl`));
  const ofLanguage = Object.entries(files).filter(([path]) => path.includes(`/texts/${wanted}/`) && isWanted(path));
  const texts = await Promise.all(ofLanguage.map(([, load]) => load()));
  // Somebody who changes the language twice in a moment gets the second.
  if (wantedLast !== wanted) return;
  bundle.value = makeBundle(wanted, texts);
  language.value = wanted;
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

/** Loads the texts of rooms that are opened only now, in this language and in those chosen later. */
export async function speakAbout(...rooms: readonly string[]): Promise<void> {
  rooms.forEach((room) => opened.add(room));
  await speak(wantedLast ?? language.peek());
}

export function makeBundle(of: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(of, { useIsolating: false });
  texts.forEach((text) => made.addResource(new FluentResource(text)));
  return made;
}

/** The text with this name. A missing one shows its name, and a test sees to it that there is none. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.value.getMessage(id)?.value;
  return pattern ? bundle.value.formatPattern(pattern, args ?? null) : id;
}
