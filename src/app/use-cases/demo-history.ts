import type { DemoEnquiry, DemoEvent, DemoPartner } from '@campcairn/demo-partner';
import { eventIdOf, lastLeadNumber } from '../../leads/index.ts';
import { listingPath } from '../../listings/index.ts';
import { createRecorder } from '../../platform/audit/index.ts';
import { daysAfter, daysBefore, secondsAfter } from '../../platform/clock.ts';
import { cancelJob, type Job, type JobKind } from '../../platform/jobs/index.ts';
import type { DemoPast } from '../composition/demo-past.ts';

/** A listing of the demo that travellers see. */
export interface DemoListingRow {
  id: number;
  slug: string;
  title: string;
  countryCode: string;
}

/** An address of those that are reserved for documentation. */
const ADDRESS = '192.0.2.1';

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Seconds from an enquiry to the first attempt to deliver it. */
const ATTEMPT_SECONDS = 2;

/** Things to do at times of the past, the earliest first. */
function createAgenda(clock: DemoPast['clock']) {
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
 * Plays the history of a demo partner until now, by the use cases that serve travellers and members.
 * @param listings the listings that travellers see
 */
export async function playDemoHistory(
  past: DemoPast,
  demo: DemoPartner,
  partnerId: number,
  { listings, now }: { listings: readonly DemoListingRow[]; now: Date },
): Promise<void> {
  const history = demo.history(listings, now);
  past.failIn(history.outages);
  const deps: PlayDeps = { ...past, demo, partnerId };
  const { shared, services } = past;
  const agenda = createAgenda(past.clock);
  planAccount(deps, agenda, history.premiumSince, now);
  const play = createPlayer(deps, agenda, listings, now);
  for (const event of history.events) {
    await agenda.reach(event.at);
    await play(event);
  }
  await agenda.reach(now);
  await services.apiCalls.write();
  await services.statistics.counts.write();
  await shared.retention.redactOld(now);
  await count(past, now);
}

type PlayDeps = Pick<DemoPast, 'clock' | 'context' | 'shared' | 'services'> & {
  demo: DemoPartner;
  partnerId: number;
};

type Agenda = ReturnType<typeof createAgenda>;

const person = (name: string) => ({ kind: 'member' as const, name });

/** Plans what members and operators did with the account: webhook, feed, team, Premium. */
function planAccount(deps: PlayDeps, agenda: Agenda, premiumSince: Date, now: Date): void {
  const { context, demo, shared, clock, partnerId } = deps;
  const owner = createRecorder(context, person(demo.email), partnerId);
  const start = clock.now();
  agenda.plan(secondsAfter(start, 1800), async () => {
    await shared.members.joined(context.db, demo.email);
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
    const { id } = await feeds.insert(context.db, partnerId, columns);
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
    if (hasJoined)
      agenda.plan(secondsAfter(at, 900), () => shared.members.joined(context.db, email));
  }
  agenda.plan(premiumSince, () =>
    shared.partners.setPremium(demo.slug, daysAfter(premiumSince, 365)),
  );
  agenda.plan(secondsAfter(now, -19 * 3600), () => apply(deps));
}

/** Sends the application of a business that waits for an operator. */
async function apply({ demo, shared }: PlayDeps): Promise<void> {
  const { categories, listings, ...texts } = demo.applicant;
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
  const { context, demo, shared, partnerId } = deps;
  const { apiCalls, attempts, clicks, statistics } = deps.services;
  const publicUrl = context.settings.PUBLIC_URL;
  const bookings = demo.team[0]?.email ?? demo.email;
  const member = createRecorder(context, person(bookings), partnerId);
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
    const afterSeq = (await lastLeadNumber(context.db)) - 1;
    const [lead] = await shared.leads.rows(partnerId, { afterSeq, limit: 1 });
    if (lead === undefined) return;
    attempt(lead.id, secondsAfter(event.at, ATTEMPT_SECONDS));
    const { answeredAt, answeredBy } = event;
    if (answeredAt === null || answeredAt > now) return;
    agenda.plan(answeredAt, async () => {
      await shared.leads.acknowledge(partnerId, lead.id);
      if (answeredBy === 'program') return apiCalls.count(partnerId, 'other', 'ok');
      await member.record(context.db, { action: 'lead.acknowledge', subject: `lead ${lead.id}` });
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
async function count({ shared, services }: DemoPast, now: Date): Promise<void> {
  const kinds = [...services.statistics.jobs, shared.leadDays.job, shared.answerTimes.job];
  for (const kind of kinds) await kind.run(jobOf(kind, now));
}

/**
 * Reads the demo's feed as often as it was read in the past. Runs after the commit, because a run needs
 * connections of its own; if it is interrupted, the schedule reads the feed.
 */
export async function readDemoFeed(
  { clock, services: { feeds } }: DemoPast,
  partnerId: number,
  times: readonly Date[],
): Promise<void> {
  for (const at of times) {
    clock.set(at);
    for (const { id } of await feeds.ofPartner(partnerId)) await feeds.run(id);
  }
}
