import type { Counts, Question } from '@campcairn/column-index';

/** Maximum number of cached questions. */
const MAX_QUESTIONS = 500;

/**
 * Caches the counts of questions until any listing changes: further pages, other sort orders and popular
 * landing pages have the same counts.
 */
export class CountsCache {
  readonly #counts = new Map<string, Counts>();
  #version: object | undefined;

  /** @param version the current `Follower.version`. */
  of(question: Question, version: object): Counts | null {
    if (version !== this.#version) {
      this.#version = version;
      this.#counts.clear();
    }
    return (question.facets && this.#counts.get(keyOf(question))) ?? null;
  }

  /** Stores the counts of a question, unless others of a later version are stored by now. */
  add(question: Question, { total, statedTotal, facets }: Counts, version: object): void {
    if (facets === null || version !== this.#version) return;
    if (this.#counts.size >= MAX_QUESTIONS) this.#counts.clear();
    this.#counts.set(keyOf(question), { total, statedTotal, facets });
  }
}

/** Cache key: everything that counts depend on, without order and page. */
const keyOf = ({ where, criteria, unit }: Question): string =>
  JSON.stringify([where, criteria, unit]);
