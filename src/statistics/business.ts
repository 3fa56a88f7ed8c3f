import { type Clock, dayOf, daysAfter, daysBefore, mondayOf } from '../platform/clock.ts';
import type { Queryable } from '../platform/db/index.ts';
import { sumLeads } from './business.sql.ts';

/** Numbers of clicks and enquiries. */
export interface LeadNumbers {
  clicks: number;
  enquiries: number;
}

/** This week up to now beside the week before. Weeks begin on Mondays, UTC. */
export interface WeekBesideLast {
  /** First day of this week, `YYYY-MM-DD`. */
  monday: string;
  thisWeek: LeadNumbers;
  /** Last week up to the end of the same weekday as today. */
  lastWeekSoFar: LeadNumbers;
  lastWeek: LeadNumbers;
  /** The days of both weeks up to today, oldest first. */
  days: (LeadNumbers & { day: string })[];
  /** By the country that was searched, empty when none was; the most enquiries first. */
  countries: { country: string; thisWeek: LeadNumbers; lastWeek: LeadNumbers }[];
}

const WEEK_DAYS = 7;

const summed = (rows: readonly LeadNumbers[]): LeadNumbers => ({
  clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
  enquiries: rows.reduce((sum, { enquiries }) => sum + enquiries, 0),
});

/** Returns the clicks and enquiries of all partners, as far as they have been counted. */
export async function leadsOfWeeks(db: Queryable, clock: Clock): Promise<WeekBesideLast> {
  const now = clock.now();
  const monday = mondayOf(now);
  const first = daysBefore(monday, WEEK_DAYS);
  const [from, start, today] = [dayOf(first), dayOf(monday), dayOf(now)];
  const sameDay = dayOf(daysBefore(now, WEEK_DAYS));
  const rows = await db.query(sumLeads, [from, today]);
  const isThis = ({ day }: { day: string }) => day >= start;
  const last = rows.filter((row) => !isThis(row));
  const countries = [...new Set(rows.map(({ country }) => country))].map((country) => {
    const own = rows.filter((row) => row.country === country);
    return {
      country,
      thisWeek: summed(own.filter(isThis)),
      lastWeek: summed(own.filter((row) => !isThis(row))),
    };
  });
  const days: WeekBesideLast['days'] = [];
  for (let day = first; dayOf(day) <= today; day = daysAfter(day, 1)) {
    const date = dayOf(day);
    days.push({ day: date, ...summed(rows.filter((row) => row.day === date)) });
  }
  const weight = ({ thisWeek, lastWeek }: (typeof countries)[number]) => [
    thisWeek.enquiries + lastWeek.enquiries,
    thisWeek.clicks + lastWeek.clicks,
  ];
  return {
    monday: start,
    thisWeek: summed(rows.filter(isThis)),
    lastWeekSoFar: summed(last.filter(({ day }) => day <= sameDay)),
    lastWeek: summed(last),
    days,
    countries: countries.toSorted((a, b) => {
      const [enquiriesA = 0, clicksA = 0] = weight(a);
      const [enquiriesB = 0, clicksB = 0] = weight(b);
      return enquiriesB - enquiriesA || clicksB - clicksA || (a.country < b.country ? -1 : 1);
    }),
  };
}
