import type { Counts, Question } from '@campcairn/column-index';

/** Questions whose counts are remembered. */
const MAX_QUESTIONS = 500;

/**
 * The counts of questions, as long as no listing changes: the next page, another order and the
 * landing pages that everybody opens have been counted before.
 */
export class CountsCache {
  readonly #counts = new Map<string, Counts>();
  #version: object | undefined;

  /** @param version what `Follower.version` is now. */
  of(question: Question, version: object): Counts | null {
    if (version !== this.#version) {
      this.#version = version;
      this.#counts.clear();
    }
    return (question.facets && this.#counts.get(keyOf(question))) ?? null;
  }

  /** Remembers what was counted right after `of` was asked. */
  add(question: Question, { total, statedTotal, facets }: Counts): void {
    if (facets === null) return;
    if (this.#counts.size >= MAX_QUESTIONS) this.#counts.clear();
    this.#counts.set(keyOf(question), { total, statedTotal, facets });
  }
}

/** All that counts depend on: neither the order nor the page. */
const keyOf = ({ where, criteria, unit }: Question): string =>
  JSON.stringify([where, criteria, unit]);
