import { currencyDecimals } from '../listings/index.ts';
import type { ListingInput } from '../listings/index.ts';
import { wholeSecond } from '../platform/clock.ts';
import { selectFeed } from './feed.sql.ts';
import { FeedBroken, feedNotFound } from './feeds.errors.ts';
import { Plans } from './map/index.ts';
import type { ColumnReport } from './map/index.ts';
import { READ_LIMITS, readFeed } from './read/index.ts';
import type { FeedFormat } from './read/index.ts';
import { FETCH_LIMITS, fetchFeed } from './run/fetch.ts';
import { Intake } from './run/intake.ts';
import type { RowSink } from './run/intake.ts';
import { KnownRows } from './run/known-rows.ts';
import type { RowProblem } from './run/problems.ts';
import type { RunNeeds } from './run/run-feed.ts';
import { Towns } from './run/towns.ts';
import { openSource } from './source.ts';
import { Notes } from './test-notes.ts';
import { summarise } from './test-summary.ts';
import type { ProblemSummary } from './test-summary.ts';

/** One listing of a test read, as its card would show it. */
export interface SampleCard {
  row: number;
  id: string;
  category: string;
  title: string;
  url: string;
  image: string | null;
  /** In words: `89.00 GBP per night`. */
  price: string | null;
  location: ListingInput['location'];
  country_code: string;
}

/** What Campcairn understood of the first rows of a feed. */
export interface TestAnswer extends Partial<Omit<FeedFormat, 'kind'>>, ColumnReport {
  /** csv, tsv, json, jsonl or xml; null when not even that could be told. */
  format: FeedFormat['kind'] | null;
  /** Rows that were read: the first thousand at most. */
  rows: number;
  valid: number;
  problems: RowProblem[];
  /** The same problems put together by column, the most frequent first. */
  fixes: ProblemSummary[];
  sample: SampleCard[];
  /** What to look at before publishing, in sentences. */
  notes: string[];
  /** Why the feed would be called broken; null when it would not, as far as it was read. */
  error: string | null;
}

const MOST_ROWS = 1000;
const MOST_CARDS = 12;
const MOST_PROBLEMS = 200;

/**
 * Reads the first rows of a feed and says what they were understood as. Publishes nothing.
 * @throws `not_found`
 */
export async function testFeed(needs: RunNeeds, feedId: number): Promise<TestAnswer> {
  const feed = await needs.db.maybeOne(selectFeed, [feedId]);
  if (feed === undefined) throw feedNotFound(feedId);
  const sample = new Sample();
  const notes = new Notes();
  const plans = new Plans(feed.settings);
  const intake = new Intake({
    partnerId: feed.partner_id,
    settings: feed.settings,
    know: async () => new KnownRows(),
    sink: sample,
    towns: new Towns(needs.findTowns),
    place: needs.place,
    now: wholeSecond(needs.clock.now()),
  });
  const source = { ...openSource(feed, needs.keyRing), known: null };
  let format: FeedFormat | null = null;
  let error: string | null = null;
  try {
    const fetched = await fetchFeed(needs.outbound, source, needs.fetchLimits ?? FETCH_LIMITS);
    if (fetched.kind === 'not_modified')
      throw new FeedBroken('The address answers with status 304.');
    const open = await readFeed(fetched.body, needs.readLimits ?? READ_LIMITS);
    format = open.format;
    for await (const batch of open.batches) {
      const rows = batch.slice(0, MOST_ROWS - intake.rows);
      await intake.take(rows);
      notes.look(rows, plans.for.bind(plans));
      if (intake.rows >= MOST_ROWS) break;
    }
    intake.end();
  } catch (broken) {
    if (!(broken instanceof FeedBroken)) throw broken;
    error = broken.message;
  }
  const problems = intake.problems.list();
  return {
    format: format?.kind ?? null,
    delimiter: format?.delimiter ?? null,
    compression: format?.compression ?? null,
    encoding: format?.encoding ?? 'utf-8',
    ...intake.columns(),
    rows: intake.rows,
    valid: intake.valid,
    problems: problems.slice(0, MOST_PROBLEMS),
    fixes: summarise(problems),
    sample: sample.cards,
    notes: notes.list(sample.cards, feed.settings.unit !== undefined || isUnitSaid(plans)),
    error,
  };
}

function isUnitSaid(plans: Plans): boolean {
  return [...plans.all()].some(({ groups }) => groups.price_unit.length + groups.nights.length > 0);
}

/** Keeps the first listings as cards and lets the others go. */
class Sample implements RowSink {
  readonly cards: SampleCard[] = [];

  addListing(...[row, id, , listing]: Parameters<RowSink['addListing']>): void {
    if (this.cards.length === MOST_CARDS) return;
    const { document } = listing;
    this.cards.push({
      row,
      id,
      category: document.category,
      title: document.title,
      url: document.url,
      image: document.images[0]?.url ?? null,
      price: document.price === undefined ? null : priceInWords(document.price),
      location: document.location,
      country_code: listing.country_code,
    });
  }

  addFailed(): void {
    // Its problems are told; nothing of it is kept.
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }
}

function priceInWords({ from, currency, unit }: NonNullable<ListingInput['price']>): string {
  const decimals = currencyDecimals(currency);
  return `${(from / 10 ** decimals).toFixed(decimals)} ${currency} per ${unit}`;
}
