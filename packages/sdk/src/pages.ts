import type { CallOptions, Http } from './http.ts';

/** Default number of items on a page. */
const PAGE_SIZE = 200;

/** A page of a list, as the API returns it. */
export interface Page<T> {
  data: T[];
  has_more: boolean;
  next_cursor: string | null;
}

/**
 * A list of the API. `for await` iterates over all items and requests each page when it is needed.
 */
export class List<T> implements AsyncIterable<T> {
  readonly #read: (cursor: string | undefined) => Promise<Page<T>>;
  readonly #first: string | undefined;

  /** `read` requests the page at a cursor; `first` is the cursor to start at. */
  constructor(read: (cursor: string | undefined) => Promise<Page<T>>, first: string | undefined) {
    this.#read = read;
    this.#first = first;
  }

  /** Iterates over every item from the first page on. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  /**
   * Iterates over pages. Each has the cursor of the next one, which you can store to continue there
   * later.
   */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let cursor = this.#first;
    do {
      const page = await this.#read(cursor);
      yield page;
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }

  /** Returns all items in one array. */
  async all(): Promise<T[]> {
    const items: T[] = [];
    for await (const item of this) items.push(item);
    return items;
  }
}

/** Parameters of every list, in addition to its filters. */
interface ListQuery {
  limit?: number;
  cursor?: string;
}

/** Returns the list at a path, with all items or those that match `query`. */
export function listAt<T, Query extends ListQuery>(
  http: Http,
  path: string,
  query: Query,
  options?: CallOptions,
): List<T> {
  const read = (cursor: string | undefined) =>
    http.send<Page<T>>({
      method: 'GET',
      path,
      query: { limit: PAGE_SIZE, ...query, cursor },
      repeatable: true,
      ...options,
    });
  return new List(read, query.cursor);
}
