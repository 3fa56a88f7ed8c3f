import type { Addressee } from '../../mails/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { noteSummarised, selectWeekDue } from './week.sql.ts';

/** Of which partners a week is not summarised yet. `monday` is the midnight (UTC) at which it ended. */
export interface Weeks {
  /** Approved partners that had an account in that week and want the mail, by id. */
  due(monday: Date, afterId: number, limit: number): Promise<{ id: number; name: string }[]>;
  /**
   * Takes a partner's week within the caller's transaction, so that it is summarised once; undefined when
   * it is taken, or the mail is not wanted any more.
   */
  take(tx: Tx, monday: Date, partnerId: number): Promise<Addressee | undefined>;
}

/** Makes the use cases of partners' weeks. */
export const createWeeks = (db: Db): Weeks => ({
  due: (monday, afterId, limit) => db.query(selectWeekDue, [monday, afterId, limit]),
  take: async (tx, monday, partnerId) =>
    (await tx.maybeOne(noteSummarised, [monday, partnerId]))?.partner,
});
