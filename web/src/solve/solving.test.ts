import { beforeEach, describe, expect, test } from 'vitest';

import { puzzleHelp } from '../wasm/rumis_wasm_solve.js';
import { change } from '../state/settings.js';
import { ignoreProgress } from '../testing/puzzles.js';
import { PuzzleClient } from './client.js';
import { begun, best, find } from './kept.js';
import type { Question } from './messages.js';
import { emptyCube } from './puzzles.js';
import { Solving } from './solving.js';

ignoreProgress();

/** A worker that answers at once, on the same thread. */
function solver(): PuzzleClient {
  const start = () => {
    const worker = {
      onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
      postMessage({ kind, about }: Question) {
        const result = kind === 'help' ? puzzleHelp(about.puzzle, about.moves) : 2;
        queueMicrotask(() => worker.onmessage?.({ data: { kind: 'done', result } }));
      },
      terminate() {},
    };
    return worker as unknown as Worker;
  };
  return new PuzzleClient(start);
}

const CUBE = emptyCube(3, 1, 'free');
const PUZZLE = '333-R358a-R7da116jc119bb11';

beforeEach(() => {
  localStorage.clear();
  begun.value = [];
  best.value = {};
  change({ lessMotion: true });
});

describe('somebody solving a puzzle', () => {
  test('finds everything as it was left', async () => {
    const solving = new Solving(CUBE, solver());
    await solving.tryMove('a1.1,a2.1');
    solving.passTime(6000);
    solving.close();
    const again = new Solving(CUBE, solver());
    expect(again.state.moves).toEqual(['red:a1.1,a2.1']);
    expect(again.milliseconds.value).toBe(6000);
  });

  test('is told whether it can be solved, and what to do next', async () => {
    const solving = new Solving(PUZZLE, solver());
    await solving.ask('check');
    expect(solving.said.value?.id).toBe('solve-check-yes');
    expect(solving.hints.value).toBe(0);
    await solving.ask('hint');
    expect(solving.hints.value).toBe(1);
    await solving.tryMove(solving.hint.value?.text ?? '');
    expect(solving.state.moves).toHaveLength(1);
    expect(solving.hint.value).toBeUndefined();
  });

  test('is told what must come out, and it comes out', async () => {
    const solving = new Solving(CUBE, solver());
    // Cuts off a single cell, which no stone can fill.
    await solving.tryMove('a1.2,b1.2');
    await solving.tryMove('a2.1,b2.1,b1.1,c1.1');
    await solving.ask('take-back');
    expect(solving.out.value.length).toBe(1);
    solving.takeOutWhatMust();
    await solving.ask('check');
    expect(solving.said.value?.id).toBe('solve-check-yes');
  });

  test('sees the solution, without a time for it', async () => {
    const solving = new Solving(PUZZLE, solver());
    await solving.ask('solution');
    await expect.poll(() => solving.state.isSolved).toBe(true);
    await expect.poll(() => solving.laying.value).toBeUndefined();
    expect(best.value).toEqual({});
    expect(find(PUZZLE)).toMatchObject({ wasShown: true, isSolved: true });
  });

  test('has a best time for this kind of puzzle, and time stops at the end', async () => {
    const solving = new Solving(PUZZLE, solver());
    await expect.poll(() => solving.step.value).toBe(2);
    solving.passTime(4000);
    const { next } = puzzleHelp(PUZZLE, []);
    for (const { text } of next) await solving.tryMove(text);
    expect(solving.state.isSolved).toBe(true);
    solving.passTime(9000);
    expect(best.value).toEqual({ '3x3x3 step 2': { milliseconds: 4000, hints: 0 } });
    expect(solving.isBest.value).toBe(true);
  });
});
