import { describe, expect, it } from 'vitest';
import { walls } from './cage';
import type { BoardPlan, PlanColumn } from './content';
import { planEdges } from './ground';
import { coordinates } from './labels';

function row(limits: readonly number[], inside = limits.map(() => true)): BoardPlan {
  const columns = limits.map((limit, x): PlanColumn => ({ x, y: 0, limit, inside: inside[x] ?? true }));
  return { columns, width: limits.length, depth: 1, height: Math.max(...limits) };
}

describe('the line', () => {
  it('runs around the plan', () => {
    const edges = planEdges(row([2, 2, 2]));
    expect(edges).toHaveLength(8);
    expect(edges.some(({ between }) => between)).toBe(false);
  });

  it('runs once between the two parts of a rebuild', () => {
    const edges = planEdges(row([2, 2, 2], [true, true, false]));
    expect(edges.filter(({ between }) => between)).toEqual([{ x: 1, y: 0, dx: 1, dy: 0, between: true }]);
    expect(edges).toHaveLength(9);
  });
});

describe('the cage', () => {
  it('has walls only where the limit falls', () => {
    // Front and back three times, one at the right, one at the left, one step up.
    expect(walls(row([1, 2, 2])).triangles).toBe((6 + 1 + 1 + 1) * 2);
  });
});

describe('coordinates', () => {
  it('stand in front and at the left, from every quarter', () => {
    const plan: BoardPlan = { columns: [], width: 3, depth: 2, height: 1 };
    const sides = ([0, 1, 2, 3] as const).map((quarter) => {
      const [letter, , , number] = coordinates(plan, quarter);
      return [Math.sign((letter?.middle[1] ?? 0) - 1), Math.sign((number?.middle[0] ?? 0) - 1.5)];
    });
    expect(sides).toEqual([
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]);
  });
});
