// Solver and generator, beside the page so that it never waits for them. One question at a time; to stop, the page ends
// the worker.

import init, { allFillings, dailyPuzzle, makePuzzle, puzzleHelp, puzzleStep } from '../wasm/rumis_wasm_solve.js';
import type { Problem } from '../rules.js';
import type { Answer, Question } from './messages.js';

/** Milliseconds between two reports. */
const REPORT = 150;

const say = (answer: Answer) => self.postMessage(answer);
const ready = init();

let positions = 0;
let lastSeen = 0;
let nextReport = 0;

/** Called by the rules every few hundred positions. A question may take several searches, each counting from 0. */
function puzzleProgress(nodes: number, found: number): void {
  positions += nodes < lastSeen ? nodes : nodes - lastSeen;
  lastSeen = nodes;
  const now = performance.now();
  if (now < nextReport) return;
  nextReport = now + REPORT;
  say({ kind: 'progress', positions, found });
}

Object.assign(self, { puzzleProgress });

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  await ready;
  [positions, lastSeen, nextReport] = [0, 0, performance.now() + REPORT];
  try {
    say({ kind: 'done', result: answerTo(data) });
  } catch (problem) {
    // A panic leaves the module unusable: the error reaches the page, which starts a new worker.
    if (problem instanceof Error) throw problem;
    say({ kind: 'refused', problem: problem as Problem });
  }
};

function answerTo({ kind, about }: Question) {
  switch (kind) {
    case 'make':
      return makePuzzle(about.edge, about.step, about.seed);
    case 'daily':
      return dailyPuzzle(about.day, about.edge, about.step);
    case 'step':
      return puzzleStep(about.puzzle);
    case 'help':
      return puzzleHelp(about.puzzle, about.moves);
    case 'all':
      return allFillings(about.puzzle, about.upTo);
  }
}
