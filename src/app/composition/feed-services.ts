import {
  createFeedReports,
  createFeedRequests,
  createFeeds,
  createPartnerFeeds,
  feedJobs,
  presentRun,
  previewFeed,
  runFeed,
} from '../../feeds/index.ts';
import type { Operators } from '../../operators/index.ts';
import type { PartnerMails } from '../../mails/index.ts';
import { type Locator, townsNamed } from '../../places/index.ts';
import type { MailQueue } from '../../platform/mail/index.ts';
import type { Photos } from '../../photos/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { AppContext } from './app-context.ts';
import { createOperatorPost } from './operator-mails.ts';

/** Limit of readings of each feed per hour that a partner may request; the same limit applies to tests. */
const READINGS_PER_HOUR = 6;

interface Deps {
  outbound: Outbound;
  /** Loads the gazetteer when a feed is read. */
  locator(): Promise<Pick<Locator, 'locate'>>;
  mails: PartnerMails;
  photos: Pick<Photos, 'addresses' | 'own'>;
  mailQueue: Pick<MailQueue, 'post'>;
  operators: Pick<Operators, 'emails'>;
}

export function createFeedServices(
  { settings, db, clock, keyRing, rateLimits }: AppContext,
  { outbound, locator, mails, photos, mailQueue, operators }: Deps,
) {
  const deps = {
    db,
    clock,
    keyRing,
    outbound,
    locator,
    findTowns: (name: string, within: Parameters<typeof townsNamed>[2]) =>
      townsNamed(db, name, within),
    mails,
    photos,
    // The data folder has space for large files, unlike the system's temporary folder perhaps.
    tempFolder: settings.DATA_DIR,
    publicUrl: settings.PUBLIC_URL,
    postToOperators: createOperatorPost({ operators, mailQueue }),
  };
  const reports = createFeedReports({ db, clock, mails });
  return {
    ...createFeeds(deps),
    /** Reads the first rows, and stores the result for the partner. */
    async preview(feedId: number) {
      const preview = await previewFeed(deps, feedId);
      await reports.store(feedId, 'operator', preview);
      return preview;
    },
    run: async (feedId: number) => presentRun(await runFeed(deps, feedId)),
    reports,
    requests: createFeedRequests({
      ...deps,
      post: mailQueue.post,
      operatorEmails: operators.emails,
    }),
    ofPartners: createPartnerFeeds({
      db,
      limit: rateLimits.exact('feed readings', READINGS_PER_HOUR, 3600),
    }),
    jobs: feedJobs(deps, reports),
  };
}

/** The use cases of product feeds. */
export type FeedServices = ReturnType<typeof createFeedServices>;
