import type { DemoEnquiry, DemoEvent, Outage } from '@campcairn/demo-partner';
import { createClicks, eventIdOf, lastLeadNumber } from '../../leads/index.ts';
import { listingPath } from '../../listings/index.ts';
import { createApiCalls } from '../../partners/index.ts';
import { createAudit, createRecorder } from '../../platform/audit/index.ts';
import { type Clock, daysAfter, daysBefore, secondsAfter } from '../../platform/clock.ts';
import { singleTransaction, type Tx } from '../../platform/db/index.ts';
import { cancelJob, type Job, type JobKind } from '../../platform/jobs/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { RateLimits } from '../../platform/rate-limit/index.ts';
import type { AppContext } from '../composition/app-context.ts';
import { answeringDemo } from '../composition/demo-outbound.ts';
import { createFeedServices } from '../composition/feed-services.ts';
import { leadJobKinds } from '../composition/lead-services.ts';
import type { Services } from '../composition/services.ts';
import { createSharedServices } from '../composition/shared-services.ts';
import { createStatisticsServices } from '../composition/statistics-services.ts';

/** A clock that is set to the times of the history, one after the other. */
interface PastClock extends Clock {
  set(time: Date): void;
}

/** A listing of the demo that travellers see. */
export interface DemoListingRow {
  id: number;
  slug: string;
  title: string;
  countryCode: string;
}

