import { timestamp } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import {
  selectReportsFrom,
  redactOldReports,
  redactReportById,
  redactReportsOf,
} from './report.sql.ts';

/** Erases what travellers typed into reports received before a time; returns how many were wiped. */
export const redactReportsBefore = (tx: Queryable, time: Date, now: Date): Promise<number> =>
  tx.execute(redactOldReports, [time, now]);

/** Erases what was typed into one report; returns how many were wiped (0 or 1). */
export const redactReport = (db: Queryable, id: number, now: Date): Promise<number> =>
  db.execute(redactReportById, [id, now]);

/** Erases what one traveller typed, found by email; returns how many reports were wiped. */
export const redactReportsOfTraveller = (
  tx: Queryable,
  email: string,
  now: Date,
): Promise<number> => tx.execute(redactReportsOf, [email.trim(), now]);

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
