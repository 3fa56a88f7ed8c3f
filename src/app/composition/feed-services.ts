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
import { createOperators } from '../../operators/index.ts';
import type { PartnerMails } from '../../mails/index.ts';
import { type Locator, townsNamed } from '../../places/index.ts';
import type { Mailbox } from '../../platform/mail/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { Foundation } from './app-context.ts';

/** Times an hour that a partner may have each of its feeds read, and as often tested. */
const READINGS_PER_HOUR = 6;

/** Makes the use cases of product feeds. */
export function createFeedServices(
  { db, clock, keyRing, rateLimits }: Foundation,
  outbound: Outbound,
  locator: () => Promise<Pick<Locator, 'locate'>>,
  mails: PartnerMails,
  mailbox: Pick<Mailbox, 'post'>,
) {
  const needs = {
    db,
    clock,
    keyRing,
    outbound,
    locator,
    findTowns: (name: string, within: Parameters<typeof townsNamed>[2]) =>
      townsNamed(db, name, within),
    mails,
  };
  const reports = createFeedReports({ db, clock, mails });
  return {
    ...createFeeds(needs),
    /** Reads the first rows, and stores what was understood for the partner. */
    async preview(feedId: number) {
      const preview = await previewFeed(needs, feedId);
      await reports.store(feedId, 'operator', preview);
      return preview;
    },
    run: async (feedId: number) => presentRun(await runFeed(needs, feedId)),
    reports,
    requests: createFeedRequests({
      ...needs,
      post: mailbox.post,
      operatorEmails: (tx) => createOperators(db, clock).emails(tx),
    }),
    ofPartners: createPartnerFeeds({
      db,
      limit: rateLimits.exact('feed readings', READINGS_PER_HOUR, 3600),
    }),
    jobs: feedJobs(needs, reports),
  };
}

/** What the command line needs of feeds. */
export type FeedServices = ReturnType<typeof createFeedServices>;
