// Asks the worker for moves. A worker that dies is replaced, and what it was thinking about is asked again.

import type { Answer, Request } from './messages.js';

/** A question under way. */
export interface Thought {
  /** The move as it is written; absent if the game is over or the question was dropped. Fails if workers keep dying. */
  readonly move: Promise<string | undefined>;
  /** Asks for the best move found so far. */
  stop(): void;
  /** The answer is not wanted any more. */
  cancel(): void;
}

interface Question {
  request: Extract<Request, { kind: 'choose' }>;
  deaths: number;
  resolve(move: string | undefined): void;
  reject(reason: unknown): void;
}

/** A question that killed so many workers is given up. */
const MOST_DEATHS = 3;

export class EngineClient {
  private worker: Worker | undefined;
  private readonly questions = new Map<number, Question>();
  private lastId = 0;

  /** `start` makes a worker; `revived` is told when one had to be replaced. */
  constructor(
    private readonly start: () => Worker = startWorker,
    private readonly revived: () => void = () => {},
  ) {}

  choose(record: string, player: string, milliseconds: number, seed: number): Thought {
    const id = ++this.lastId;
    const request = { kind: 'choose', id, record, player, milliseconds, seed } as const;
    const move = new Promise<string | undefined>((resolve, reject) => {
      this.questions.set(id, { request, deaths: 0, resolve, reject });
    });
    this.send(request);
    return {
      move,
      stop: () => this.send({ kind: 'stop', id }),
      cancel: () => {
        if (this.questions.has(id)) this.send({ kind: 'stop', id });
        this.settle(id)?.resolve(undefined);
      },
    };
  }

  /** Ends the worker. For tests, and for pages that go away. */
  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private send(request: Request): void {
    this.worker ??= this.begin();
    this.worker.postMessage(request);
  }

  private begin(): Worker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.bury(worker);
    };
    worker.onmessageerror = () => this.bury(worker);
    return worker;
  }

  private hear(answer: Answer): void {
    if (answer.kind === 'chosen') this.settle(answer.id)?.resolve(answer.move);
    if (answer.kind === 'refused') this.settle(answer.id)?.reject(answer.problem);
  }

  private bury(worker: Worker): void {
    if (worker !== this.worker) return;
    this.end();
    this.revived();
    for (const [id, question] of this.questions) {
      question.deaths += 1;
      if (question.deaths >= MOST_DEATHS) this.settle(id)?.reject({ code: 'engine-died', details: {} });
      else this.send(question.request);
    }
  }

  private settle(id: number): Question | undefined {
    const question = this.questions.get(id);
    this.questions.delete(id);
    return question;
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
