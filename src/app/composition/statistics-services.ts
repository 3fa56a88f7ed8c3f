import { countLeadsAfter } from '../../leads/index.ts';
import {
  createCounts,
  createOwnFigures,
  createStatsAnswers,
  leadCountsJob,
  rollUpJob,
  windowsJob,
} from '../../statistics/index.ts';
import { type Accounts, hasPremium } from '../../partners/index.ts';
import type { AppContext } from './app-context.ts';

/** Makes the statistics: counts of this process, what partners read of them, and their jobs. */
export function createStatisticsServices(context: AppContext, accounts: Pick<Accounts, 'get'>) {
  const { settings, db, clock, log, rateLimits } = context;
  const ownFigures = createOwnFigures(db.reads);
  return {
    counts: createCounts({
      db,
      clock,
      onError: (error) => log.warn({ err: error }, 'statistics cannot be written down'),
    }),
    /** Of counts of saved listings for each address. */
    saveLimit: rateLimits.local('saves', settings.CLICK_LIMIT, 60),
    ownFigures,
    /** Of the API. */
    answers: createStatsAnswers({
      figures: ownFigures,
      clock,
      hasPremium: async (partnerId) => hasPremium(await accounts.get(partnerId), clock.now()),
    }),
    jobs: [
      leadCountsJob(db, (tx, afterSeq, most) => tx.query(countLeadsAfter, [afterSeq, most])),
      windowsJob(db, clock),
      rollUpJob(db, clock),
    ],
  };
}
