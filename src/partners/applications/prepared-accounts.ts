import { type Clock, daysAfter, daysBefore } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import type { Partners } from '../partner.ts';
import { type PartnerRow, selectPartnerForUpdate } from '../partner.sql.ts';
import {
  forgetPrepared,
  lockUnopened,
  selectDeclinedAt,
  selectIsApplicant,
  selectLapsed,
  updateApplicationPartner,
} from './prepared-account.sql.ts';

/** Days for which the account of a declined applicant stays, so that a mistake can be corrected. */
const DAYS_AFTER_DECLINE = 14;

/** Returns when the account of an applicant that was declined at a time is deleted. */
export const deletedAfterDecline = (declinedAt: Date): Date =>
  daysAfter(declinedAt, DAYS_AFTER_DECLINE);

/** Accounts in which applicants prepare their listings before the decision. */
export interface PreparedAccounts {
  /** Whether an address has a pending application, and so may sign in. */
  isApplicant(email: string, tx?: Queryable): Promise<boolean>;
  /**
   * Opens the pending account of an applicant that has just proved its address by signing in; does
   * nothing when there is no pending application, or its account is open.
   */
  open(tx: Queryable, email: string): Promise<void>;
  /** Returns when the account of a declined applicant is deleted; null for any other. */
  deletedOn(partnerId: number): Promise<Date | null>;
  /** Returns ids of accounts that are to be deleted. */
  lapsed(): Promise<number[]>;
  /** Locks a lapsed account; undefined when it has been approved or closed since. */
  lockLapsed(tx: Tx, partnerId: number): Promise<PartnerRow | undefined>;
  /** Erases the personal data that a closed account keeps for operators. */
  forget(tx: Tx, partnerId: number): Promise<void>;
}

interface Deps {
  db: Db;
  clock: Clock;
  /** Days after which an application's personal data is neither shown nor used. */
  keepDays: number;
  partners: Pick<Partners, 'create'>;
}

/** Creates the use cases of accounts that wait for approval. */
export function createPreparedAccounts({ db, clock, keepDays, partners }: Deps): PreparedAccounts {
  const since = () => daysBefore(clock.now(), keepDays);
  return {
    isApplicant: async (email, tx = db) =>
      (await tx.one(selectIsApplicant, [email, since()])).found,
    async open(tx, email) {
      const row = await tx.maybeOne(lockUnopened, [email, since()]);
      if (!row) return;
      const partner = await partners.create(
        {
          name: row.business,
          website: row.website,
          email: row.email,
          categories: row.categories,
          countries: [row.country_code],
          language: row.language,
          status: 'pending',
        },
        tx,
      );
      await tx.execute(updateApplicationPartner, [row.id, partner.id]);
    },
    async deletedOn(partnerId) {
      const declined = await db.maybeOne(selectDeclinedAt, [partnerId]);
      return declined ? deletedAfterDecline(declined.declined_at) : null;
    },
    async lapsed() {
      const before = daysBefore(clock.now(), DAYS_AFTER_DECLINE);
      return (await db.query(selectLapsed, [before])).map(({ id }) => id);
    },
    async lockLapsed(tx, partnerId) {
      const row = await tx.maybeOne(selectPartnerForUpdate, [partnerId]);
      return row?.approved_at === null && row.closed_at === null ? row : undefined;
    },
    forget: async (tx, partnerId) => {
      await tx.execute(forgetPrepared, [partnerId]);
    },
  };
}
