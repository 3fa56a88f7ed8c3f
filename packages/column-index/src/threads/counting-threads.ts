import { Worker } from 'node:worker_threads';
import type { ColumnIndex } from '../column-index.ts';
import { type Answer, answer, type Counts, type Question } from '../questions/answer.ts';
import { type Tile, type TileAnswer, tileAnswer } from '../questions/clusters.ts';
import { costOfMonths, costOfPage, costOfTile } from '../questions/cost.ts';
import type { Criterion } from '../questions/criterion.ts';
import { type MonthsAnswer, monthsAnswer, type MonthsQuestion } from '../questions/months.ts';
import type { Where } from '../sets/select.ts';
import { answerAsked } from './answer-asked.ts';
import type { AnswerTo, Asked, FromThread, ToThread } from './messages.ts';

const THREAD = new URL('./thread.ts', import.meta.url);

/** Questions that cost less are answered at once: handing one over costs as much as this of the main thread. */
const MIN_HANDED_OVER_COST = 500_000;

type AnIndex = ColumnIndex<never>;

/** A question that waits for a thread, or for its answer. */
interface Job {
  index: AnIndex;
  asked: Asked;
  done(answer: AnswerTo[Asked['kind']]): void;
  failed(error: unknown): void;
}

interface Thread {
  worker: Worker;
  isReady: boolean;
  /** What it is counting. */
  job: Job | null;
  /** The shapes in which it knows indexes, by their numbers. */
  knows: Map<number, number>;
}

/** How many threads there are, and what they are for. */
export interface CountingThreadsOptions {
  /**
   * With 0 the main thread answers everything. They are started by the first question that is worth it, which the
   * main thread answers still: a small index has none.
   */
  count: number;
  /** Called when one has ended by itself: the others, or else the main thread, do its work from then on. */
  onCrash(error: Error): void;
  /** What a question costs at least that is handed over; see `costOfPage`. */
  minCost?: number;
}

/**
 * Threads that answer expensive questions to indexes whose memory they share, while the main thread goes on. An
 * index must not be changed before all answers about it are there (`ReadingAndChanging`).
 */
export class CountingThreads {
  readonly #threads: Thread[] = [];
  readonly #waiting: Job[] = [];
  readonly #numbers = new WeakMap<AnIndex, number>();
  readonly #onCrash: (error: Error) => void;
  readonly #minCost: number;
  #toStart: number;
  #lastNumber = 0;
  #isStopped = false;

  constructor({ count, onCrash, minCost = MIN_HANDED_OVER_COST }: CountingThreadsOptions) {
    this.#toStart = count;
    this.#onCrash = onCrash;
    this.#minCost = minCost;
  }

  /** How many threads are there to be asked. */
  get ready(): number {
    return this.#threads.filter(({ isReady }) => isReady).length;
  }

  /** As the function `answer`, in a thread where that is quicker for all. */
  async answer(index: AnIndex, question: Question, known: Counts | null = null): Promise<Answer> {
    const isHandedOver =
      this.#takes(index) && costOfPage(index, question, known) >= this.#minCost && this.#areReady();
    if (!isHandedOver) return answer(index, question, known);
    return this.#handOver(index, { kind: 'page', question, known });
  }

  /** As the function `tileAnswer`, likewise. */
  async tileAnswer(
    index: AnIndex,
    tile: Tile,
    where: Where,
    criteria: readonly Criterion[],
  ): Promise<TileAnswer> {
    const isHandedOver =
      this.#takes(index) &&
      costOfTile(index, tile, where, criteria) >= this.#minCost &&
      this.#areReady();
    if (!isHandedOver) return tileAnswer(index, tile, where, criteria);
    return this.#handOver(index, { kind: 'tile', tile, where, criteria });
  }

