import { expect, test } from 'vitest';
import { PlanPicture, type PlanSquare } from './plan';
import { draw } from './testing';

const count = (squares: readonly PlanSquare[], highest: number) => {
  const root = draw(<PlanPicture squares={squares} highest={highest} />);
  const all = (selector: string) => root.querySelectorAll(selector).length;
  return { ground: all('.plan-ground'), front: all('.plan-wall.front'), left: all('.plan-wall.left') };
};

test('walls stand only where the neighbour is lower', () => {
  const row = [
    { x: 0, y: 0, limit: 1 },
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ];
  expect(count(row, 4)).toEqual({ ground: 3, front: 3, left: 2 });
});

test('the height of the plan levels what would be higher', () => {
  const stairs = [
    { x: 0, y: 0, limit: 2 },
    { x: 0, y: 1, limit: 3 },
  ];
  expect(count(stairs, 4).front).toBe(2);
  expect(count(stairs, 2).front).toBe(1);
});

const tops = (...squares: readonly PlanSquare[]) => {
  const root = draw(<PlanPicture squares={squares} highest={2} />);
  return [...root.querySelectorAll('.plan-top')].map((top) => top.getAttribute('d'));
};

test('terraces are painted from the back, in whatever order they come', () => {
  const [far, near] = [
    { x: 0, y: 1 },
    { x: 0, y: 0 },
  ];
  expect(tops(near, far)).toEqual([...tops(far), ...tops(near)]);
});

/** The width of a picture by its height. */
const shape = (squares: readonly PlanSquare[], highest: number) => {
  const picture = draw(<PlanPicture squares={squares} highest={highest} />).querySelector('svg');
  const [, , width = 0, height = 0] = (picture?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return width / height;
};

test('all plans have pictures of one shape', () => {
  expect(shape([{ x: 0, y: 0 }], 9)).toBeCloseTo(1.2, 2);
  expect(
    shape(
      [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
      ],
      1,
    ),
  ).toBeCloseTo(1.2, 2);
});
