import type { Follower } from './follower.ts';

/** Maximum number of kept values. */
const MAX_KEPT = 1000;

/**
 * Keeps values that are made of the index until any listing changes: further pages, other sort orders and popular
 * landing pages have the same counts.
 */
export class ChangeCache {
  readonly #follower: Pick<Follower, 'version'>;
  readonly #kept = new Map<string, unknown>();
  #version: object | undefined;

  constructor(follower: Pick<Follower, 'version'>) {
    this.#follower = follower;
  }

  /**
   * Gives the value of a question, which `make` makes of the present index where none is kept.
   * @param question all that the value depends on besides the index, as JSON can say it.
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
