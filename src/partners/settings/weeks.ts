import type { Addressee } from '../../mails/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { noteSummarised, selectWeekDue } from './settings.sql.ts';

/**
 * Tracks which partners have received their weekly summary. `monday` is the midnight (UTC) at which
 * the week ended.
 */
export interface Weeks {
  /**
   * Returns approved partners that had an account in that week and have not switched the mail off,
   * by id.
   */
  due(monday: Date, afterId: number, limit: number): Promise<{ id: number; name: string }[]>;
  /**
   * Marks a partner's week as summarised within the caller's transaction, so that this happens
   * once. Undefined when it already was, or the partner has switched the mail off.
   */
  take(tx: Tx, monday: Date, partnerId: number): Promise<Addressee | undefined>;
}

export const createWeeks = (db: Db): Weeks => ({
  due: (monday, afterId, limit) => db.query(selectWeekDue, [monday, afterId, limit]),
  take: async (tx, monday, partnerId) =>
    (await tx.maybeOne(noteSummarised, [monday, partnerId]))?.partner,
});
