import type { CallOptions, Http } from './http.ts';

/** Default number of items on a page. */
const PAGE_SIZE = 200;

/** A page of a list, as the API returns it. */
export interface Page<T> {
  data: T[];
  has_more: boolean;
  /** Cursor of the next page; null on the last. */
  next_cursor: string | null;
}

/** A page of a list that grows at its end. */
export interface FollowedPage<T> extends Page<T> {
  /** Cursor of all that comes after this page, also on the last. */
  resume_cursor: string;
}

/**
 * A list of the API. `for await` iterates over all items and requests each page when it is needed.
 */
export class List<T, P extends Page<T> = Page<T>> implements AsyncIterable<T> {
  readonly #read: (cursor: string | undefined) => Promise<P>;
  readonly #first: string | undefined;
  #cursor: string | undefined;

  /** `read` requests the page at a cursor; `first` is the cursor to start at. */
  constructor(read: (cursor: string | undefined) => Promise<P>, first: string | undefined) {
    this.#read = read;
    this.#first = first;
    this.#cursor = first;
  }

  /**
   * Cursor to continue at: all items before it have been iterated over, and none after it is
   * missed. After an interruption it is that of the page that was not finished, so that the first
   * items of that page come again. Lists of leads and events have it also at their end: keep it, and
   * ask with it later for what is new.
   */
  get cursor(): string | undefined {
    return this.#cursor;
  }

  /** Iterates over every item from the first page on. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  /**
   * Iterates over pages. Each has the cursor of the next one, which you can store to continue there
   * later.
   */
  async *pages(): AsyncGenerator<P, void, undefined> {
    let cursor = this.#first;
    this.#cursor = cursor;
    do {
      const page = await this.#read(cursor);
      yield page;
      cursor = page.next_cursor ?? undefined;
      this.#cursor = resumeCursorOf(page) ?? cursor ?? this.#cursor;
    } while (cursor !== undefined);
  }

  /** Returns all items in one array. */
  async all(): Promise<T[]> {
    const items: T[] = [];
    for await (const item of this) items.push(item);
    return items;
  }
}

const resumeCursorOf = (page: object): string | undefined =>
  (page as Partial<FollowedPage<unknown>>).resume_cursor;

/** Parameters of every list, in addition to its filters. */
interface ListQuery {
  limit?: number;
  cursor?: string;
}

/** Returns the list at a path, with all items or those that match `query`. */
export function listAt<T, P extends Page<T> = Page<T>>(
  http: Http,
  path: string,
  query: ListQuery,
  options?: CallOptions,
): List<T, P> {
  const read = (cursor: string | undefined) =>
    http.send<P>({
      method: 'GET',
      path,
      query: { limit: PAGE_SIZE, ...query, cursor },
      repeatable: true,
      ...options,
    });
  return new List(read, query.cursor);
}
