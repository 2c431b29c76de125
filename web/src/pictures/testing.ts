/** For tests: draws a component into the document. */

import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach } from 'vitest';

const roots: HTMLElement[] = [];

/** The element that holds the drawing; drawing into it again updates it. */
export function draw(what: ComponentChild, into?: HTMLElement): HTMLElement {
  const root = into ?? document.body.appendChild(document.createElement('div'));
  if (!into) roots.push(root);
  void act(() => render(what, root));
  return root;
}

afterEach(() => {
  for (const root of roots.splice(0)) {
    render(null, root);
    root.remove();
  }
});
