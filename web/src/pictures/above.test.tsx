import { describe, expect, test } from 'vitest';
import { type AboveProps, AboveView } from './above';
import type { Facing } from './cells';
import { outline } from './cells';
import { COLOURS } from './colours';
import { type GroundPlan, Layout, ONE } from './layout';
import { draw } from './testing';

/** Three squares from left to right, the last outside the line. */
const PLAN: GroundPlan = {
  columns: [0, 1, 2].map((x) => ({ x, y: 0, limit: 4, inside: x < 2 })),
  width: 3,
  depth: 1,
};

const PROPS: AboveProps = {
  plan: PLAN,
  tops: ['red', 'red', undefined],
  topStones: [0, 1, undefined],
  heights: [2, 1, 0],
  marks: [],
  patterns: true,
  facing: 0,
  label: 'from above',
};

const view = (change: Partial<AboveProps> = {}) => draw(<AboveView {...PROPS} {...change} />);
const pathOf = (root: HTMLElement, selector: string) => root.querySelector(selector)?.getAttribute('d');

describe('the drawing', () => {
  test('is an image with the given label', () => {
    const image = view().querySelector('[role=img]');
    expect(image?.getAttribute('aria-label')).toBe('from above');
  });

  test('squares have the colour on top', () => {
    const fills = [...view().querySelectorAll('.above-square .ground')].map((square) => square.getAttribute('fill'));
    expect(fills).toEqual([COLOURS.red.base, COLOURS.red.base, null]);
  });

  test('heights stand beside limits, limits alone on bare ground', () => {
    const texts = [...view().querySelectorAll('.above-height')].map((height) => height.textContent);
    expect(texts).toEqual(['2/4', '1/4', '4']);
  });

  test('patterns and letters are there when they are on, and only then', () => {
    expect([...view().querySelectorAll('.above-letter')].map((letter) => letter.textContent)).toEqual(['R', 'R']);
    expect(view().querySelectorAll('.above-pattern')).toHaveLength(2);
    expect(view({ patterns: false }).querySelector('.above-letter, .above-pattern')).toBeNull();
  });

  test('one sees where a stone ends, although the colour goes on', () => {
    expect(pathOf(view(), '.above-end')).toBe('M10 10L10 0');
    expect(pathOf(view({ topStones: [0, 0, undefined] }), '.above-joint')).toBe('M10 10L10 0');
  });

  test('the line lies between inside and outside', () => {
    expect(pathOf(view(), '.above-line:not(.halo)')).toBe('M20 10L20 0');
  });

  test('the last stone is outlined where it can be seen', () => {
    expect(pathOf(view({ last: 1 }), '.above-last .line')).toBe(outline([{ x: 1, y: 0 }], ONE, 0.7));
    expect(pathOf(view({ last: 7 }), '.above-last .line')).toBe('');
    expect(view().querySelector('.above-last')).toBeNull();
  });

  test('squares of the colour being counted stand out', () => {
    expect(view({ counting: 'red' }).querySelectorAll('.counting .counted')).toHaveLength(2);
    expect(view({ counting: 'blue' }).querySelectorAll('.counted')).toHaveLength(0);
  });

  test('a ghost covers each of its squares once and shows whether it may lie there', () => {
    const ghost = {
      colour: 'blue',
      cubes: [
        [0, 0, 2],
        [1, 0, 2],
        [1, 0, 3],
      ],
      allowed: true,
    } as const;
    const allowed = view({ ghost });
    expect(allowed.querySelectorAll('.above-ghost .fill')).toHaveLength(2);
    expect(allowed.querySelector('.refused, .cross')).toBeNull();
    expect(view({ ghost: { ...ghost, allowed: false } }).querySelectorAll('.refused .cross')).toHaveLength(2);
  });
});

test('what changes is drawn anew', () => {
  const root = view();
  draw(<AboveView {...PROPS} tops={['blue', 'red', undefined]} />, root);
  expect([...root.querySelectorAll('.above-letter')].map((letter) => letter.textContent)).toEqual(['B', 'R']);
  draw(<AboveView {...PROPS} facing={2} />, root);
  expect(root.querySelector('.above-square')?.getAttribute('transform')).toBe('translate(20 0)');
});

const wide = (facing: Facing) => new Layout({ width: 5, depth: 4 }, facing);

describe('the layout', () => {
  test('a1 goes round the corners of the drawing as the turntable turns', () => {
    const corners = ([0, 1, 2, 3] as const).map((facing) => wide(facing).square({ x: 0, y: 0 }));
    expect(corners).toEqual([
      { x: 0, y: 3 },
      { x: 3, y: 4 },
      { x: 4, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  test.each([0, 1, 2, 3] as const)('from %i, the middle of a drawn square is the middle of the square', (facing) => {
    const layout = wide(facing);
    for (const square of [
      { x: 0, y: 0 },
      { x: 4, y: 1 },
      { x: 2, y: 3 },
    ]) {
      expect(layout.place(...layout.centre(square))).toEqual({ x: square.x + 0.5, y: square.y + 0.5 });
    }
  });

  test('coordinates follow', () => {
    const layouts = ([0, 1, 2, 3] as const).map(wide);
    const first = layouts.map((layout) => [layout.nameBelow(0), layout.nameBeside(0)]);
    expect(first).toEqual([
      ['a', '4'],
      ['4', 'e'],
      ['e', '1'],
      ['1', 'a'],
    ]);
  });
});

test('an outline leaves out what lies between its squares', () => {
  expect(outline([{ x: 0, y: 0 }], 10)).toBe('M10 0L10 10M10 10L0 10M0 10L0 0M0 0L10 0');
  expect(
    outline(
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      10,
    ).split('M'),
  ).toHaveLength(7);
});

test('an outline moved inwards turns inner corners, too', () => {
  const corner = outline(
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ],
    10,
    1,
  );
  // The two sides at the inner corner meet one unit within the squares.
  expect(corner).toContain('M19 9L9 9');
  expect(corner).toContain('M9 9L9 19');
});
