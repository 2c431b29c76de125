import { expect, test, vi } from 'vitest';

import { EngineClient } from './client.js';
import type { Request } from './messages.js';

/** A worker that does what the test says with each question. */
function fakeWorkers(...behaviours: ((worker: FakeWorker, request: Request) => void)[]) {
  const made: FakeWorker[] = [];
  const start = () => {
    const worker = new FakeWorker(behaviours[made.length] ?? (() => {}));
    made.push(worker);
    return worker as unknown as Worker;
  };
  return { made, start };
}

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { preventDefault(): void }) => void) | undefined;
  isEnded = false;
  constructor(private readonly behave: (worker: FakeWorker, request: Request) => void) {}
  postMessage(request: Request) {
    queueMicrotask(() => this.behave(this, request));
  }
  answer(data: unknown) {
    this.onmessage?.({ data });
  }
  die() {
    this.onerror?.({ preventDefault: () => {} });
  }
  terminate() {
    this.isEnded = true;
  }
}

const answers = (worker: FakeWorker, request: Request) =>
  worker.answer({ kind: 'chosen', id: request.id, move: 'a1.1,a2.1' });
const dies = (worker: FakeWorker) => worker.die();

test('a worker that dies is replaced and asked again', async () => {
  const revived = vi.fn<() => void>();
  const { made, start } = fakeWorkers(dies, answers);
  const thought = new EngineClient(start, revived).choose('record', 'level3', 100, 1);
  expect(await thought.move).toBe('a1.1,a2.1');
  expect(made).toHaveLength(2);
  expect(made[0]?.isEnded).toBe(true);
  expect(revived).toHaveBeenCalledOnce();
});

test('a question that keeps killing workers is given up in words', async () => {
  const { start } = fakeWorkers(dies, dies, dies, dies);
  const thought = new EngineClient(start).choose('record', 'level3', 100, 1);
  await expect(thought.move).rejects.toEqual({ code: 'engine-died', details: {} });
});

test('an answer that is not wanted any more is not given', async () => {
  const { start } = fakeWorkers(() => {});
  const thought = new EngineClient(start).choose('record', 'level9', 100, 1);
  thought.cancel();
  expect(await thought.move).toBeUndefined();
});

test('an analysis tells what it knows on its way, also after its worker died', async () => {
  const analysis = (simulations: number) => ({ simulations, worths: [], points: [], moves: [] });
  const analyses = (worker: FakeWorker, { id }: Request) => {
    worker.answer({ kind: 'analysed', id, analysis: analysis(10), done: false });
    worker.answer({ kind: 'analysed', id, analysis: analysis(20), done: true });
  };
  const heard = vi.fn<(known: unknown) => void>();
  const { start } = fakeWorkers(dies, analyses);
  const look = new EngineClient(start).analyse('record', 3, 100, heard);
  expect(await look.found).toEqual(analysis(20));
  expect(heard.mock.calls).toEqual([[analysis(10)]]);
});

test('a refused record reaches whoever asked', async () => {
  const problem = { code: 'record-first-line', details: {} };
  const { start } = fakeWorkers((worker, { id }) => worker.answer({ kind: 'refused', id, problem }));
  await expect(new EngineClient(start).choose('x', 'level1', 1, 1).move).rejects.toEqual(problem);
});
