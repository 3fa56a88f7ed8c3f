import type { Deliveries } from '../../../deliveries/index.ts';
import type { FeedHealth, PartnerFeeds } from '../../../feeds/index.ts';
import type { Inbox, Outage } from '../../../leads/index.ts';
import type {
  HiddenListing,
  ListingHiding,
  ListingTable,
  UnfinishedCounts,
} from '../../../listings/index.ts';
import type { ApiCalls } from '../../../partners/index.ts';

/**
 * The state of a partner's connection, and the points that need its attention. Numbers are counted
 * up to a thousand.
 */
export interface AccountHealth {
  /** Enquiries that have not reached the partner. */
  waiting: number;
  /** The webhook's outage; null while it works. */
  outage: Outage | null;
  /** Number of deliveries whose attempts have all failed. */
  failed: number;
  lastDeliveredAt: Date | null;
  /** The 50th and 95th percentile of the webhook's answer times in milliseconds. */
  answers: { p50: number; p95: number } | null;
  feeds: FeedHealth[];
  listings: UnfinishedCounts;
  hidden: HiddenListing[];
  /** When listings or availability were last sent through the API. */
  lastPush: Date | null;
}

interface Deps {
  inbox: Pick<Inbox, 'counts' | 'outage'>;
  deliveries: Pick<Deliveries, 'log'>;
  feeds: { ofPartners: Pick<PartnerFeeds, 'health'> };
  ownListings: { lines: Pick<ListingTable, 'unfinished'> };
  listingHiding: Pick<ListingHiding, 'listed'>;
  apiCalls: Pick<ApiCalls, 'lastPush'>;
}

/** Creates the use case that collects this state from all slices. */
export function createAccountHealth(needs: Deps) {
  const { inbox, deliveries, feeds, ownListings, listingHiding, apiCalls } = needs;
  return async (partnerId: number): Promise<AccountHealth> => {
    const [counts, outage, health, answers, ofFeeds, unfinished, hidden, lastPush] =
      await Promise.all([
        inbox.counts(partnerId),
        inbox.outage(partnerId),
        deliveries.log.health(partnerId),
        deliveries.log.answerTimes(partnerId),
        feeds.ofPartners.health(partnerId),
        ownListings.lines.unfinished(partnerId),
        listingHiding.listed(partnerId),
        apiCalls.lastPush(partnerId),
      ]);
    return {
      waiting: counts.waiting,
      outage: outage?.ended_at === null ? outage : null,
      failed: health.failed,
      lastDeliveredAt: health.lastDeliveredAt,
      answers,
      feeds: ofFeeds,
      listings: unfinished,
      hidden,
      lastPush,
    };
  };
}
