// Fluent drops a message it cannot read and shows a wrong one as it is, both without a word. These tests speak up.
// @vitest-environment node -- it may read the Rust sources, which lie outside the page's folder

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { describe, expect, it, test } from 'vitest';
import { STEP_NAMES } from '../learn/steps.js';
import { LANGUAGES, preferred } from './texts.js';

const files = import.meta.glob<string>('../../texts/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const binding = import.meta.glob<string>('../../../crates/rumis-wasm*/src/*.rs', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const page = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const scenarios = Object.keys(import.meta.glob('../../../scenarios/*.toml', { query: '?raw' }));

const bundles = new Map(LANGUAGES.map((language) => [language, load(language)]));
const english = bundles.get('en')!;

/** A message as far as translations must agree: what it refers to, and the values it tells apart. */
interface Needs {
  references: Set<string>;
  variables: Map<string, Set<string>>;
}

interface Texts {
  bundle: FluentBundle;
  errors: Error[];
  needs: Map<string, Needs>;
}

function sources(language: string): [path: string, text: string][] {
  return Object.entries(files).filter(([path]) => path.includes(`/texts/${language}/`));
}

function load(language: string): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const needs = new Map<string, Needs>();
  const errors = sources(language).flatMap(([, text]) => {
    const resource = new FluentResource(text);
    resource.body.forEach((entry) => needs.set(entry.id, needsOf(entry)));
    return bundle.addResource(resource);
  });
  return { bundle, errors, needs };
}

function needsOf(entry: unknown): Needs {
  const needs: Needs = { references: new Set(), variables: new Map() };
  walk(entry, (node) => {
    if (node['type'] === 'mesg') needs.references.add(String(node['name']));
    if (node['type'] === 'term') needs.references.add(`-${String(node['name'])}`);
    if (node['type'] === 'var') valuesOf(needs, String(node['name']));
    if (node['type'] === 'select') keepValues(needs, node);
  });
  return needs;
}

/** The values that a selection tells apart; those of plurals are left out, because languages differ in them. */
function keepValues(needs: Needs, select: Record<string, unknown>): void {
  const { selector, variants } = select as {
    selector: { type: string; name?: string };
    variants: { key: { value: string | number } }[];
  };
  if (selector.type !== 'var') return;
  const values = valuesOf(needs, String(selector.name));
  const plurals = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const keys = variants.map(({ key }) => String(key.value)).filter((key) => !plurals.includes(key));
  keys.forEach((key) => values.add(key));
}

function valuesOf(needs: Needs, variable: string): Set<string> {
  const values = needs.variables.get(variable) ?? new Set();
  needs.variables.set(variable, values);
  return values;
}

function walk(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node as Record<string, unknown>);
  Object.values(node).forEach((child) => walk(child, visit));
}

/** Its variables and those of what it refers to, each with the values told apart. */
function variables(texts: Texts, id: string): Record<string, string[]> {
  const own = texts.needs.get(id);
  const found: Record<string, string[]> = {};
  for (const reference of own?.references ?? []) Object.assign(found, variables(texts, reference));
  for (const [name, values] of own?.variables ?? []) found[name] = [...values].toSorted();
  return found;
}

/** Every choice of values that a message tells apart. A number stands for what it only shows: it suits every function. */
function samples(of: Record<string, string[]>): Record<string, FluentVariable>[] {
  return Object.entries(of).reduce<Record<string, FluentVariable>[]>(
    (chosen, [name, values]) => chosen.flatMap((args) => [3, ...values].map((value) => ({ ...args, [name]: value }))),
    [{}],
  );
}

function failure({ bundle }: Texts, id: string, args: Record<string, FluentVariable>): string[] {
  if (id.startsWith('-')) return [];
  const errors: Error[] = [];
  const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args, errors);
  return text.trim() && !errors.length ? [] : [`${id} ${JSON.stringify(args)} → ${text} ${errors.join()}`];
}

