import { countLeadsAfter } from '../leads/index.ts';
import {
  createCounts,
  createOwnFigures,
  leadCountsJob,
  rollUpJob,
  windowsJob,
} from '../statistics/index.ts';
import type { Foundation } from './foundation.ts';

/** Makes the statistics: counts of this process, what partners read of them, and their jobs. */
export function createStatisticsServices({ db, readDb, clock, log }: Foundation) {
  return {
    counts: createCounts({
      db,
      clock,
      onError: (error) => log.warn({ err: error }, 'statistics cannot be written down'),
    }),
    ownFigures: createOwnFigures(readDb),
    jobs: [
      leadCountsJob(db, (tx, afterSeq, most) => tx.query(countLeadsAfter, [afterSeq, most])),
      windowsJob(db, clock),
      rollUpJob(db, clock),
    ],
  };
}
