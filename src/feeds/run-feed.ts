import type { PartnerMails } from '../mails/index.ts';
import type { Locator } from '../places/index.ts';
import type { Clock } from '../platform/clock.ts';
import { wholeSecond } from '../platform/clock.ts';
import type { Db, Session } from '../platform/db/index.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { endNotModified, endRun, selectWhole, startRun, tidyRuns } from './feed-run.sql.ts';
import type { RunEnd, RunRow, RunStatus } from './feed-run.sql.ts';
import { noteBroken, selectFeed } from './feed.sql.ts';
import type { FeedRow } from './feed.sql.ts';
import { FeedBroken, FeedBusy, NoRowValid, feedNotFound } from './feeds.errors.ts';
import type { ReadLimits } from './read/index.ts';
import { openSource, settingsOf } from './read/source.ts';
import { applyStage } from './apply/apply.ts';
import type { FeedSource, FetchLimits } from './read/fetch.ts';
import { Intake } from './map/intake.ts';
import { KnownRows } from './compare/known-rows.ts';
import { loadKnownRows } from './compare/known-rows.sql.ts';
import { mappingVersion } from './map/mapping-version.ts';
import { reportProgress } from './report/progress.ts';
import type { RowProblem } from './report/problems.ts';
import { notifyPartner } from './report/notify.ts';
import { openFeed } from './read/pages.ts';
import type { Opened } from './read/pages.ts';
import { Stage } from './compare/stage.ts';
import { lockFeedReading, unlockFeedReading } from './compare/stage.sql.ts';
import { storable } from './map/storable.ts';
import { Towns } from './map/location/towns.ts';
import type { FindTowns } from './map/location/towns.ts';

export interface RunNeeds {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  outbound: Outbound;
  /** What places listings; asked for only when rows are read, since it may load the gazetteer. */
  locator(): Promise<Pick<Locator, 'locate'>>;
  findTowns: FindTowns;
  mails: PartnerMails;
  readLimits?: ReadLimits;
  fetchLimits?: FetchLimits;
}

/**
 * Reads a feed and publishes its changes. Problems of the feed are in the returned run; a broken feed is
 * not applied.
 * @param signal aborts the run, which then counts as interrupted
 * @throws `not_found`; {FeedBusy} while another run reads it
 */
export async function runFeed(
  needs: RunNeeds,
  feedId: number,
  signal?: AbortSignal,
): Promise<RunRow> {
  return needs.db.withSession(async (session) => {
    const { locked } = await session.one(lockFeedReading, [feedId]);
    if (!locked) throw new FeedBusy();
    try {
      const { run, problems } = await recordedRun(needs, session, feedId, signal);
      await notifyPartner(needs.db, needs.mails, run, problems);
      await needs.db.execute(tidyRuns, [feedId]);
      return run;
    } finally {
      // When the connection is lost, so is the lock.
      await session.execute(unlockFeedReading, [feedId]).catch(() => 0);
    }
  });
}

/** Reads and applies a feed, and stores how the run ended. */
async function recordedRun(
  needs: RunNeeds,
  session: Session,
  feedId: number,
  signal: AbortSignal | undefined,
): Promise<Ran> {
  const feed = await needs.db.maybeOne(selectFeed, [feedId]);
  if (feed === undefined) throw feedNotFound(feedId);
  const run = await needs.db.one(startRun, [feedId, wholeSecond(needs.clock.now())]);
  try {
    return await readAndApply(needs, session, feed, run.id, signal);
  } catch (error) {
    const ended = wholeSecond(needs.clock.now());
    if (!(error instanceof FeedBroken) || signal?.aborted === true) {
      const end = endWithoutRows('interrupted', INTERRUPTED, ended);
      await needs.db.query(endRun, [run.id, end]);
      throw error;
    }
    await needs.db.execute(noteBroken, [feedId, ended]);
    const end = { ...endWithoutRows('broken', error.message, ended), ...rowsOf(error) };
    return { run: await needs.db.one(endRun, [run.id, end]), problems: [] };
  }
}

/** A run that has ended, with all problems of its rows. */
interface Ran {
  run: RunRow;
  problems: RowProblem[];
}

const INTERRUPTED = 'The run was interrupted.';

/** The end of a run that changed nothing. */
const endWithoutRows = (status: RunStatus, error: string, endedAt: Date): RunEnd => ({
  ended_at: endedAt,
  status,
  error: storable(error),
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  paused: 0,
  resumed: 0,
  failed: 0,
  problems: [],
});

/** What a broken run says of its rows. */
const rowsOf = (error: FeedBroken): Pick<RunEnd, 'rows' | 'failed' | 'problems'> | undefined =>
  error instanceof NoRowValid
    ? { rows: error.rows, failed: error.problems.failedRows, problems: error.problems.stored() }
    : undefined;

async function readAndApply(
  needs: RunNeeds,
  session: Session,
  feed: FeedRow,
  runId: number,
  signal: AbortSignal | undefined,
): Promise<Ran> {
  const source = await sourceOf(needs, feed);
  const opened = await openFeed(needs, source, signal);
  const now = wholeSecond(needs.clock.now());
  if (opened.kind === 'not_modified') {
    return { run: await needs.db.one(endNotModified, [runId, now, feed.id]), problems: [] };
  }
  try {
    const stage = new Stage(session);
    await stage.open();
    const taken = await takeInRows(needs, session, feed, { opened, stage, now, runId, signal });
    await stage.end();
    const { etag, lastModified } = opened;
    const ids = { feedId: feed.id, partnerId: feed.partner_id, runId };
    const run = await applyStage(session, { ...ids, ...taken, etag, lastModified, now });
    return { run, problems: taken.intake.problems.list() };
  } finally {
    // What was not read would keep its connection, and the partner's next run waiting for one.
    opened.discard();
  }
}

/** Where a feed is read; its validators are sent only if the file they are of would change nothing. */
async function sourceOf({ db, keyRing }: RunNeeds, feed: FeedRow): Promise<FeedSource> {
  const source = openSource(feed, keyRing);
  if (feed.etag === null && feed.last_modified === null) return source;
  const { whole } = await db.one(selectWhole, [feed.id]);
  return whole ? source : { ...source, known: null };
}

interface TakingIn {
  opened: Opened & { kind: 'rows' };
  stage: Stage;
  now: Date;
  runId: number;
  signal: AbortSignal | undefined;
}

async function takeInRows(
  needs: RunNeeds,
  session: Session,
  feed: FeedRow,
  { opened, stage, now, runId, signal }: TakingIn,
): Promise<{ intake: Intake; known: KnownRows; mapping: string }> {
  const { format, batches } = opened;
  const { partner_id: partnerId } = feed;
  const settings = settingsOf(feed, needs.keyRing);
  const progress = reportProgress(needs.db, runId);
  const towns = new Towns(needs.findTowns, feed.partner_countries);
  let mapping = '';
  let known = new KnownRows();
  const know = async (header: readonly string[] | null): Promise<KnownRows> => {
    mapping = mappingVersion(settings, format, header);
    if (mapping === feed.mapping) known = await loadKnownRows(session, feed.id);
    return known;
  };
  const { locate } = await needs.locator();
  const intake = new Intake({ partnerId, settings, know, sink: stage, towns, locate, now });
  for await (const batch of batches) {
    signal?.throwIfAborted();
    await intake.take(batch);
    progress(intake.rows);
  }
  return { intake, known, mapping };
}
