import { statement } from '../../platform/db/index.ts';
import { COLUMN_DEFINITIONS, selectedColumns } from '../../listings/index.ts';

/** Temporary table of a run's rows, filled outside any transaction while the file arrives. */
export const createStage = statement(
  'feeds.create_stage',
  `create temporary table feed_stage (
     row integer, external_id text collate "C", former_id text collate "C", row_hash bytea, valid boolean,
     ${COLUMN_DEFINITIONS})`,
);

/** Without statistics of these columns, joins would be planned for a thousand rows; a sample of 3,000 is enough. */
export const analyzeStage = statement(
  'feeds.analyze_stage',
  'analyze feed_stage (row, external_id, former_id, valid)',
);

/** Lets a million staged rows be joined in memory, and samples fewer of them; until the end of the transaction. */
export const adaptSession = statement(
  'feeds.adapt_session',
  `select set_config('work_mem', '128MB', true), set_config('default_statistics_target', '10', true)`,
);

export const COPY_STAGE = `copy feed_stage (row, external_id, former_id, row_hash, valid, ${selectedColumns()})
  from stdin`;

/** First key of the advisory lock of a feed's reader; the second is the feed's id. */
export const FEED_LOCK = 7_301_240;

/** Takes the advisory lock of a feed's reader, if it is free. */
export const lockFeedReading = statement<{ locked: boolean }, [feedId: number]>(
  'feeds.lock_feed_reading',
  `select pg_try_advisory_lock(${FEED_LOCK}, $1) as locked`,
);

/** Releases the lock immediately; closing the connection would release it slightly later. */
export const unlockFeedReading = statement<never, [feedId: number]>(
  'feeds.unlock_feed_reading',
  `select pg_advisory_unlock(${FEED_LOCK}, $1)`,
);
