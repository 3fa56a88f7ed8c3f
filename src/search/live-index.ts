import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Answer,
  type ColumnIndex,
  type Counts,
  type CountingThreads,
  type Criterion,
  type MonthsAnswer,
  type MonthsQuestion,
  type Question,
  ReadingAndChanging,
  type Tile,
  type TileAnswer,
  type Where,
} from '@campcairn/column-index';
import type { SearchableRow } from './index-row.sql.ts';

/** The index of all listings that are shown. */
export type ListingIndex = ColumnIndex<SearchableRow>;

type Change = (index: ListingIndex) => void;

/** One state of the index, while it is read. */
export interface IndexState {
  readonly index: ListingIndex;
  /** A different object after every change. */
  readonly version: object;
  answer(question: Question, known?: Counts | null): Promise<Answer>;
  tileAnswer(tile: Tile, where: Where, criteria: readonly Criterion[]): Promise<TileAnswer>;
  monthsAnswer(question: MonthsQuestion): Promise<MonthsAnswer>;
}

/**
 * The current index and, while a rearranged copy is being made, its successor: every change is applied to
 * both. Questions are answered by several threads, between changes.
 */
export class LiveIndex {
  #current: ListingIndex;
  #late: Change[] | null = null;
  #version: object = {};
  readonly #threads: CountingThreads;
  readonly #access = new ReadingAndChanging();

  constructor(index: ListingIndex, threads: CountingThreads) {
    this.#current = index;
    this.#threads = threads;
  }

  get current(): ListingIndex {
    return this.#current;
  }

  /** A different object after every change. */
  get version(): object {
    return this.#version;
  }

  /** Changes the index once nobody reads it any more. */
  change(apply: Change): Promise<void> {
    return this.#access.change(() => {
      this.#version = {};
      apply(this.#current);
      this.#late?.push(apply);
    });
  }

  /** Reads one state of the index from begin to end: changes wait for it, so it must wait for nothing else. */
  read<Result>(read: (state: IndexState) => Promise<Result>): Promise<Result> {
    return this.#access.read(() => {
      const index = this.#current;
      return read({
        index,
        version: this.#version,
        answer: (question, known) => this.#threads.answer(index, question, known),
        tileAnswer: (...asked) => this.#threads.tileAnswer(index, ...asked),
        monthsAnswer: (question) => this.#threads.monthsAnswer(index, question),
      });
    });
  }

  /** Lets threads let go of it once the last reader has finished: it is asked nothing more. */
  retire(): Promise<void> {
    return this.#access.change(() => this.#threads.forget(this.#current));
  }

  /** Rearranges the index when due, yielding to requests between steps. */
  async tidy(): Promise<void> {
    if (this.#late === null && this.#current.wantsRearranging) await this.#rearrange();
  }

  /**
   * Rearranges the index, and hands the copy to `use` before it takes the place: nothing changes it until `use` is
   * done. Does nothing while it is being rearranged anyway.
   */
  async copyFor(use: (copy: ListingIndex) => Promise<void>): Promise<void> {
    if (this.#late === null) await this.#rearrange(use);
  }

  async #rearrange(use?: (copy: ListingIndex) => Promise<void>): Promise<void> {
    const late: Change[] = [];
    this.#late = late;
    try {
      const steps = this.#current.rearranged();
      let step = steps.next();
      while (!step.done) {
        await nextTurn();
        step = steps.next();
      }
      const copy = step.value;
      if (use) {
        for (const apply of late.splice(0)) apply(copy);
        await use(copy);
      }
      await this.#access.change(() => {
        for (const apply of late) apply(copy);
        this.#threads.forget(this.#current);
        this.#current = copy;
      });
    } finally {
      this.#late = null;
    }
  }
}
