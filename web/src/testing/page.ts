// For tests: components in a document, in English, with the rules loaded.

import { render } from 'preact';
import type { ComponentChild } from 'preact';
import { act } from 'preact/test-utils';

import { speak } from '../texts/texts.js';

export { finishedRecord } from './rules.js';

await speak('en');

/** Draws a component into an empty page. */
export async function show(what: ComponentChild): Promise<HTMLElement> {
  document.body.replaceChildren();
  const place = document.createElement('div');
  document.body.append(place);
  await act(() => render(what, place));
  return place;
}

/** Does something, and waits until the page has followed. */
export async function doing(what: () => unknown): Promise<void> {
  await act(async () => {
    await what();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** The first element that a selector finds; the test fails if there is none. */
export function find<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
}

/** The button with this text. */
export function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(text));
  if (!found) throw new Error(`no button says ${text}`);
  return found;
}

export async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await doing(() => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
