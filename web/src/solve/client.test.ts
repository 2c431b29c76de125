import { expect, test } from 'vitest';

import { PuzzleClient } from './client.js';

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { preventDefault(): void }) => void) | undefined;
  isEnded = false;
  postMessage() {}
  terminate() {
    this.isEnded = true;
  }
}

function clientOf(...workers: FakeWorker[]): PuzzleClient {
  return new PuzzleClient(() => workers.shift() as unknown as Worker);
}

test('tells how far a search is, and its result', async () => {
  const worker = new FakeWorker();
  const client = clientOf(worker);
  const answer = client.ask('step', { puzzle: '333-R3' });
  worker.onmessage?.({ data: { kind: 'progress', positions: 700, found: 0 } });
  expect(client.search.value).toEqual({ kind: 'step', positions: 700 });
  worker.onmessage?.({ data: { kind: 'done', result: 4 } });
  expect(await answer).toBe(4);
  expect(client.search.value).toBeUndefined();
});

test('a stopped search ends its worker and answers nothing; the next one gets another', async () => {
  const [first, second] = [new FakeWorker(), new FakeWorker()];
  const client = clientOf(first, second);
  const stopped = client.ask('step', { puzzle: '333-R3' });
  const next = client.ask('step', { puzzle: '444-R3' });
  expect(await stopped).toBeUndefined();
  expect([first.isEnded, second.isEnded]).toEqual([true, false]);
  second.onmessage?.({ data: { kind: 'done', result: 1 } });
  expect(await next).toBe(1);
});

test('a worker that dies is told in words', async () => {
  const worker = new FakeWorker();
  const answer = clientOf(worker).ask('step', { puzzle: '333-R3' });
  worker.onerror?.({ preventDefault: () => {} });
  await expect(answer).rejects.toEqual({ code: 'puzzle-solver-died', details: {} });
});
