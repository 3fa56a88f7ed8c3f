import { timestamp } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import {
  selectReportsFrom,
  redactOldReports,
  redactReportById,
  redactReportsOf,
} from './report.sql.ts';

/** Redacts travellers' data in reports received before a time; returns the number of reports. */
export const redactReportsBefore = (tx: Queryable, time: Date, now: Date): Promise<number> =>
  tx.execute(redactOldReports, [time, now]);

/** Redacts the traveller's data in one report; returns the number of reports (0 or 1). */
export const redactReport = (db: Queryable, id: number, now: Date): Promise<number> =>
  db.execute(redactReportById, [id, now]);

/** Redacts the data of one traveller, found by email; returns the number of reports. */
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

/** Returns all reports of a traveller. */
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
