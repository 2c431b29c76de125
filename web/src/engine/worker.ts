// The computer players and the analysis, beside the page so that it never waits for them.

import init, { Analyst, Thinker } from '../wasm/rumis_wasm.js';
import type { Answer, Request } from './messages.js';

/** The worker listens for a stop after every slice of thinking, in milliseconds. Proofs are tried anew in every slice. */
const SLICE = 120;

type Work = Exclude<Request, { kind: 'stop' }>;

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
  if (data.kind === 'choose') await choose(data);
  else await analyse(data);
};

async function choose(work: Extract<Work, { kind: 'choose' }>): Promise<void> {
  const thinker = orRefuse(work.id, () => new Thinker(work.record, work.player, work.seed));
  if (!thinker) return;
  await thinkAbout(work, thinker);
  say({ kind: 'chosen', id: work.id, move: thinker.chosen() });
  thinker.free();
}

async function analyse(work: Extract<Work, { kind: 'analyse' }>): Promise<void> {
  const { id } = work;
  const analyst = orRefuse(id, () => new Analyst(work.record, work.moves, work.seed));
  if (!analyst) return;
  await thinkAbout(work, analyst, () => say({ kind: 'analysed', id, analysis: analyst.analysis(), done: false }));
  say({ kind: 'analysed', id, analysis: analyst.analysis(), done: true });
  analyst.free();
}

/** Lets somebody think until the time is over, all is found out, or a stop is heard; `told` is called in between. */
async function thinkAbout(work: Work, who: { think(milliseconds: number): boolean }, told = () => {}): Promise<void> {
  const end = performance.now() + work.milliseconds;
  while (!stopped.delete(work.id)) {
    const left = end - performance.now();
    if (left <= 0 || who.think(Math.min(SLICE, left))) break;
    told();
    await listen();
  }
}

/** What cannot be read is refused in words; everything else is an error of ours. */
function orRefuse<T>(id: number, make: () => T): T | undefined {
  try {
    return make();
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
