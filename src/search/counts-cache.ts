import type { Answer, Counts, Question } from '@campcairn/column-index';

/** Maximum number of cached questions. */
const MAX_QUESTIONS = 500;

/**
 * Caches the counts of questions until any listing changes: further pages, other sort orders and popular
 * landing pages have the same counts.
 */
export class CountsCache {
  /** Also of questions that are being counted; null when that fails. */
  #counts = new Map<string, Promise<Counts | null>>();
  #version: object | undefined;

  /**
   * Gives what `answer` gives, which is told the counts of its question where they are known. Who asks while the same
   * is being counted waits for that: after a change, all visitors of a popular page would count it at once.
   * @param version the current `Follower.version`.
   */
  async answered(
    question: Question,
    version: object,
    answer: (known: Counts | null) => Promise<Answer>,
  ): Promise<Answer> {
    if (question.facets === null) return answer(null);
    if (version !== this.#version || this.#counts.size >= MAX_QUESTIONS) {
      this.#version = version;
      this.#counts = new Map();
    }
    const counts = this.#counts;
    const key = keyOf(question);
    const known = counts.get(key);
    if (known !== undefined) return answer(await known);
    const counting = Promise.withResolvers<Counts | null>();
    counts.set(key, counting.promise);
    try {
      const found = await answer(null);
      counting.resolve(countsOf(found));
      return found;
    } catch (error) {
      counts.delete(key);
      counting.resolve(null);
      throw error;
    }
  }
}

/** Cache key: everything that counts depend on, without order and page. */
const keyOf = ({ where, criteria, unit }: Question): string =>
  JSON.stringify([where, criteria, unit]);

const countsOf = ({ total, statedTotal, facets }: Answer): Counts => ({
  total,
  statedTotal,
  facets,
});
