import { createFeeds, feedJobs, runFeed, presentRun, previewFeed } from '../feeds/index.ts';
import type { PartnerMails } from '../mails/index.ts';
import { type Locator, townsNamed } from '../places/index.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import type { Foundation } from './foundation.ts';

/** Makes the use cases of product feeds. */
export function createFeedServices(
  { db, clock, keyRing }: Foundation,
  outbound: Outbound,
  locator: Pick<Locator, 'locate'>,
  mails: PartnerMails,
) {
  const needs = {
    db,
    clock,
    keyRing,
    outbound,
    place: locator.locate,
    findTowns: (name: string, within: Parameters<typeof townsNamed>[2]) =>
      townsNamed(db, name, within),
    mails,
  };
  return {
    ...createFeeds(needs),
    preview: (feedId: number) => previewFeed(needs, feedId),
    run: async (feedId: number) => presentRun(await runFeed(needs, feedId)),
    jobs: [feedJobs(needs)],
  };
}

/** What the command line needs of feeds. */
export type FeedServices = ReturnType<typeof createFeedServices>;
