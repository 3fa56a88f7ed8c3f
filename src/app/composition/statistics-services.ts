import { countLeadsAfter } from '../../leads/index.ts';
import {
  createCounts,
  createOwnFigures,
  createSearchCounts,
  createSearchFigures,
  createStatsAnswers,
  leadCountsJob,
  rollUpJob,
  windowsJob,
} from '../../statistics/index.ts';
import { type Accounts, hasPremium } from '../../partners/index.ts';
import type { AppContext } from './app-context.ts';

/**
 * Creates the statistics: the counts of this process, the statistics that partners read, and their
 * jobs.
 */
export function createStatisticsServices(context: AppContext, accounts: Pick<Accounts, 'get'>) {
  const { settings, db, clock, log, rateLimits } = context;
  const ownFigures = createOwnFigures(db.reads);
  const onError = (error: unknown) => log.warn({ err: error }, 'statistics cannot be written down');
  return {
    counts: createCounts({ db, clock, onError }),
    /** Of searches that found nothing or little. */
    searchCounts: createSearchCounts({ db, clock, onError }),
    searchFigures: createSearchFigures(db.reads, clock),
    /** Rate limit of counted saves for each address. */
    saveLimit: rateLimits.local('saves', settings.CLICK_LIMIT, 60),
    ownFigures,
    /** Answers of the API. */
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
