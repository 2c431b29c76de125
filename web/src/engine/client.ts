// Asks the worker for moves and analyses. A worker that dies is replaced, and what it was thinking about is asked again.

import type { PositionAnalysis } from '../rules.js';
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

/** An analysis under way. */
export interface Look {
  /** What was found out; absent if it was dropped. Fails if workers keep dying. */
  readonly found: Promise<PositionAnalysis | undefined>;
  /** The answer is not wanted any more. */
  cancel(): void;
}

type Work = Exclude<Request, { kind: 'stop' }>;

interface Question {
  request: Work;
  deaths: number;
  resolve(answer: Answer | undefined): void;
  reject(reason: unknown): void;
  /** Told what is known before the end. */
  hear?: (analysis: PositionAnalysis) => void;
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
    const answer = this.ask({ kind: 'choose', id, record, player, milliseconds, seed });
    return {
      move: answer.then((chosen) => (chosen?.kind === 'chosen' ? chosen.move : undefined)),
      stop: () => this.send({ kind: 'stop', id }),
      cancel: () => this.drop(id),
    };
  }

  /** Looks at the position after so many moves of a record; `hear` is told again and again what is known so far. */
  analyse(record: string, moves: number, milliseconds: number, hear: (analysis: PositionAnalysis) => void): Look {
    const id = ++this.lastId;
    const answer = this.ask({ kind: 'analyse', id, record, moves, milliseconds, seed: moves }, hear);
    return {
      found: answer.then((analysed) => (analysed?.kind === 'analysed' ? analysed.analysis : undefined)),
      cancel: () => this.drop(id),
    };
  }

  /** Ends the worker. For tests, and for pages that go away. */
  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private ask(request: Work, hear?: (analysis: PositionAnalysis) => void): Promise<Answer | undefined> {
    const answer = new Promise<Answer | undefined>((resolve, reject) => {
      this.questions.set(request.id, { request, deaths: 0, resolve, reject, ...(hear && { hear }) });
    });
    this.send(request);
    return answer;
  }

  private drop(id: number): void {
    if (this.questions.has(id)) this.send({ kind: 'stop', id });
    this.settle(id)?.resolve(undefined);
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
    if (answer.kind === 'chosen') this.settle(answer.id)?.resolve(answer);
    if (answer.kind === 'analysed' && answer.done) this.settle(answer.id)?.resolve(answer);
    if (answer.kind === 'analysed' && !answer.done) this.questions.get(answer.id)?.hear?.(answer.analysis);
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
