import { environmentOfProcess } from '../../../platform/config/index.ts';
import { RELEASE } from '../../../platform/release.ts';
import type { AppContext } from '../../composition/app-context.ts';
import { createOperations } from '../../use-cases/operations/index.ts';
import { createSetUpNotices } from '../../use-cases/set-up/index.ts';
import type { Services } from '../../composition/services.ts';
import { createConsoleApplications } from './applications.ts';
import { createConsoleBusiness } from './business.ts';
import { createConsoleClaims } from './claims.ts';
import { createConsoleFeeds } from './feeds.ts';
import { createConsoleFind } from './find.ts';
import { createConsoleLeads } from './leads.ts';
import { createConsoleListings } from './listings.ts';
import type { Operator } from './operator.ts';
import { createConsolePartners } from './partners.ts';
import { createQueue } from './queue.ts';
import { createConsoleSearches } from './searches.ts';
import { createConsoleSystem } from './system.ts';
import { createWaiting } from './waiting.ts';

/** The functions of the console's pages for one operator; changes are recorded in the audit log. */
export type Console = ReturnType<ReturnType<typeof createConsole>>;

/** Returns a function that creates the console of an operator by email address. */
export const createConsole = (context: AppContext, services: Services) => {
  const environment = environmentOfProcess();
  const startedAt = context.clock.now();
  const setUp = createSetUpNotices({ ...context, ...services, environment, startedAt });
  return (email: string) => consoleOf(context, services, setUp, email);
};

const consoleOf = (
  context: AppContext,
  services: Services,
  setUp: ReturnType<typeof createSetUpNotices>,
  email: string,
) => {
  const operator: Operator = { email, actor: { kind: 'operator', name: email } };
  const operations = createOperations(context, services, operator.actor);
  const deps = { context, services, operator, operations };
  const applications = createConsoleApplications(deps);
  const waiting = createWaiting(deps, applications);
  return {
    operator,
    release: RELEASE,
    /** Returns what is wrong with the set-up of a public site. */
    setUp,
    /** The operations of the operator. */
    operations,
    /** Counts the items that wait for operators, for the navigation of every page. */
    async waiting() {
      const [pending, claims, reports, data] = await Promise.all([
        services.applicationReview.countWaiting(),
        services.claimReview.countWaiting(),
        services.reportReview.count(),
        services.sources.held(),
      ]);
      return { applications: pending, claims, reports: reports.open, data: data.length };
    },
    /** Returns everything that waits for operators, the most urgent first. */
    waitingItems: waiting.all,
    queue: createQueue(deps, waiting),
    business: createConsoleBusiness(deps),
    searches: createConsoleSearches(deps),
    find: createConsoleFind(deps),
    applications,
    partners: createConsolePartners(deps),
    listings: createConsoleListings(deps),
    claims: createConsoleClaims(deps),
    feeds: createConsoleFeeds(deps),
    leads: createConsoleLeads(deps),
    system: createConsoleSystem(deps),
  };
};
