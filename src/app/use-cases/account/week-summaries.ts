import type { LeadDay, LeadDays } from '../../../leads/index.ts';
import type { Listings } from '../../../listings/index.ts';
import { type PartnerMails, type Week, weekSummary } from '../../../mails/index.ts';
import type { ApiCalls, CallFigures, Weeks } from '../../../partners/index.ts';
import {
  type Clock,
  dayOf,
  daysAfter,
  daysBefore,
  mondayOf,
  secondsAfter,
} from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { JobKind } from '../../../platform/jobs/index.ts';
import type { AccountHealth } from './health.ts';

/** The weekly summary mails to partners. */
export interface WeekSummaries {
  /**
   * Sends the summary of the past week to every partner that has not received it, on Monday morning
   * or up to two days later. A failure for one partner does not affect others; the first error is
   * thrown afterwards.
   */
  sendDue(): Promise<void>;
  /** The recurring job that sends the summaries. */
  job: JobKind;
}

interface Deps {
  db: Db;
  clock: Clock;
  weeks: Weeks;
  leadDays: Pick<LeadDays, 'last'>;
  apiCalls: Pick<ApiCalls, 'figures'>;
  healthOf(partnerId: number): Promise<AccountHealth>;
  listings: Pick<Listings, 'count'>;
  mails: PartnerMails;
}

/** Summaries are sent on Mondays from 06:00 UTC, when offices open from Lisbon to Berlin. */
const SENT_FROM_SECONDS = 6 * 3600;
/** A summary that could not be sent by Wednesday is dropped as outdated. */
const SENT_FOR_DAYS = 2;
const PARTNERS_AT_ONCE = 100;
const WEEK_DAYS = 7;

/** Sums the leads of seven days from `first`. */
function leadsFrom(days: readonly LeadDay[], first: Date): { enquiries: number; clicks: number } {
  const from = dayOf(first);
  const end = dayOf(daysAfter(first, WEEK_DAYS));
  const week = days.filter(({ day }) => day >= from && day < end);
  const sum = (kind: 'enquiries' | 'clicks') => week.reduce((total, one) => total + one[kind], 0);
  return { enquiries: sum('enquiries'), clicks: sum('clicks') };
}

/** Creates the sender of weekly summaries. */
export function createWeekSummaries(needs: Deps): WeekSummaries {
  const { db, clock, weeks, leadDays, apiCalls, healthOf, listings, mails } = needs;

  /** Returns undefined for a partner without listings and events. */
  const weekOf = async (
    { id, name }: { id: number; name: string },
    monday: Date,
  ): Promise<Omit<Week, 'link' | 'timeZone'> | undefined> => {
    const from = daysBefore(monday, WEEK_DAYS);
    const to = daysBefore(monday, 1);
    const [health, days, calls, counts] = await Promise.all([
      healthOf(id),
      leadDays.last(id, 2 * WEEK_DAYS + SENT_FOR_DAYS + 1),
      apiCalls.figures(id, from, to),
      listings.count(id),
    ]);
    const leads = leadsFrom(days, from);
    const before = leadsFrom(days, daysBefore(from, WEEK_DAYS));
    const happened = leads.enquiries + leads.clicks + calls.calls + health.feeds.length;
    if (!health.listings.any && happened === 0) return undefined;
    return {
      partnerId: id,
      partner: name,
      from,
      to,
      needs: needsOf(health),
      ...leads,
      enquiriesBefore: before.enquiries,
      clicksBefore: before.clicks,
      active: counts.active,
      lastPush: health.lastPush,
      errorRate: errorRateOf(calls),
      webhook: health.answers,
      feedRead: newest(health.feeds.map(({ read_at: at }) => at)),
    };
  };

  const send = async (partner: { id: number; name: string }, monday: Date): Promise<void> => {
    const week = await weekOf(partner, monday);
    await db.transaction(async (tx) => {
      const addressee = await weeks.take(tx, monday, partner.id);
      if (!addressee || !week) return;
      await mails.post(tx, addressee, (language, dashboard, timeZone) =>
        weekSummary(language, { ...week, link: dashboard, timeZone }),
      );
    });
  };

  const sendDue = async (signal?: AbortSignal): Promise<void> => {
    const now = clock.now();
    const monday = mondayOf(now);
    if (now < secondsAfter(monday, SENT_FROM_SECONDS)) return;
    if (now >= daysAfter(monday, SENT_FOR_DAYS)) return;
    const failures: unknown[] = [];
    for (let afterId = 0; ;) {
      const due = await weeks.due(monday, afterId, PARTNERS_AT_ONCE);
      for (const partner of due) {
        signal?.throwIfAborted();
        await send(partner, monday).catch((error: unknown) => failures.push(error));
      }
      if (due.length < PARTNERS_AT_ONCE) break;
      afterId = due.at(-1)!.id;
    }
    if (failures.length > 0) throw failures[0];
  };

  return {
    sendDue: () => sendDue(),
    job: {
      kind: 'accounts.summaries',
      concurrency: 1,
      everySeconds: 3600,
      run: ({ signal }) => sendDue(signal),
    },
  };
}

function needsOf(health: AccountHealth): Week['needs'] {
  const { failed, waiting, feeds, hidden, listings } = health;
  return {
    deliveriesFail: failed,
    enquiriesWait: waiting,
    rowsFail: feeds.reduce((total, feed) => total + feed.failed, 0),
    hidden: hidden.length,
    withoutPhotos: listings.without_photos,
    withoutDates: listings.without_dates,
    feedBroken: feeds.some(({ broken_since: since }) => since !== null),
  };
}

const errorRateOf = ({ calls, refused }: CallFigures): number | null =>
  calls === 0 ? null : refused / calls;

const newest = (times: readonly (Date | null)[]): Date | null =>
  times.filter((at) => at !== null).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
