import { type Clock, dayOf, daysBefore, mondayOf } from '../../../platform/clock.ts';
import { csvHeader, csvLine } from '../../../platform/csv.ts';
import { leadsOfWeeks, type WeekBesideLast } from '../../../statistics/index.ts';
import { type PartnerInUse, partnersInUse } from '../../use-cases/signs-of-life.ts';
import type { ConsoleDeps } from './operator.ts';

/** Days without a sign of life after which a partner is silent; new partners have as many to begin. */
export const SILENT_DAYS = 30;

/** Tables of the overview that are had as CSV files. */
export const BUSINESS_TABLES = ['days', 'countries', 'new', 'silent'] as const;

export type BusinessTable = (typeof BUSINESS_TABLES)[number];

const isSilent = ({ approved_at, lastSign }: PartnerInUse, now: Date): boolean => {
  const since = daysBefore(now, SILENT_DAYS);
  return (approved_at ?? since) <= since && (lastSign === null || lastSign.at < since);
};

/** Partners that are new or silent. */
function partnersOf(all: readonly PartnerInUse[], clock: Clock) {
  const rows = all.filter(({ status }) => status === 'approved');
  const now = clock.now();
  const monday = mondayOf(now);
  const lastMonday = daysBefore(monday, 7);
  const approvedFrom = (from: Date) =>
    rows.filter(({ approved_at: at }) => at !== null && at >= from);
  const newest = approvedFrom(lastMonday).toSorted(
    (a, b) => b.approved_at!.getTime() - a.approved_at!.getTime(),
  );
  return {
    approved: rows.length,
    /** Approved this week and last, newest first. */
    newest,
    newThisWeek: newest.filter(({ approved_at: at }) => at! >= monday).length,
    newLastWeek: newest.filter(({ approved_at: at }) => at! < monday).length,
    /** Without a sign of life for 30 days, the longest first. */
    silent: rows
      .filter((row) => isSilent(row, now))
      .toSorted((a, b) => (a.lastSign?.at.getTime() ?? 0) - (b.lastSign?.at.getTime() ?? 0)),
  };
}

const dayIn = (time: Date | null): string => (time === null ? '' : dayOf(time));

const partnerLines = (rows: readonly PartnerInUse[]): string =>
  csvHeader(['partner', 'name', 'countries', 'approved', 'last_sign_of_life']) +
  rows
    .map((row) =>
      csvLine([
        row.slug,
        row.name,
        row.countries.join(' '),
        dayIn(row.approved_at),
        dayIn(row.lastSign?.at ?? null),
      ]),
    )
    .join('');

const daysAsCsv = ({ days }: WeekBesideLast): string =>
  csvHeader(['day', 'enquiries', 'clicks']) +
  days.map(({ day, enquiries, clicks }) => csvLine([day, enquiries, clicks])).join('');

const countriesAsCsv = ({ countries }: WeekBesideLast): string =>
  csvHeader([
    'country',
    'enquiries_this_week',
    'enquiries_last_week',
    'clicks_this_week',
    'clicks_last_week',
  ]) +
  countries
    .map(({ country, thisWeek, lastWeek }) =>
      csvLine([country, thisWeek.enquiries, lastWeek.enquiries, thisWeek.clicks, lastWeek.clicks]),
    )
    .join('');

/** Creates the console's figures of the business: this week beside last. */
export function createConsoleBusiness({ context }: ConsoleDeps) {
  const { db, clock } = context;
  const partners = async () => partnersOf(await partnersInUse(db), clock);
  const leads = () => leadsOfWeeks(db, clock);
  return {
    /** Returns the figures of the overview. */
    async show() {
      const [weeks, standing] = await Promise.all([leads(), partners()]);
      return { weeks, partners: standing, silentDays: SILENT_DAYS };
    },
    /** Returns one table as a CSV file. */
    async file(table: BusinessTable): Promise<string> {
      if (table === 'days') return daysAsCsv(await leads());
      if (table === 'countries') return countriesAsCsv(await leads());
      const { newest, silent } = await partners();
      return partnerLines(table === 'new' ? newest : silent);
    },
    /** Names of the tables that are had as files. */
    tables: BUSINESS_TABLES,
  };
}
