import { describe, expect, it } from 'vitest';
import { bodyEdges } from './edges';

describe('the edges of a body', () => {
  it('are the twelve of a box, however many cells it has', () => {
    expect(bodyEdges([[0, 0, 0]])).toHaveLength(12);
    expect(
      bodyEdges([
        [0, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
      ]),
    ).toHaveLength(12);
  });

  it('run straight on over several cells', () => {
    const lengths = bodyEdges([
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
    ]).map(([from, to]) => to[0] - from[0]);
    expect(lengths.filter((length) => length === 3)).toHaveLength(4);
  });

  it('include the inner edge of an L', () => {
    // Two outlines of six edges, joined by six upright ones.
    expect(
      bodyEdges([
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
      ]),
    ).toHaveLength(18);
  });
});
