import { LRUCache } from 'lru-cache';

/** Maximum number of rows that are kept of one statement, and of answers that are kept of all statements. */
const MAX_ROWS = 10_000;
const MAX_ANSWERS = 10_000;
/** Longer answers are not kept. */
const MAX_ROWS_PER_ANSWER = 200;
/**
 * Number of ids whose last change is known; a result from before an earlier change counts as
 * changed.
 */
const MAX_CHANGED = 100_000;

/** All rows that a statement gave for some values. */
interface Answer {
  rows: unknown[];
  values: readonly unknown[];
  readAt: number;
}

/**
 * Keeps the rows of the last reads, for answers while no database can be reached. The follower of
 * the database's changes calls `forget`; until the first call nothing is kept, since hidden or
 * deleted rows would go unnoticed.
 */
export class StaleCache {
  /** Number of calls of `forget`: to be taken before a read, whose rows are then kept with it. */
  now = 0;
  /** Results of reads before this call of `forget` are not returned. */
  #first = Infinity;
  readonly #changedAt = new LRUCache<number, number>({
    max: MAX_CHANGED,
    dispose: (at, _id, reason) => {
      if (reason === 'evict') this.#first = Math.max(this.#first, at);
    },
  });
  readonly #rows = new Map<string, LRUCache<number, object>>();
  readonly #answers = new LRUCache<string, Answer>({ max: MAX_ANSWERS });

  /** Keeps rows by their ids; `readAt` is the `now` of before they were read. */
  keepRows(statement: string, rows: readonly { id: number }[], readAt: number): void {
    let kept = this.#rows.get(statement);
    if (!kept) this.#rows.set(statement, (kept = new LRUCache({ max: MAX_ROWS })));
    for (const row of rows) if (this.#isUnchanged(row.id, readAt)) kept.set(row.id, row);
  }

  /** The row of a statement with an id; undefined when it is not known, or has changed. */
  row<Row>(statement: string, id: number): Row | undefined {
    return this.#rows.get(statement)?.get(id) as Row | undefined;
  }

  /** Keeps all rows of a statement, unless they are many. */
  keepAnswer(statement: string, values: readonly unknown[], rows: unknown[], readAt: number): void {
    if (readAt < this.#first || rows.length > MAX_ROWS_PER_ANSWER) return;
    this.#answers.set(keyOf(statement, values), { rows, values, readAt });
  }

  /** All rows of a statement; undefined when they are not known, or something that they name has changed. */
  answer<Row>(statement: string, values: readonly unknown[]): Row[] | undefined {
    const kept = this.#answers.get(keyOf(statement, values));
    if (!kept || kept.readAt < this.#first) return undefined;
    const isCurrent = idsIn(kept).every((id) => this.#isUnchanged(id, kept.readAt));
    return isCurrent ? (kept.rows as Row[]) : undefined;
  }

  /**
   * Forgets results that contain these ids, of any kind, including those of running reads; without
   * ids, everything.
   */
  forget(ids?: Iterable<number>): void {
    this.now++;
    if (ids === undefined) {
      this.#first = this.now;
      this.#changedAt.clear();
      this.#rows.clear();
      this.#answers.clear();
      return;
    }
    for (const id of ids) {
      this.#changedAt.set(id, this.now);
      for (const rows of this.#rows.values()) rows.delete(id);
    }
  }

  /** Whether nothing is kept. */
  get isEmpty(): boolean {
    return this.#answers.size === 0 && this.#rows.values().every(({ size }) => size === 0);
  }

  #isUnchanged(id: number, readAt: number): boolean {
    return readAt >= this.#first && (this.#changedAt.peek(id) ?? 0) <= readAt;
  }
}

/**
 * Times are left out: they differ between questions, and the result for an earlier time is wanted.
 */
const keyOf = (statement: string, values: readonly unknown[]): string =>
  `${statement} ${JSON.stringify(values.filter((value) => !(value instanceof Date)))}`;

/** Every number among the values of a statement, and the ids in its rows. */
function idsIn({ rows, values }: Answer): number[] {
  const named = rows.flatMap((row) => {
    const { id, listing_id: listingId } = row as { id?: unknown; listing_id?: unknown };
    return [id, listingId];
  });
  return [...values.flat(), ...named].filter((one): one is number => typeof one === 'number');
}
