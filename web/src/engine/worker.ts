// The computer players, beside the page so that it never waits for them.

import init, { Thinker } from '../wasm/rumis_wasm.js';
import type { Answer, Request } from './messages.js';

/** The worker listens for a stop after every slice of thinking, in milliseconds. Proofs are tried anew in every slice. */
const SLICE = 120;

const stopped = new Set<number>();
const say = (answer: Answer) => self.postMessage(answer);
const ready = init();

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  await ready;
  if (data.kind === 'stop') {
    stopped.add(data.id);
    return;
  }
  // A panic leaves the module unusable: the error reaches the page, which starts a new worker.
  const thinker = thinkerFor(data);
  if (!thinker) return;
  const end = performance.now() + data.milliseconds;
  while (!stopped.delete(data.id)) {
    const left = end - performance.now();
    if (left <= 0 || thinker.think(Math.min(SLICE, left))) break;
    await listen();
  }
  say({ kind: 'chosen', id: data.id, move: thinker.chosen() });
  thinker.free();
};

function thinkerFor({ id, record, player, seed }: Extract<Request, { kind: 'choose' }>): Thinker | undefined {
  try {
    return new Thinker(record, player, seed);
  } catch (problem) {
    if (problem instanceof Error) throw problem;
    say({ kind: 'refused', id, problem: problem as Extract<Answer, { kind: 'refused' }>['problem'] });
    return undefined;
  }
}

/** Lets messages in: promises alone would go on without them. */
function listen(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

ready.then(() => say({ kind: 'ready' }));