/** The demo partner in the past, in the transaction that creates it. */
export interface DemoPast {
  /** Creates partners at the time at which the history begins. */
  partners: Services['partners'];
  /**
   * Plays the history of a partner until now, by the use cases that serve travellers and members.
   * @param listings the listings that travellers see
   */
  play(partnerId: number, listings: readonly DemoListingRow[]): Promise<void>;
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

/** An address of those that are reserved for documentation. */
const ADDRESS = '192.0.2.1';

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Seconds from an enquiry to the first attempt to deliver it. */
const ATTEMPT_SECONDS = 2;

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

/** Things to do at times of the past, the earliest first. */
function createAgenda(clock: PastClock) {
  const items: { at: Date; act: () => Promise<unknown> }[] = [];
  return {
    plan(at: Date, act: () => Promise<unknown>): void {
      const later = items.findIndex((item) => item.at > at);
      items.splice(later < 0 ? items.length : later, 0, { at, act });
    },
    /** Does what is planned until a time, and sets the clock to it. */
    async reach(time: Date): Promise<void> {
      for (let next = items[0]; next !== undefined && next.at <= time; next = items[0]) {
        items.shift();
        clock.set(next.at);
        await next.act();
      }
      clock.set(time);
    },
  };
}

/** A start of a job that no worker has taken. */
const jobOf = (kind: JobKind, startedAt: Date, given: Partial<Job> = {}): Job => ({
  id: 0,
  kind: kind.kind,
  key: null,
  group: '',
  payload: {},
  attempt: 1,
  startedAt,
  signal: new AbortController().signal,
  finish: () => Promise.resolve(true),
  again: () => Promise.resolve(true),
  ...given,
});

/**
 * Opens the past of the demo partner in the transaction that creates it: all use cases run within
 * `tx`, so that a start that is killed leaves nothing, and at a clock that runs up to now.
 */
export function openDemoPast(context: AppContext, services: Services, tx: Tx): DemoPast {
  const now = context.clock.now();
  const clock = pastClock(services.demo.began(now));
  const past = contextOf(context, clock, singleTransaction(tx, context.db));
  const outages: Outage[] = [];
  const outbound = withOutages(services.outbound, clock, outages);
  const shared = createSharedServices(past, { outbound });
  return {
    partners: shared.partners,
    async play(partnerId, listings) {
      const history = services.demo.history(listings, now);
      outages.push(...history.outages);
      const statistics = createStatisticsServices(past, shared.accounts);
      const apiCalls = createApiCalls(past.db, clock, () => undefined);
      const deps: PlayDeps = { past, services, shared, statistics, apiCalls, clock, partnerId };
      try {
        const agenda = createAgenda(clock);
        planAccount(deps, agenda, history.premiumSince, now);
        const play = createPlayer(deps, agenda, listings, now);
        for (const event of history.events) {
          await agenda.reach(event.at);
          await play(event);
        }
        await agenda.reach(now);
        await apiCalls.write();
        await statistics.counts.write();
        await shared.retention.redactOld(now);
        await count(deps, now);
      } finally {
        // Nothing is left to write, except after an error, which these would hide by their own.
        await Promise.allSettled([apiCalls.close(), statistics.counts.close(), shared.close()]);
      }
    },
  };
}

interface PlayDeps {
  past: AppContext;
  services: Services;
  shared: ReturnType<typeof createSharedServices>;
  statistics: ReturnType<typeof createStatisticsServices>;
  apiCalls: ReturnType<typeof createApiCalls>;
  clock: PastClock;
  partnerId: number;
}

type Agenda = ReturnType<typeof createAgenda>;

const person = (name: string) => ({ kind: 'member' as const, name });

/** Plans what members and operators did with the account: webhook, feed, team, Premium. */
function planAccount(deps: PlayDeps, agenda: Agenda, premiumSince: Date, now: Date): void {
  const { past, services, shared, clock, partnerId } = deps;
  const { demo } = services;
  const owner = createRecorder(past, person(demo.email), partnerId);
  const start = clock.now();
  agenda.plan(secondsAfter(start, 1800), async () => {
    await shared.members.joined(past.db, demo.email);
    const checked = await shared.accounts.check({ webhook_url: demo.webhookUrl });
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    await shared.accounts.update(partnerId, checked.value, (tx, { after }) =>
      owner.record(tx, {
        action: 'webhook.change',
        subject: 'webhook',
        after: { host: new URL(after.webhook_url ?? '').host },
      }),
    );
  });
  agenda.plan(daysAfter(start, 3), async () => {
    const feeds = await shared.loadFeeds();
    const columns = await feeds.checkNew({ url: demo.feedUrl });
    const { id } = await feeds.insert(past.db, partnerId, columns);
    await feeds.schedule(id, 'daily');
  });
  for (const { email, role, invitedDaysAgo, hasJoined } of demo.team) {
    const at = secondsAfter(daysBefore(now, invitedDaysAgo), -4_000);
    agenda.plan(at, () =>
      owner.change(async (tx) => {
        await shared.members.add(tx, partnerId, { email, role, invitedBy: demo.email });
        const subject = `partner ${demo.slug}`;
        return {
          result: undefined,
          entry: { action: 'team.add', subject, after: { email, role } },
        };
      }),
    );
    if (hasJoined) agenda.plan(secondsAfter(at, 900), () => shared.members.joined(past.db, email));
  }
  agenda.plan(premiumSince, () =>
    shared.partners.setPremium(demo.slug, daysAfter(premiumSince, 365)),
  );
  agenda.plan(secondsAfter(now, -19 * 3600), () => apply(deps));
}

/** Sends the application of a business that waits for an operator. */
async function apply({ services, shared }: PlayDeps): Promise<void> {
  const { categories, listings, ...texts } = services.demo.applicant;
  const form = new URLSearchParams({
    ...texts,
    listings: String(listings),
    owns: 'on',
    terms: 'on',
    form: shared.applications.formToken(),
  });
  for (const category of categories) form.append('category', category);
  const answer = await shared.applications.apply(form, { address: ADDRESS, language: 'en' });
  if (!answer.ok) throw new Error(`The demo's application: ${JSON.stringify(answer.problems)}`);
}

/** Creates the function that plays one event at its time, which the clock shows. */
function createPlayer(
  deps: PlayDeps,
  agenda: Agenda,
  listings: readonly DemoListingRow[],
  now: Date,
): (event: DemoEvent) => Promise<void> {
  const { past, services, shared, statistics, apiCalls, clock, partnerId } = deps;
  const publicUrl = past.settings.PUBLIC_URL;
  const attempts = leadJobKinds(past, shared).find(({ kind }) => kind === 'deliveries.attempt');
  const clicks = createClicks({
    db: past.db,
    clock,
    log: past.log,
    targets: services.publicListings,
    spool: shared.clickSpool,
    limit: UNLIMITED.local('clicks', 1, 60),
  });
  const bookings = services.demo.team[0]?.email ?? services.demo.email;
  const member = createRecorder(past, person(bookings), partnerId);
  const listingOf = (index: number): DemoListingRow => listings[index]!;
  const pageOf = ({ slug, id }: DemoListingRow) => publicUrl + listingPath(slug, id);

  const attempt = (leadId: string, at: Date): void => {
    if (attempts === undefined) return;
    agenda.plan(at, async () => {
      const key = eventIdOf(leadId);
      await attempts.run(
        jobOf(attempts, at, {
          key,
          group: String(partnerId),
          finish: (tx) => cancelJob(tx, attempts.kind, key),
          async again(_tx, dueAt) {
            attempt(leadId, dueAt);
            return true;
          },
        }),
      );
    });
  };
  const enquire = async (event: DemoEnquiry): Promise<void> => {
    const listing = listingOf(event.listing);
    const form = new URLSearchParams({
      ...event.fields,
      consent: 'on',
      form: shared.enquiries.enquiryToken(listing.id),
    });
    const answer = await shared.enquiries.enquire(listing.id, form, {
      address: ADDRESS,
      sourcePage: pageOf(listing),
      found: event.found,
    });
    if (!answer.ok) throw new Error(`The demo's enquiry: ${JSON.stringify(answer)}`);
    const afterSeq = (await lastLeadNumber(past.db)) - 1;
    const [lead] = await shared.leads.rows(partnerId, { afterSeq, limit: 1 });
    if (lead === undefined) return;
    attempt(lead.id, secondsAfter(event.at, ATTEMPT_SECONDS));
    const { answeredAt, answeredBy } = event;
    if (answeredAt === null || answeredAt > now) return;
    agenda.plan(answeredAt, async () => {
      await shared.leads.acknowledge(partnerId, lead.id);
      if (answeredBy === 'program') return apiCalls.count(partnerId, 'other', 'ok');
      await member.record(past.db, { action: 'lead.acknowledge', subject: `lead ${lead.id}` });
    });
  };
  return async (event) => {
    if (event.kind === 'enquiry') return enquire(event);
    if (event.kind === 'calls') {
      for (let i = 0; i < event.accepted; i++) apiCalls.count(partnerId, 'push', 'ok');
      for (let i = 0; i < event.refused; i++) apiCalls.count(partnerId, 'push', 'validation_error');
      return;
    }
    const listing = listingOf(event.listing);
    if (event.kind === 'views') {
      for (const what of ['shown', 'viewed', 'saved'] as const)
        for (let i = 0; i < event[what]; i++)
          statistics.counts.count(what, [listing.id], event.found);
      return;
    }
    await clicks.follow({
      method: 'GET',
      userAgent: USER_AGENT,
      purposes: [],
      listingId: listing.id,
      address: ADDRESS,
      found: event.found,
      sourcePage: () => Promise.resolve({ address: pageOf(listing), slug: listing.slug }),
    });
  };
}

/**
 * Counts the leads for the overview, the statistics and the answer times, as the recurring jobs do.
 * They must not come later: added to the windows of one day, old leads would count as new until the
 * next day.
 */
async function count({ shared, statistics }: PlayDeps, now: Date): Promise<void> {
  const kinds = [...statistics.jobs, shared.leadDays.job, shared.answerTimes.job];
  for (const kind of kinds) await kind.run(jobOf(kind, now));
}

/**
 * Reads the demo's feed as often as it was read in the past. Runs after the commit, because a run needs
 * connections of its own; if it is interrupted, the schedule reads the feed.
 */
export async function readDemoFeed(
  context: AppContext,
  services: Services,
  partnerId: number,
): Promise<void> {
  const now = context.clock.now();
  const clock = pastClock(services.demo.began(now), true);
  const past = contextOf(context, clock, context.db);
  // The feed has other rows at other times.
  const outbound = answeringDemo(services.outbound, () => Promise.resolve(services.demo), clock);
  const shared = createSharedServices(past, { outbound });
  const feeds = createFeedServices(past, {
    outbound,
    locator: () => Promise.resolve(services.locator),
    photos: services.photos,
    mails: shared.partnerMails,
    mailQueue: shared.mailQueue,
    operators: shared.operators,
  });
  try {
    for (const at of services.demo.feedRuns(now)) {
      clock.set(at);
      for (const { id } of await feeds.ofPartner(partnerId)) await feeds.run(id);
    }
  } finally {
    await shared.close();
  }
}
