import type { LoggedDelivery } from '../../../deliveries/index.ts';
import type { LeadDay } from '../../../leads/index.ts';
import type { Services } from '../../services.ts';
import type { Member } from './member.ts';

/** Days that the overview shows. */
const DAYS = 30;

/** Deliveries whose attempts say how fast a webhook answers. */
const TIMED_DELIVERIES = 50;

/** How a feed stands. */
export interface FeedHealth {
  id: number;
  host: string;
  brokenSince: Date | null;
  /** When it was read last, and why that did not work. */
  readAt: Date | null;
  error: string | null;
  /** Rows of its last run that need fixing. */
  failedRows: number;
  /** Listings that are missing and await an operator's confirmation. */
  held: number;
}

/** What a partner sees first. Numbers count up to a thousand and no further. */
export interface Overview {
  /** Enquiries that have not reached the partner. */
  waiting: number;
  hasKey: boolean;
  keyUsedAt: Date | null;
  hasListings: boolean;
  hasWebhook: boolean;
  /** Deliveries whose attempts have all failed, and why the newest of them did. */
  failed: { count: number; reason: string | null };
  lastDeliveredAt: Date | null;
  /** Milliseconds of the latest answers of the webhook; null without any. */
  answers: { p50: number; p95: number } | null;
  feeds: FeedHealth[];
  /** From the oldest on, today last. */
  days: LeadDay[];
}

/** What the overview of a member's partner shows. */
export function createOverview(
  { accounts, deliveries, feeds, inbox, leadDays, listings }: Services,
  { partnerId }: Member,
) {
  const feedHealth = async (): Promise<FeedHealth[]> =>
    Promise.all(
      (await feeds.ofPartners.list(partnerId)).map(async (feed) => {
        const [run] = await feeds.ofPartners.runs(partnerId, feed.id, { limit: 1 });
        const { id, host, brokenSince, held, last } = feed;
        const failedRows = run?.failed ?? 0;
        const [readAt, error] = [last?.at ?? null, last?.error ?? null];
        return { id, host, brokenSince, readAt, error, failedRows, held };
      }),
    );
  const failure = async (count: number) => {
    if (count === 0) return { count, reason: null };
    const { items } = await deliveries.log.page(partnerId, { state: 'failed' }, 1);
    return { count, reason: items[0]?.log.at(-1)?.reason ?? null };
  };
  return async (): Promise<Overview> => {
    const [account, counts, health, recent, some, ofFeeds, days] = await Promise.all([
      accounts.get(partnerId),
      inbox.counts(partnerId),
      deliveries.log.health(partnerId),
      deliveries.log.page(partnerId, {}, TIMED_DELIVERIES),
      listings.rows(partnerId, { afterId: 0, limit: 1 }),
      feedHealth(),
      leadDays.last(partnerId, DAYS),
    ]);
    return {
      waiting: counts.waiting,
      hasKey: account.api_key_prefix !== null,
      keyUsedAt: account.api_key_used_at,
      hasListings: some.length > 0,
      hasWebhook: account.webhook_url !== null,
      failed: await failure(health.failed),
      lastDeliveredAt: health.lastDeliveredAt,
      answers: answersOf(recent.items),
      feeds: ofFeeds,
      days,
    };
  };
}

/** How fast the attempts that were answered were. */
function answersOf(recent: readonly LoggedDelivery[]): Overview['answers'] {
  const times = recent
    .flatMap(({ log }) => log)
    .filter(({ status }) => status !== null)
    .map(({ durationMs }) => durationMs)
    .sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1];
  const [p50, p95] = [at(0.5), at(0.95)];
  return p50 === undefined || p95 === undefined ? null : { p50, p95 };
}