  /** As the function `monthsAnswer`, likewise. */
  async monthsAnswer(index: AnIndex, question: MonthsQuestion): Promise<MonthsAnswer> {
    const isHandedOver =
      this.#takes(index) && costOfMonths(index, question) >= this.#minCost && this.#areReady();
    if (!isHandedOver) return monthsAnswer(index, question);
    return this.#handOver(index, { kind: 'months', question });
  }

  /** Lets go of an index that nothing is asked of any more. */
  forget(index: AnIndex): void {
    const number = this.#numbers.get(index);
    if (number === undefined) return;
    for (const { worker, knows } of this.#threads) {
      if (knows.delete(number)) send(worker, { kind: 'forget', index: number });
    }
  }

  /** Ends the threads. What they are asked still, the main thread answers. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  /** Whether an index could be shared with threads, and there are or could be any. */
  #takes({ memory }: AnIndex): boolean {
    return memory !== null && (this.#threads.length > 0 || this.#toStart > 0) && !this.#isStopped;
  }

  /** Whether any thread is ready; starts them when they have not been yet. */
  #areReady(): boolean {
    for (; this.#toStart > 0; this.#toStart--) this.#start();
    return this.ready > 0;
  }

  #handOver<Kind extends Asked['kind']>(
    index: AnIndex,
    asked: Extract<Asked, { kind: Kind }>,
  ): Promise<AnswerTo[Kind]> {
    const { promise, resolve, reject } = Promise.withResolvers<AnswerTo[Asked['kind']]>();
    this.#waiting.push({ index, asked, done: resolve, failed: reject });
    this.#next();
    return promise as Promise<AnswerTo[Kind]>;
  }

  /** Gives what waits to threads that have nothing to do; to the main thread when there is none left. */
  #next(): void {
    if (this.#threads.length === 0) {
      for (const job of this.#waiting.splice(0)) answerHere(job);
    }
    for (const thread of this.#threads) {
      if (!thread.isReady || thread.job !== null) continue;
      const job = this.#waiting.shift();
      if (job === undefined) return;
      this.#give(thread, job);
    }
  }

  #give(thread: Thread, job: Job): void {
    const { worker, knows } = thread;
    const { index, asked } = job;
    const number = this.#numberOf(index);
    const knownShape = knows.get(number);
    thread.job = job;
    // A thread keeps the process running only while somebody waits for it.
    worker.ref();
    send(worker, {
      kind: 'ask',
      index: number,
      used: index.used,
      asked,
      ...(knownShape === undefined && { memory: index.memory! }),
      ...(knownShape !== index.shape && { parts: index.parts }),
    });
    knows.set(number, index.shape);
  }

  #numberOf(index: AnIndex): number {
    let number = this.#numbers.get(index);
    if (number === undefined) {
      number = ++this.#lastNumber;
      this.#numbers.set(index, number);
    }
    return number;
  }

  #start(): void {
    const worker = new Worker(THREAD, { name: 'counting' });
    const thread: Thread = { worker, isReady: false, job: null, knows: new Map() };
    this.#threads.push(thread);
    worker.unref();
    worker.on('message', (message: FromThread) => this.#take(thread, message));
    let cause: unknown;
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', (code) => {
      this.#threads.splice(this.#threads.indexOf(thread), 1);
      if (thread.job !== null) answerHere(thread.job);
      this.#next();
      if (this.#isStopped) return;
      this.#onCrash(new Error(`A counting thread has ended with code ${code}`, { cause }));
    });
  }

  #take(thread: Thread, message: FromThread): void {
    if (message.kind === 'ready') {
      thread.isReady = true;
    } else {
      const job = thread.job!;
      thread.job = null;
      thread.worker.unref();
      if (message.kind === 'answer') job.done(message.answer);
      else answerHere(job);
    }
    this.#next();
  }
}

/** Answers in the main thread. */
function answerHere({ index, asked, done, failed }: Job): void {
  try {
    done(answerAsked(index, asked));
  } catch (error) {
    failed(error);
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const send = (worker: Worker, message: ToThread): void => worker.postMessage(message);
