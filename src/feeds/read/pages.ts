import type { Outbound } from '../../platform/outbound/index.ts';
import { FeedBroken } from '../feeds.errors.ts';
import { READ_LIMITS, readFeed } from './index.ts';
import type { FeedFormat, OpenFeed, ReadLimits, Row } from './index.ts';
import { FETCH_LIMITS, fetchFeed } from './fetch.ts';
import type { FeedSource, FetchLimits, Fetched } from './fetch.ts';

/** What opening a feed led to. */
export type Opened =
  | { kind: 'not_modified' }
  | {
      kind: 'rows';
      format: FeedFormat;
      /** The line of a CSV file's header. */
      headerLine: number;
      /** The rows of all pages, numbered through. */
      batches: AsyncIterable<Row[]>;
      /** Null of a feed in pages, of which they tell about the first only. */
      etag: string | null;
      lastModified: string | null;
      /** Closes the reply without reading the rest. */
      discard(): void;
    };

interface Needs {
  outbound: Outbound;
  readLimits?: ReadLimits;
  fetchLimits?: FetchLimits;
}

/** Daisycon gives 1,000 rows a page. */
const MAX_PAGES = 5_000;

type Page = OpenFeed & { fetched: Fetched & { kind: 'body' } };

/**
 * Fetches a feed and opens it; the pages after the first, which Daisycon has, are fetched as the rows are read.
 * @throws {FeedBroken} here or while the rows are read
 */
export async function openFeed(
  needs: Needs,
  source: FeedSource,
  signal?: AbortSignal,
): Promise<Opened> {
  const fetched = await fetchFeed(
    needs.outbound,
    source,
    needs.fetchLimits ?? FETCH_LIMITS,
    signal,
  );
  if (fetched.kind === 'not_modified') return fetched;
  const isPaged = fetched.next !== null;
  let page = await openPage(needs, fetched, isPaged);

  async function* batches(): AsyncGenerator<Row[]> {
    const { rows: maxRows } = needs.readLimits ?? READ_LIMITS;
    const seen = new Set([source.address]);
    for (let before = 0; ;) {
      let last = before;
      for await (const batch of page.batches) {
        last = before + (batch.at(-1)?.number ?? 0);
        if (last > maxRows) throw new FeedBroken(`The feed has more than ${maxRows} rows.`);
        yield before === 0 ? batch : batch.map((row) => new LaterRow(row, before));
      }
      before = last;
      const { next } = page.fetched;
      if (next === null) return;
      if (seen.has(next)) throw new FeedBroken('A page of the feed leads back to an earlier one.');
      if (seen.size >= MAX_PAGES)
        throw new FeedBroken(`The feed has more than ${MAX_PAGES} pages.`);
      seen.add(next);
      page = await openPage(needs, await fetchPage(needs, source, next, signal), true);
    }
  }

  return {
    kind: 'rows',
    format: page.format,
    headerLine: page.headerLine,
    batches: batches(),
    etag: isPaged ? null : fetched.etag,
    lastModified: isPaged ? null : fetched.lastModified,
    discard: () => page.fetched.discard(),
  };
}

/** @param isPart whether there are other pages, so that it holds fewer rows than it may say the feed has */
async function openPage(
  { readLimits }: Needs,
  fetched: Page['fetched'],
  isPart: boolean,
): Promise<Page> {
  try {
    const { body, charset } = fetched;
    const open = await readFeed(body, readLimits ?? READ_LIMITS, { isPart, charset });
    return { ...open, fetched };
  } catch (error) {
    fetched.discard();
    throw error;
  }
}

/** Fetches a further page; the partner's header is for the feed's own host only, as after a redirect. */
async function fetchPage(
  { outbound, fetchLimits }: Needs,
  { address, header, partnerId }: FeedSource,
  next: string,
  signal: AbortSignal | undefined,
): Promise<Page['fetched']> {
  const isOwnHost = new URL(next).origin === new URL(address).origin;
  const fetched = await fetchFeed(
    outbound,
    { address: next, header: isOwnHost ? header : null, partnerId, known: null },
    fetchLimits ?? FETCH_LIMITS,
    signal,
  );
  // Without validators the answer is never that nothing has changed.
  if (fetched.kind === 'not_modified') throw new FeedBroken('A page answers with status 304.');
  return fetched;
}

/** A row of a further page, numbered on from the pages before. */
class LaterRow implements Row {
  readonly number: number;
  readonly place = null;
  readonly raw: Row['raw'];
  readonly #row: Row;

  constructor(row: Row, before: number) {
    this.number = before + row.number;
    this.raw = row.raw;
    this.#row = row;
  }

  get header(): Row['header'] {
    return this.#row.header;
  }

  cells(): ReturnType<Row['cells']> {
    return this.#row.cells();
  }
}
