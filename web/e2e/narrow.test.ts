// Nothing is cut off on a narrow phone, in any language, on any screen.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Stage } from './browser.ts';
import { SCREENS, twoGames } from './screens.ts';
import { QUICK, remembering } from './table.ts';

const LANGUAGES = ['en', 'de', 'fr', 'it', 'nl'];

let stage: Stage;
beforeAll(async () => void (stage = await Stage.start(['--disable-3d-apis'])));
afterAll(() => stage.stop());

/** What is cut off or sticks out, in a line each. */
async function cuts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const found: string[] = [];
    const tell = (what: string, element: Element, by: number) =>
      by > 1 &&
      found.push(
        `${what} by ${Math.round(by)}: ${element.outerHTML.slice(0, 90)} “${element.textContent?.slice(0, 40)}”`,
      );
    const style = (element: Element) => getComputedStyle(element);
    const isHidden = (element: Element) =>
      element.closest('.visually-hidden, .unseen, .square-text, .skip-link, [aria-hidden=true]') !== null;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(style(element).overflowX) || scrolls(element.parentElement));
    /** How wide a line of text would be in the font of an element. */
    const pen = document.createElement('canvas').getContext('2d');
    const lineWidth = (element: Element, text: string) => {
      if (!pen) return 0;
      pen.font = style(element).font;
      return pen.measureText(text).width;
    };
    const room = (element: HTMLElement) =>
      element.clientWidth - parseFloat(style(element).paddingLeft) - parseFloat(style(element).paddingRight);

    tell('the page scrolls sideways', document.documentElement, document.documentElement.scrollWidth - wide);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const box = element.getBoundingClientRect();
      // One pixel is for screen readers only.
      if (box.width <= 1 || isHidden(element) || element instanceof SVGElement) continue;
      if (element instanceof HTMLSelectElement)
        tell('choice', element, lineWidth(element, element.selectedOptions[0]?.text ?? '') - room(element));
      if (element instanceof HTMLInputElement && element.type === 'text')
        tell('placeholder', element, lineWidth(element, element.placeholder) - room(element));
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText) continue;
      if (!scrolls(element)) tell('beyond the screen', element, Math.max(box.right - wide, -box.left));
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = style(around);
        const edge = around.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX))
          tell('cut at the side', element, Math.max(box.right - edge.right, edge.left - box.left));
        if (/hidden|clip/.test(overflowY)) tell('cut below', element, box.bottom - edge.bottom);
      }
      const inline = style(element).display === 'inline';
      if (!inline && !/auto|scroll/.test(style(element).overflowX))
        tell('runs out of its box', element, element.scrollWidth - element.clientWidth);
    }
    return [...new Set(found)];
  });
}

test.each(LANGUAGES)(
  'no text is cut off at 360 pixels: %s',
  async (language) => {
    const options = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, leave } = await stage.visit({
      ...options,
      ...remembering(stage, { ...QUICK, language }, twoGames()),
    });
    const found: string[] = [];
    for (const [name, show] of SCREENS) {
      await show(page);
      found.push(...(await cuts(page)).map((line) => `${name}: ${line}`));
    }
    expect(found).toEqual([]);
    await leave();
  },
  240_000,
);
