import { wholeSecond } from '../platform/clock.ts';
import { selectFeed } from './feed.sql.ts';
import { FeedBroken, feedNotFound } from './feeds.errors.ts';
import { Plans } from './map/index.ts';
import type { ColumnReport } from './map/index.ts';
import { PreviewNotes } from './preview-notes.ts';
import { Sample } from './preview-sample.ts';
import type { SampleCard } from './preview-sample.ts';
import { summarise } from './preview-summary.ts';
import type { ProblemSummary } from './preview-summary.ts';
import { READ_LIMITS, readFeed } from './read/index.ts';
import type { FeedFormat } from './read/index.ts';
import { FETCH_LIMITS, fetchFeed } from './run/fetch.ts';
import { Intake } from './run/intake.ts';
import { KnownRows } from './run/known-rows.ts';
import type { RowProblem } from './run/problems.ts';
import type { RunNeeds } from './run/run-feed.ts';
import { Towns } from './run/towns.ts';
import { openSource } from './source.ts';

/** How the first rows of a feed were understood. */
export interface FeedPreview extends Partial<Omit<FeedFormat, 'kind'>>, ColumnReport {
  /** csv, tsv, json, jsonl or xml; null when it was not recognised. */
  format: FeedFormat['kind'] | null;
  /** Number of rows read, at most 1,000. */
  rows: number;
  valid: number;
  problems: RowProblem[];
  /** The problems grouped by column and message, the most frequent first. */
  fixes: ProblemSummary[];
  sample: SampleCard[];
  /** Advice before publishing, in sentences. */
  notes: string[];
  /** Why a run would be broken; null when it would not, as far as the feed was read. */
  error: string | null;
}

const MAX_ROWS = 1000;
const MAX_PROBLEMS = 200;

/**
 * Reads the first thousand rows of a feed and reports how they were understood; publishes nothing. For a
 * feed that cannot be read the preview's `error` says why.
 * @throws `not_found`
 */
export async function previewFeed(needs: RunNeeds, feedId: number): Promise<FeedPreview> {
  const feed = await needs.db.maybeOne(selectFeed, [feedId]);
  if (feed === undefined) throw feedNotFound(feedId);
  const sample = new Sample();
  const notes = new PreviewNotes();
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
  let discard = () => {};
  try {
    const fetched = await fetchFeed(needs.outbound, source, needs.fetchLimits ?? FETCH_LIMITS);
    if (fetched.kind === 'not_modified')
      throw new FeedBroken('The address answers with status 304.');
    ({ discard } = fetched);
    const open = await readFeed(fetched.body, needs.readLimits ?? READ_LIMITS);
    format = open.format;
    for await (const batch of open.batches) {
      const rows = batch.slice(0, MAX_ROWS - intake.rows);
      await intake.take(rows);
      notes.look(rows, plans.for.bind(plans));
      if (intake.rows >= MAX_ROWS) break;
    }
    intake.end();
  } catch (broken) {
    if (!(broken instanceof FeedBroken)) throw broken;
    error = broken.message;
  } finally {
    // What was not read would keep its connection, and the partner's next run waiting for one.
    discard();
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
    problems: problems.slice(0, MAX_PROBLEMS),
    fixes: summarise(problems),
    sample: sample.cards,
    notes: notes.list(sample.cards, feed.settings.unit !== undefined || isUnitGiven(plans)),
    error,
  };
}

function isUnitGiven(plans: Plans): boolean {
  return [...plans.all()].some(({ groups }) => groups.price_unit.length + groups.nights.length > 0);
}
