import { accountClosed, toMail } from '../../mails/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { ExpectedError, validationError } from '../../platform/errors.ts';
import type { NewMail } from '../../platform/mail/index.ts';
import { type PartnerRow, selectPartnerForUpdate } from '../partner.sql.ts';
import { closeAccount, forgetClosed } from './settings.sql.ts';

/** Closes partners' accounts. */
export interface Closing {
  /**
   * Closes an account at its owner's request: hides its listings, and deletes its key, webhook and
   * members.
   * @param typedName must equal the partner's name, or else `validation_error` at `name` is thrown.
   * The demo's account is only closed when the demo is removed (`bad_request`).
   * @param endElsewhere ends the account's data in other slices. Runs before the key is deleted,
   * because afterwards concurrent writes for the partner wait, and may hold locks that other slices
   * need
   */
  close(
    tx: Tx,
    partnerId: number,
    wish: { typedName: string; by: string },
    endElsewhere: () => Promise<void>,
  ): Promise<PartnerRow>;
}

interface Deps {
  clock: Clock;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
  /** Whether the demo's account may be closed; false by default. */
  closesDemo?: boolean;
}

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').normalize();

/** Makes the use case of closing an account. */
export const createClosing = ({ clock, mail, closesDemo = false }: Deps): Closing => ({
  async close(tx, partnerId, { typedName, by }, endElsewhere) {
    const row = await tx.one(selectPartnerForUpdate, [partnerId]);
    if (plain(typedName) !== plain(row.name)) {
      const message = `must be the account's name, ${row.name}`;
      throw validationError([{ path: 'name', message }]);
    }
    if (row.is_demo && !closesDemo)
      throw new ExpectedError('bad_request', 'The account of the demo stays open.');
    await endElsewhere();
    await tx.execute(closeAccount, [partnerId, clock.now()]);
    const letter = accountClosed(row.language, { partnerId, partner: row.name, by });
    await mail(tx, toMail(row.contact_email, letter));
    return row;
  },
});

/** Locks and returns an account; undefined when it does not exist. */
export const lockPartner = (tx: Tx, partnerId: number): Promise<PartnerRow | undefined> =>
  tx.maybeOne(selectPartnerForUpdate, [partnerId]);

/** Erases the contact addresses of accounts that were closed before a time. */
export const forgetClosedAccounts = (tx: Queryable, before: Date): Promise<number> =>
  tx.execute(forgetClosed, [before]);
