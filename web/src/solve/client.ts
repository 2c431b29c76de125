// Asks the worker about puzzles. A new question ends the one before.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

import type { Problem } from '../rules.js';
import type { Answer, Kind, Questions } from './messages.js';

/** A question under way. */
export interface Search {
  kind: Kind;
  /** Positions looked at so far. */
  positions: number;
}

interface Waiting {
  resolve(result: Questions[Kind][1] | undefined): void;
  reject(problem: Problem): void;
}

export class PuzzleClient {
  /** What is being asked. */
  readonly search: ReadonlySignal<Search | undefined>;

  private readonly running = signal<Search | undefined>(undefined);
  private waiting: Waiting | undefined;
  private worker: Worker | undefined;

  constructor(private readonly start: () => Worker = startWorker) {
    this.search = this.running;
  }

  /** The answer; absent if it was stopped. Fails with a `Problem`. */
  ask<K extends Kind>(kind: K, about: Questions[K][0]): Promise<Questions[K][1] | undefined> {
    this.stop();
    this.running.value = { kind, positions: 0 };
    const answer = new Promise<Questions[Kind][1] | undefined>((resolve, reject) => {
      this.waiting = { resolve, reject };
    });
    this.worker ??= this.begin();
    this.worker.postMessage({ kind, about });
    return answer as Promise<Questions[K][1] | undefined>;
  }

  /** Ends what is being asked. A search cannot be interrupted from outside, so its worker goes with it. */
  stop(): void {
    if (this.waiting) this.end();
    this.settle()?.resolve(undefined);
  }

  /** Ends everything. */
  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.settle()?.resolve(undefined);
  }

  private begin(): Worker {
    const worker = this.start();
    // What an ended worker had still to say nobody wants to know.
    worker.onmessage = ({ data }: MessageEvent<Answer>) => worker === this.worker && this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.worker) return;
      worker.terminate();
      this.worker = undefined;
      this.settle()?.reject({ code: 'puzzle-solver-died', details: {} });
    };
    return worker;
  }

  private hear(answer: Answer): void {
    const search = this.running.peek();
    if (answer.kind === 'progress') {
      if (search) this.running.value = { ...search, positions: answer.positions };
    } else if (answer.kind === 'done') this.settle()?.resolve(answer.result);
    else this.settle()?.reject(answer.problem);
  }

  private settle(): Waiting | undefined {
    const waiting = this.waiting;
    this.waiting = undefined;
    this.running.value = undefined;
    return waiting;
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
