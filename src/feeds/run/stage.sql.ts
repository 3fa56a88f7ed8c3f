import { statement } from '../../platform/db/index.ts';
import { COLUMN_DEFINITIONS, selectedColumns } from '../../listings/index.ts';

/** The rows of one run, outside any transaction while the file arrives. */
export const createStage = statement(
  'feeds.create_stage',
  `create temporary table feed_stage (
     row integer, external_id text collate "C", row_hash bytea, valid boolean,
     ${COLUMN_DEFINITIONS})`,
);

/** Without it the joins that follow are planned for a thousand rows. */
export const analyzeStage = statement('feeds.analyze_stage', 'analyze feed_stage');

/** For joining a million staged rows without files; until the end of the transaction. */
export const widenMemory = statement('feeds.widen_memory', `set local work_mem = '128MB'`);

export const COPY_STAGE = `copy feed_stage (row, external_id, row_hash, valid, ${selectedColumns()})
  from stdin`;

/** The first half of the advisory lock of whoever reads a feed; the feed's id is the second. */
export const FEED_LOCK = 7_301_240;

/** Makes this session the only one that reads a feed. */
export const lockFeedReading = statement<{ locked: boolean }, [feedId: number]>(
  'feeds.lock_feed_reading',
  `select pg_try_advisory_lock(${FEED_LOCK}, $1) as locked`,
);

/** Lets others read it, at once: the connection's end would do the same a moment later. */
export const unlockFeedReading = statement<never, [feedId: number]>(
  'feeds.unlock_feed_reading',
  `select pg_advisory_unlock(${FEED_LOCK}, $1)`,
);