function allVariables(texts: Texts, ids: string[]): Record<string, Record<string, string[]>> {
  return Object.fromEntries(ids.map((id) => [id, variables(texts, id)]));
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = bundles.get(language)!;
  const ids = [...texts.needs.keys()];

  it('are read without an error', () => {
    expect(texts.errors).toEqual([]);
    const lines = sources(language).flatMap(([, text]) => text.split('\n'));
    expect(lines.filter((line) => !/^(-?[a-z][\w-]* = ?| +\S|#|\}|$)/i.test(line))).toEqual([]);
    const written = lines.flatMap((line) => /^(-?[a-z][\w-]*) =/i.exec(line)?.[1] ?? []);
    expect(ids).toEqual(written);
  });

  it('are the same messages as in English', () => {
    expect(sources(language).map(([path]) => path.replace(`/${language}/`, '/en/'))).toEqual(
      sources('en').map(([path]) => path),
    );
    expect(ids.toSorted()).toEqual([...english.needs.keys()].toSorted());
  });

  it('speak of the same things as in English', () => {
    expect(allVariables(texts, ids)).toEqual(allVariables(english, ids));
  });

  it('say something, whatever they are told', () => {
    const failures = ids.flatMap((id) => samples(variables(texts, id)).flatMap((args) => failure(texts, id, args)));
    expect(failures).toEqual([]);
  });
});

describe('there are words', () => {
  const rust = Object.values(binding).join('\n');

  test('for every problem of the rules', () => {
    const codes = [...rust.matchAll(/"((?:illegal|move|rules|ruins|scenario|record)-[a-z-]+)"/g)].map(
      ([, code]) => code,
    );
    const others = [...rust.matchAll(/Problem::new\("([a-z-]+)"\)/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(60);
    expect([...codes, ...others].filter((code) => !english.needs.has(code!))).toEqual([]);
  });

  test('for everything the page says', () => {
    const spoken = Object.values(page).flatMap((source) => [
      ...source.matchAll(/\b(?:t\(\s*|code: )['"]([\w-]+)['"]/g),
    ]);
    expect(spoken.length).toBeGreaterThan(0);
    expect(spoken.map(([, id]) => id!).filter((id) => !english.needs.has(id))).toEqual([]);
  });

  test('for every colour, stone and variant', () => {
    const types = [...rust.matchAll(/export type (Colour|Stone|Variant)Name = (.*);/g)];
    const names = types.flatMap(([, kind, values]) =>
      [...values!.matchAll(/'([\w-]+)'/g)].map(([, name]) => `${kind!.toLowerCase()}-${name}`),
    );
    expect(names.length).toBe(6 + 11 + 4);
    expect(names.filter((name) => !english.needs.has(name))).toEqual([]);
  });

  test('for every reason of level 1', () => {
    const reasons = [...rust.matchAll(/"(why-[a-z-]+)"/g)].map(([, code]) => code!);
    expect(reasons.length).toBe(5);
    expect(reasons.filter((reason) => !english.needs.has(reason))).toEqual([]);
  });

  test('for every step of the tutorial', () => {
    const parts = ['title', 'about', 'task', 'wrong', 'done'];
    const needed = STEP_NAMES.flatMap((step) => parts.map((part) => `learn-${step}-${part}`));
    expect(needed.filter((name) => !english.needs.has(name))).toEqual([]);
  });

  test('for the meaning of every scenario', () => {
    const meanings = scenarios.map((path) => `scenario-${path.replace(/.*\/(.*)\.toml/, '$1')}-meaning`);
    expect(meanings.length).toBe(13);
    expect(meanings.filter((meaning) => !english.needs.has(meaning))).toEqual([]);
  });
});

test('the language is the one chosen, else the first of the wishes that there is, else English', () => {
  expect(preferred('it', ['de'])).toBe('it');
  expect(preferred('', ['pt-BR', 'fr-CA', 'de'])).toBe('fr');
  expect(preferred('', ['pt'])).toBe('en');
});
