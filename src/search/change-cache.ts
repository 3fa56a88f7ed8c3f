import type { Follower } from './follower.ts';

/** Maximum number of kept values. */
const MAX_KEPT = 1000;

/**
 * Caches values computed from the index until any listing changes. It serves the counts of further pages and of other
 * sort orders of a search, and those of popular landing pages.
 */
export class ChangeCache {
  readonly #follower: Pick<Follower, 'version'>;
  readonly #kept = new Map<string, unknown>();
  #version: object | undefined;

  constructor(follower: Pick<Follower, 'version'>) {
    this.#follower = follower;
  }

  /**
   * Returns the cached value of a question, or computes it by `make` from the current index.
   * @param question Everything else that the value depends on; it must be serialisable as JSON.
   */
  get<Value>(question: unknown, make: () => Value): Value {
    const { version } = this.#follower;
    if (version !== this.#version || this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#version = version;
    const key = JSON.stringify(question);
    if (!this.#kept.has(key)) this.#kept.set(key, make());
    return this.#kept.get(key) as Value;
  }
}
