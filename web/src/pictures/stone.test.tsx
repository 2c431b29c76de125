import { describe, expect, test } from 'vitest';
import { type Cell, type Facing, turned } from './cells';
import { COLOUR_NAMES } from './colours';
import { backToFront, type Face, type Point, visibleFaces } from './isometric';
import { PatternDefs, patternId } from './patterns';
import { StonePicture } from './stone';
import { draw } from './testing';

const cells = (text: string) => text.split(' ').map((cell) => [...cell].map(Number) as unknown as Cell);
const ONE_CUBE = cells('000');
const ROW = cells('000 100');
const SCREW = cells('000 100 010 011');
const FACINGS: readonly Facing[] = [0, 1, 2, 3];

const sides = (faces: readonly Face[]) => faces.map(({ side, cell }) => `${side} ${cell.join('')}`);

describe('hidden faces', () => {
  test('of one cube three can be seen', () => {
    expect(sides(visibleFaces(ONE_CUBE, 0))).toEqual(['top 000', 'front 000', 'left 000']);
  });

  test('the face between two cubes is left out', () => {
    expect(sides(visibleFaces(ROW, 0))).toEqual(['top 100', 'front 100', 'top 000', 'front 000', 'left 000']);
  });

  test('a cube in the midst of others shows nothing', () => {
    const block: Cell[] = [];
    for (let index = 0; index < 27; index++) block.push([index % 3, Math.floor(index / 3) % 3, Math.floor(index / 9)]);
    const seen = visibleFaces(block, 0);
    expect(seen).toHaveLength(27);
    expect(seen.some(({ cell }) => cell.join() === '1,1,1')).toBe(false);
  });

  test('all that is drawn is what was found', () => {
    const root = draw(<StonePicture cubes={SCREW} colour="red" facing={0} patterns={false} />);
    const drawn = [...root.querySelectorAll<SVGElement>('.stone-face')].map((face) => face.dataset);
    const found = visibleFaces(SCREW, 0).map(({ side, cell }) => ({ side, cell: cell.join() }));
    expect(drawn.map(({ side, cell }) => ({ side, cell }))).toEqual(found);
  });
});

test.each(FACINGS)('from %i, no cube is painted over one nearer to the viewer', (facing) => {
  const order = backToFront(cells('000 100 200 010 110 001 011 002'), facing);
  order.forEach((cube, index) => {
    for (const later of order.slice(index + 1)) {
      // A cube can only hide what is not nearer, not more to the left and not higher.
      const hides = cube[1] <= later[1] && cube[0] <= later[0] && cube[2] >= later[2];
      expect(hides).toBe(false);
    }
  });
});

describe('facing', () => {
  test('0 has x to the right and y away', () => {
    expect(turned(1, 0, 0)).toEqual([1, 0]);
    expect(turned(0, 1, 0)).toEqual([0, 1]);
  });

  test('1 has y to the left and x away', () => {
    expect(turned(0, 1, 1)[0]).toBe(-1);
    expect(turned(1, 0, 1)[1]).toBe(1);
  });

  test.each(FACINGS)('%i shows what 0 shows of the turned stone', (facing) => {
    const turnedCubes = SCREW.map(([x, y, z]): Cell => [...turned(x, y, facing), z]);
    const seen = draw(<StonePicture cubes={SCREW} colour="green" facing={facing} patterns />);
    const expected = draw(<StonePicture cubes={turnedCubes} colour="green" facing={0} patterns />);
    expect(seen.innerHTML).toBe(expected.innerHTML);
  });

  test('every quarter of a screw looks different', () => {
    const looks = FACINGS.map((facing) => JSON.stringify(visibleFaces(SCREW, facing).map(shape)));
    expect(new Set(looks).size).toBe(4);
  });
});

/** A face by its size and place relative to the first corner of the drawing. */
function shape({ corners }: Face): Point {
  const [[x, y]] = corners;
  return [Math.round(x * 10), Math.round(y * 10)];
}

describe('borders', () => {
  test('there is a seam where two cubes of a stone join', () => {
    const [right] = visibleFaces(ROW, 0);
    expect(right?.borders).toEqual(['edge', 'edge', 'fold', 'seam']);
  });

  test('there is an edge where a face runs against a cube', () => {
    const top = visibleFaces(cells('000 100 101'), 0).find(({ side, cell }) => side === 'top' && cell[0] === 0);
    expect(top?.borders[1]).toBe('edge');
  });
});

/** How many pixels a unit of the drawing takes. */
const scale = (cubes: readonly Cell[]) => {
  const root = draw(<StonePicture cubes={cubes} colour="blue" facing={0} patterns={false} size={30} />);
  const svg = root.querySelector('svg');
  const [, , width = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return Number(svg?.getAttribute('width')) / width;
};

describe('the picture', () => {
  test('has one scale for all stones', () => {
    expect(scale(ROW)).toBeCloseTo(3, 1);
    expect(scale(cells('000 100 200 300'))).toBeCloseTo(3, 1);
  });

  test('has patterns when they are on, and their definitions exist', () => {
    for (const colour of COLOUR_NAMES) {
      const drawing = (patterns: boolean) =>
        draw(<StonePicture cubes={ROW} colour={colour} facing={0} patterns={patterns} />);
      const fills = [...drawing(true).querySelectorAll('.stone-pattern')].map((rect) => rect.getAttribute('fill'));
      expect(fills).toEqual(Array(5).fill(`url(#${patternId(colour)})`));
      expect(drawing(false).querySelector('.stone-pattern')).toBeNull();
    }
    const defined = [...draw(<PatternDefs />).querySelectorAll('pattern')].map((pattern) => pattern.id);
    expect(defined).toEqual(COLOUR_NAMES.map(patternId));
  });

  test('is silent for screen readers', () => {
    const root = draw(<StonePicture cubes={ROW} colour="red" facing={0} patterns dimmed />);
    expect(root.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
