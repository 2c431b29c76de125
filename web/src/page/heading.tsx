// The heading of a screen. A change of screen moves the focus here, so that reading goes on where the eye is.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** True once a screen has been shown: the first one leaves the focus where the browser puts it. */
let hasShown = false;

export function focusHeading(heading: HTMLElement | null): void {
  scrollTo(0, 0);
  if (heading && hasShown) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  hasShown = true;
}

export function ScreenHeading({ children }: { children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusHeading(heading.current), []);
  return (
    <h1 ref={heading} tabIndex={-1} class="screen-heading">
      {children}
    </h1>
  );
}
