/**
 * Keeps changes apart from those who read over several turns of the event loop: a change waits until everybody who
 * reads has finished, and who comes meanwhile waits for the change. So each reads one state from begin to end.
 */
export class ReadingAndChanging {
  #readers = 0;
  #changes: (() => void)[] = [];
  #applied: PromiseWithResolvers<void> | null = null;

  /** Reads while nothing changes. Within `read` no change may be awaited. */
  async read<Result>(read: () => Promise<Result>): Promise<Result> {
    while (this.#applied !== null) await this.#applied.promise;
    this.#readers++;
    try {
      return await read();
    } finally {
      this.#readers--;
      if (this.#readers === 0) this.#apply();
    }
  }

  /** Changes as soon as nobody reads, in the order of calls: now, or before the promise resolves. */
  async change(change: () => void): Promise<void> {
    if (this.#readers === 0) {
      change();
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#changes.push(() => {
      try {
        change();
        resolve();
      } catch (error) {
        reject(error as Error);
      }
    });
    this.#applied ??= Promise.withResolvers();
    await promise;
  }

  #apply(): void {
    const changes = this.#changes;
    this.#changes = [];
    for (const change of changes) change();
    this.#applied?.resolve();
    this.#applied = null;
  }
}
