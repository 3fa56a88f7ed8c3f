import { timestamp } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import { selectReportsFrom, wipeOldReports, wipeReportById, wipeReportsOf } from './report.sql.ts';

/** Erases what travellers typed into reports received before a time; returns how many were wiped. */
export const wipeReportsBefore = (tx: Queryable, time: Date, now: Date): Promise<number> =>
  tx.execute(wipeOldReports, [time, now]);

/** Erases what was typed into one report; returns how many were wiped (0 or 1). */
export const wipeReport = (db: Queryable, id: number, now: Date): Promise<number> =>
  db.execute(wipeReportById, [id, now]);

/** Erases what one traveller typed, found by email; returns how many reports were wiped. */
export const wipeReportsOfTraveller = (tx: Queryable, email: string, now: Date): Promise<number> =>
  tx.execute(wipeReportsOf, [email.trim(), now]);

/** A report in a traveller's data export. */
export interface ExportedReport {
  kind: 'report';
  created_at: string;
  what: string;
  message: string | null;
  email: string | null;
  title: string;
}

/** All reports of a traveller. */
export async function exportReports(db: Db, email: string): Promise<ExportedReport[]> {
  const rows = await db.query(selectReportsFrom, [email.trim()]);
  return rows.map(({ created_at, what, message, email, title }) => ({
    kind: 'report',
    created_at: timestamp(created_at),
    what,
    message,
    email,
    title,
  }));
}
