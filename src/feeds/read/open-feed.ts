import type { Db } from '../../platform/db/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import type { FeedRow } from '../feed.sql.ts';
import { FeedBroken } from '../feeds.errors.ts';
import { READ_LIMITS, readFeed } from './index.ts';
import type { ReadFeed, ReadLimits, Row } from './index.ts';
import { FETCH_LIMITS, fetchFeed } from './fetch.ts';
import type { FeedSource, FetchedBody, FetchLimits, Validators } from './fetch.ts';
import { sourceOf } from './source.ts';

/** A feed's file whose rows are being read. */
export interface FeedFile extends ReadFeed {
  /** Null for a feed in pages, since they would describe the first page only. */
  validators: Validators;
  /** Closes the reply without reading the rest. */
  discard(): void;
}

export interface ReadDeps {
  db: Db;
  keyRing: KeyRing;
  outbound: Outbound;
  /** Folder in which a ZIP archive is stored while it is read; by default the system's. */
  tempFolder?: string;
  readLimits?: ReadLimits;
  fetchLimits?: FetchLimits;
}

interface Options {
  /** Whether the answer may be that the file has not changed since it was applied. */
  isConditional: boolean;
  signal?: AbortSignal | undefined;
}

/** Daisycon gives 1,000 rows a page. */
const MAX_PAGES = 5_000;

type Page = ReadFeed & { fetched: FetchedBody };

/**
 * First step of a run: fetches a feed's file and opens it. The pages after the first, which Daisycon and shops have,
 * are fetched as the rows are read.
 * @returns null when the file has not changed
 * @throws {FeedBroken} here or while the rows are read
 */
export async function openFeed(
  deps: ReadDeps,
  feed: FeedRow,
  { isConditional, signal }: Options,
): Promise<FeedFile | null> {
  const { outbound, readLimits = READ_LIMITS, fetchLimits = FETCH_LIMITS } = deps;
  const source = await sourceOf(deps, feed, isConditional);
  const fetched = await fetchFeed(outbound, source, fetchLimits, signal);
  if (fetched === 'not_modified') return null;
  const isPaged = fetched.next !== null;
  let page = await openPage(fetched, deps, isPaged);

  async function* batches(): AsyncGenerator<Row[]> {
    const seen = new Set([source.address]);
    for (let before = 0; ;) {
      let last = before;
      for await (const batch of page.batches) {
        last = before + (batch.at(-1)?.number ?? 0);
        if (last > readLimits.rows) {
          throw new FeedBroken(`The feed has more than ${readLimits.rows} rows.`);
        }
        yield before === 0 ? batch : batch.map((row) => new LaterRow(row, before));
      }
      before = last;
      const { next } = page.fetched;
      if (next === null) return;
      if (seen.has(next)) throw new FeedBroken('A page of the feed leads back to an earlier one.');
      if (seen.size >= MAX_PAGES)
        throw new FeedBroken(`The feed has more than ${MAX_PAGES} pages.`);
      seen.add(next);
      const more = await fetchFeed(outbound, sourceOfPage(source, next), fetchLimits, signal);
      // Without validators the answer is never that nothing has changed.
      if (more === 'not_modified') throw new FeedBroken('A page answers with status 304.');
      page = await openPage(more, deps, true);
    }
  }

  return {
    format: page.format,
    headerLine: page.headerLine,
    batches: batches(),
    validators: isPaged ? { etag: null, lastModified: null } : fetched.validators,
    discard: () => page.fetched.discard(),
  };
}

/** @param isPart whether there are other pages, so that it holds fewer rows than it may say the feed has */
async function openPage(
  fetched: FetchedBody,
  { readLimits, tempFolder }: ReadDeps,
  isPart: boolean,
): Promise<Page> {
  try {
    const { body, charset } = fetched;
    return { ...(await readFeed(body, readLimits, { isPart, charset, tempFolder })), fetched };
  } catch (error) {
    fetched.discard();
    throw error;
  }
}

/**
 * Returns the source of a further page. The partner's header is sent only to the feed's own host,
 * as after a redirect.
 */
function sourceOfPage({ address, header, partnerId }: FeedSource, page: string): FeedSource {
  const isOwnHost = new URL(page).origin === new URL(address).origin;
  return { address: page, header: isOwnHost ? header : null, partnerId, validators: null };
}

/** A row of a further page, numbered on from the pages before. */
class LaterRow implements Row {
  readonly number: number;
  readonly line = null;
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
