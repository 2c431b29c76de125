/** The icons of the page: own line drawings in the colour of the text. */

import type { JSX } from 'preact';

/**
 * The ways to turn a stone by a quarter, as the viewer has it: tipping it over to one of four sides, or spinning it on
 * the table, clockwise as seen from above.
 */
export type Turning = 'left' | 'right' | 'towards' | 'away' | 'clockwise' | 'anticlockwise';

export type IconName = keyof typeof ICONS;

// Sideways a cube tips over its lower edge towards a dashed one; otherwise an arrow goes round it.
const TIP_LEFT = 'M13 11.5h7.5V19H13zM16.8 8A7 7 0 0 0 5.6 13.2M3.4 10.4l2.2 2.9 2.9-2.2M3.5 16.5V19H6M8.5 19H10';
const TIP_RIGHT =
  'M3.5 11.5H11V19H3.5zM7.2 8A7 7 0 0 1 18.4 13.2M20.6 10.4l-2.2 2.9-2.9-2.2M20.5 16.5V19H18M15.5 19H14';
const CUBE = 'M12 4.2l4.3 2.3v4.6L12 13.4l-4.3-2.3V6.5zM7.7 6.5L12 8.8l4.3-2.3M12 8.8v4.6';
const STANDING = 'M8.3 7.7l4.3 2.3v4.6l-4.3 2.3L4 14.6V10zM4 10l4.3 2.3L12.6 10M8.3 12.3v4.6';

const TURNINGS: Readonly<Record<Turning, string>> = {
  left: TIP_LEFT,
  right: TIP_RIGHT,
  towards: `${STANDING}M12.2 4.8C15.6 1.5 19.5 5.8 19.5 12c0 6.2-3.4 9.5-6.3 7.4M15.9 16.6l-2.9 2.6 2.5 3`,
  away: `${STANDING}M12.2 19.2c3.4 3.3 7.3-1 7.3-7.2 0-6.2-3.4-9.5-6.3-7.4M15.9 7.4L13 4.8l2.5-3`,
  clockwise: `${CUBE}M4.8 12.2C1.5 15.6 5.8 19 12 19c6.2 0 10.5-3.4 7.2-6.8M8.3 16.2L5.6 17.3l1 2.8`,
  anticlockwise: `${CUBE}M19.2 12.2c3.3 3.4-1 6.8-7.2 6.8-6.2 0-10.5-3.4-7.2-6.8M15.7 16.2l2.7 1.1-1 2.8`,
};

const TURNTABLE = 'M12 4.5c4.4 0 8 1.7 8 3.8s-3.6 3.8-8 3.8-8-1.7-8-3.8 3.6-3.8 8-3.8z';

const ICONS = {
  undo: 'M8.5 4.5L4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11H9',
  redo: 'M15.5 4.5L20 9l-4.5 4.5M20 9H10a5.5 5.5 0 0 0 0 11h5',
  hint: 'M9 17.5c0-2.6-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.4-3 8zM9.5 20.5h5M12 17.5V12M10 10l2 2 2-2',
  stop: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM9 12h6',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  settings:
    'M4 7h7.7M16.3 7H20M4 17h3.7M12.3 17H20M14 4.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z' +
    'M10 14.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.3 9.5a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.5 1.2-1.5 2.3M12 17.3v.01',
  above: 'M4 4h16v16H4zM4 12h10M14 4v16M9 12v8M14 9h6',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  'turn-left': `${TURNTABLE}M20 14.5c-1.3 2.6-4.4 4.2-8 4.2-3.1 0-5.8-1.2-7.4-3.1M4.3 19.4l.2-4 3.9.7`,
  'turn-right': `${TURNTABLE}M4 14.5c1.3 2.6 4.4 4.2 8 4.2 3.1 0 5.8-1.2 7.4-3.1M19.7 19.4l-.2-4-3.9.7`,
  'zoom-in': 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.2 15.2L20.5 20.5M7.5 10.5h6M10.5 7.5v6',
  'zoom-out': 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.2 15.2L20.5 20.5M7.5 10.5h6',
  share: 'M9.8 14.2l4.4-4.4M11 7.5l2-2a3.9 3.9 0 0 1 5.5 5.5l-2 2M13 16.5l-2 2A3.9 3.9 0 0 1 5.5 13l2-2',
  export: 'M12 15V3.5M7.8 7.7L12 3.5l4.2 4.2M4.5 13.5v7h15v-7',
  import: 'M12 3.5V15M7.8 10.8L12 15l4.2-4.2M4.5 13.5v7h15v-7',
  trash: 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5l.3 6M14 10.5l-.3 6',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6v9',
  learn: 'M12 6.5C9.5 5 6.5 4.6 3.5 5v13.5c3-.4 6 0 8.5 1.5 2.5-1.5 5.5-1.9 8.5-1.5V5c-3-.4-6 0-8.5 1.5zM12 6.5V20',
  draw: 'M4 20l1.2-4.6L16.6 4l3.4 3.4L8.6 18.8zM14 6.6l3.4 3.4M5.2 15.4l3.4 3.4',
  more: 'M5.5 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM12 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM18.5 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  play: 'M7 4.5l12 7.5L7 19.5z',
  pause: 'M7 4.5h3v15H7zM14 4.5h3v15h-3z',
  first: 'M5 5v14M19 5l-7 7 7 7',
  previous: 'M15.5 5l-7 7 7 7',
  next: 'M8.5 5l7 7-7 7',
  last: 'M19 5v14M5 5l7 7-7 7',
  analyse: 'M4 4v16h16M7 15.5l4-5.5 3.5 3L19.5 6',
  confirm: 'M4.5 12.5l5 5.5L19.5 6',
  cancel: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  sound: 'M4 9.5v5h3.5l5 4v-13l-5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  moon: 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z',
  sun:
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5' +
    'M5.3 5.3l1 1M17.7 17.7l1 1M5.3 18.7l1-1M17.7 6.3l1-1',
} as const;

/** The names of all icons. */
export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[];

/** An icon for a button that carries its label itself. */
export function Icon({ name }: { name: IconName }): JSX.Element {
  return <Drawing path={ICONS[name]} />;
}

/** The icon of a turn. */
export function TurnIcon({ about }: { about: Turning }): JSX.Element {
  return <Drawing path={TURNINGS[about]} />;
}

function Drawing({ path }: { path: string }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="1.75"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
