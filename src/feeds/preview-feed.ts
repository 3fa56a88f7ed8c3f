import { wholeSecond } from '../platform/clock.ts';
import type { Session } from '../platform/db/index.ts';
import { differenceOf, type FeedDifference } from './compare/difference.ts';
import { Stage } from './compare/stage.ts';
import { type FeedRow, selectFeed } from './feed.sql.ts';
import { FeedBroken, feedNotFound } from './feeds.errors.ts';
import {
  type ColumnReport,
  Plans,
  similarColumns,
  similarSentence,
  unitOfName,
} from './map/index.ts';
import { feedImporter } from './map/map-feed.ts';
import type { FeedFormat } from './read/index.ts';
import { openFeed } from './read/open-feed.ts';
import { settingsOf } from './read/source.ts';
import { PreviewNotes } from './report/preview-notes.ts';
import { Sample, type SampleCard } from './report/preview-sample.ts';
import { type ProblemSummary, type RowProblem, summarise } from './report/problems.ts';
import type { RunDeps } from './run-feed.ts';

/** How the rows of a feed were understood. */
export interface FeedPreview extends Partial<Omit<FeedFormat, 'kind'>>, ColumnReport {
  /** csv, tsv, json, jsonl or xml; null when it was not recognised. */
  format: FeedFormat['kind'] | null;
  /** Number of rows read. */
  rows: number;
  /** Whether these are all rows of the file. */
  whole: boolean;
  valid: number;
  failed: number;
  problems: RowProblem[];
  /** The problems grouped by column and message, the most frequent first. */
  fixes: ProblemSummary[];
  sample: SampleCard[];
  /** Advice before publishing, in sentences. */
  notes: string[];
  /** The changes that publishing these rows would make; null when the feed could not be read. */
  difference: FeedDifference | null;
  /** Why a run would be broken; null when it would not, as far as the feed was read. */
  error: string | null;
}

/** How much of a feed is read. */
interface PreviewOptions {
  maxRows?: number;
  /** Aborts the reading. */
  signal?: AbortSignal;
}

/** Rows that are read unless more are asked for. */
const MAX_ROWS = 1_000;
const MAX_PROBLEMS = 200;

/**
 * Reads the first rows of a feed and reports how they were understood and what they would change;
 * publishes nothing. For a feed that cannot be read the preview's `error` says why.
 * @throws `not_found`
 */
export async function previewFeed(
  deps: RunDeps,
  feedId: number,
  options: PreviewOptions = {},
): Promise<FeedPreview> {
  const feed = await deps.db.maybeOne(selectFeed, [feedId]);
  if (feed === undefined) throw feedNotFound(feedId);
  return deps.db.withSession((session) => previewIn(session, deps, feed, options));
}

async function previewIn(
  session: Session,
  deps: RunDeps,
  feed: FeedRow,
  { maxRows = MAX_ROWS, signal }: PreviewOptions,
): Promise<FeedPreview> {
  const settings = settingsOf(feed, deps.keyRing);
  const stage = await Stage.open(session);
  const sample = new Sample(stage);
  const notes = new PreviewNotes();
  const plans = new Plans(settings);
  const importer = await feedImporter(deps, feed, sample, wholeSecond(deps.clock.now()));
  let format: FeedFormat | null = null;
  let error: string | null = null;
  let whole = false;
  let difference: FeedDifference | null = null;
  try {
    const file = await openFeed(deps, feed, { isConditional: false, signal });
    if (file === null) throw new FeedBroken('The address answers with status 304.');
    try {
      format = file.format;
      notes.headerAt(file.headerLine);
      whole = true;
      for await (const batch of file.batches) {
        signal?.throwIfAborted();
        const rows = batch.slice(0, maxRows - importer.rows);
        await importer.add(rows);
        notes.look(rows, plans.for.bind(plans));
        whole = rows.length === batch.length;
        if (!whole) break;
      }
    } finally {
      // An unread reply would keep its connection open, and the partner's next run would wait for
      // one.
      file.discard();
    }
    importer.checkUsable();
    await stage.end();
    difference = await differenceOf(session, { feed, importer }, whole);
  } catch (broken) {
    if (!(broken instanceof FeedBroken)) throw broken;
    error = broken.message;
  }
  const problems = importer.problems.list();
  const columns = importer.columns();
  return {
    format: format?.kind ?? null,
    delimiter: format?.delimiter ?? null,
    compression: format?.compression ?? null,
    encoding: format?.encoding ?? 'utf-8',
    ...columns,
    rows: importer.rows,
    whole: whole && error === null,
    valid: importer.valid,
    failed: importer.problems.failedRows,
    problems: problems.slice(0, MAX_PROBLEMS),
    fixes: summarise(problems),
    sample: sample.cards,
    notes: [
      ...similarColumns(columns, settings).map(similarSentence),
      ...notes.list(sample.cards, settings.unit !== undefined || isUnitGiven(plans)),
      ...importer.options.towns.notes(),
    ],
    difference,
    error,
  };
}

function isUnitGiven(plans: Plans): boolean {
  return [...plans.all()].some(
    ({ groups, names }) =>
      groups.price_unit.length + groups.nights.length > 0 ||
      groups.price.flat().some((at) => unitOfName(names[at]!) !== null),
  );
}
