import type { DemoPartner, Outage } from '@campcairn/demo-partner';
import { createClicks } from '../../leads/index.ts';
import type { PublicListings } from '../../listings/index.ts';
import { createApiCalls } from '../../partners/index.ts';
import type { Photos } from '../../photos/index.ts';
import type { Locator } from '../../places/index.ts';
import { createAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { getters, lazily } from '../../platform/lazily.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { RateLimits } from '../../platform/rate-limit/index.ts';
import type { AppContext } from './app-context.ts';
import { answeringDemo } from './demo-outbound.ts';
import { createFeedServices } from './feed-services.ts';
import { leadJobKinds } from './lead-services.ts';
import { createSharedServices } from './shared-services.ts';
import { createStatisticsServices } from './statistics-services.ts';

/** A clock that is set to the times of the history, one after the other. */
export interface PastClock extends Clock {
  set(time: Date): void;
}

/** @param runs whether the time passes between two settings as it does now */
function pastClock(start: Date, runs = false): PastClock {
  let time = start;
  let setAt = performance.now();
  return {
    now: () => (runs ? new Date(time.getTime() + performance.now() - setAt) : time),
    set(to) {
      if (to <= time) return;
      time = to;
      setAt = performance.now();
    },
  };
}

/** Limits that refuse nothing: all of the history comes from one place within seconds. */
const UNLIMITED: Pick<RateLimits, 'local' | 'exact'> = {
  local: (_name, limit, windowSeconds) => ({ limit, windowSeconds, take: () => true }),
  exact: (_name, limit, windowSeconds) => ({
    limit,
    windowSeconds,
    take: () => Promise.resolve(true),
  }),
};

/** Returns the context of the past: mails are kept and never sent, and nothing is measured. */
function contextOf(context: AppContext, clock: Clock, db: AppContext['db']): AppContext {
  return {
    ...context,
    settings: { ...context.settings, SMTP_URL: undefined },
    db,
    clock,
    rateLimits: { ...context.rateLimits, ...UNLIMITED },
    audit: createAudit(db, clock),
    metrics: undefined,
  };
}

/** Returns a client whose webhook is away during outages, and else answers as fast as a real one. */
function withOutages(outbound: Outbound, clock: Clock, outages: readonly Outage[]): Outbound {
  const isAway = (time: Date) => outages.some(({ from, until }) => from <= time && time < until);
  return {
    ...outbound,
    async requestStatus(request) {
      const now = clock.now();
      const durationMs = 60 + (Math.floor(now.getTime() / 1000) % 290);
      if (!isAway(now)) return { ...(await outbound.requestStatus(request)), durationMs };
      const body = Buffer.from('Service Unavailable (Demo)');
      return { status: 503, headers: {}, url: request.url, durationMs, body };
    },
  };
}

interface Deps {
  demo: DemoPartner;
  outbound: Outbound;
  locator: Pick<Locator, 'locate'>;
  photos: Pick<Photos, 'addresses' | 'own'>;
  publicListings: Pick<PublicListings, 'target'>;
}

/** The services of the demo partner's past. */
export type DemoPast = ReturnType<typeof openDemoPast>;

/**
 * Opens services whose clock is set to times of the demo's past, each made when it is first read.
 * @param options.db the database, or one transaction of it
 * @param options.runs whether the time passes between two settings of the clock as it does now
 */
export function openDemoPast(
  context: AppContext,
  { demo, outbound: present, locator, photos, publicListings }: Deps,
  options: { db: AppContext['db']; runs?: boolean },
) {
  const clock = pastClock(demo.began(context.clock.now()), options.runs);
  const past = contextOf(context, clock, options.db);
  const outages: Outage[] = [];
  // The feed has other rows at other times.
  const demoOutbound = answeringDemo(present, () => Promise.resolve(demo), clock);
  const outbound = withOutages(demoOutbound, clock, outages);
  const shared = createSharedServices(past, { outbound });
  const statistics = lazily(() => createStatisticsServices(past, shared.accounts));
  // Counts that a timer fails to write are written, or fail again, when `write` is called.
  const apiCalls = lazily(() => createApiCalls(past.db, clock, () => undefined));
  const services = getters({
    statistics,
    apiCalls,
    clicks: lazily(() =>
      createClicks({
        db: past.db,
        clock,
        log: past.log,
        targets: publicListings,
        spool: shared.clickSpool,
        limit: UNLIMITED.local('clicks', 1, 60),
      }),
    ),
    feeds: lazily(() =>
      createFeedServices(past, {
        outbound,
        locator: () => Promise.resolve(locator),
        photos,
        mails: shared.partnerMails,
        mailQueue: shared.mailQueue,
        operators: shared.operators,
      }),
    ),
    /** The job that makes the next attempt to deliver an event. */
    attempts: lazily(() =>
      leadJobKinds(past, shared).find(({ kind }) => kind === 'deliveries.attempt'),
    ),
  });
  return {
    clock,
    context: past,
    shared,
    services,
    /** Makes the webhook fail in these times. */
    failIn: (times: readonly Outage[]) => void outages.push(...times),
    async close(): Promise<void> {
      // Nothing is left to write, except after an error, which these would hide by their own.
      const ends = [apiCalls.made?.close(), statistics.made?.counts.close(), shared.close()];
      await Promise.allSettled(ends);
    },
  };
}
