import type { CallOptions, Http } from './http.ts';

/** How many items a page has, unless the caller says otherwise. */
const PAGE_SIZE = 200;

/** A page of a list, as the API answers it. */
export interface Page<T> {
  data: T[];
  has_more: boolean;
  next_cursor: string | null;
}

/**
 * A list of the API. `for await` goes through all of it and asks for the next page when it is needed.
 */
export class List<T> implements AsyncIterable<T> {
  readonly #read: (cursor: string | undefined) => Promise<Page<T>>;
  readonly #first: string | undefined;

  /** `read` asks for the page at a cursor; `first` is where to begin. */
  constructor(read: (cursor: string | undefined) => Promise<Page<T>>, first: string | undefined) {
    this.#read = read;
    this.#first = first;
  }

  /** Every item from the first page on. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  /** Page by page, each with the cursor of the next: keep it to go on there another day. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let cursor = this.#first;
    do {
      const page = await this.#read(cursor);
      yield page;
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }

  /** Every item, in one array. */
  async all(): Promise<T[]> {
    const items: T[] = [];
    for await (const item of this) items.push(item);
    return items;
  }
}

/** What may be asked of every list, beside what narrows it. */
interface ListQuery {
  limit?: number;
  cursor?: string;
}

/** The list at a path: all of it, or what `query` asks for. */
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
