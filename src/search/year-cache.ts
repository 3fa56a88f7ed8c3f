import type { MonthsAnswer, MonthsQuestion } from '@campcairn/column-index';
import type { Clock } from '../platform/clock.ts';
import type { Follower } from './follower.ts';

/** Maximum number of questions that are kept. */
const MAX_QUESTIONS = 500;

/**
 * Of so many rows an answer that is a few seconds old is given while the next is counted: counting them takes longer than
 * the rest of their page.
 */
const MANY_ROWS = 20_000;
const MAX_AGE_MS = 10_000;

interface Kept {
  version: object;
  counting: Promise<MonthsAnswer>;
  isCounted: boolean;
  /** The last answer that is there, and when its counting began. */
  last: { answer: MonthsAnswer; at: number } | null;
}

/** Keeps answers about months until any listing changes, those of very many rows some seconds longer. */
export class YearCache {
  readonly #kept = new Map<string, Kept>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Answers a question; those who ask the same at once wait for one answer. */
  async answer(question: MonthsQuestion, follower: Follower): Promise<MonthsAnswer> {
    const key = JSON.stringify([question.where, question.criteria, question.months]);
    const kept = this.#kept.get(key);
    const isCurrent = kept?.version === follower.version;
    if (isCurrent && kept.isCounted) return kept.counting;
    const last = this.#recent(kept);
    if (last === null) return isCurrent ? kept.counting : this.#count(key, question, follower);
    if (kept!.isCounted) this.#count(key, question, follower).catch(() => {});
    return last;
  }

  /** An answer of many rows that is not too old. */
  #recent(kept: Kept | undefined): MonthsAnswer | null {
    if (!kept?.last) return null;
    const { answer, at } = kept.last;
    const isRecent = this.#clock.now().getTime() - at < MAX_AGE_MS;
    return isRecent && answer.rows.count >= MANY_ROWS ? answer : null;
  }

  #count(key: string, question: MonthsQuestion, follower: Follower): Promise<MonthsAnswer> {
    if (this.#kept.size >= MAX_QUESTIONS) this.#kept.clear();
    const at = this.#clock.now().getTime();
    return follower.read(async (state) => {
      const counting = state.monthsAnswer(question);
      const last = this.#kept.get(key)?.last ?? null;
      const kept: Kept = { version: state.version, counting, isCounted: false, last };
      this.#kept.set(key, kept);
      try {
        const answer = await counting;
        kept.last = { answer, at };
        return answer;
      } catch (error) {
        this.#kept.delete(key);
        throw error;
      } finally {
        kept.isCounted = true;
      }
    });
  }
}
