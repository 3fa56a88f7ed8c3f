import { accountClosed, toMail } from '../../mails/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { ExpectedError, validationError } from '../../platform/errors.ts';
import type { NewMail } from '../../platform/mail/index.ts';
import { type PartnerRow, selectPartnerForUpdate } from '../partner.sql.ts';
import { closeAccount, forgetClosed } from './settings.sql.ts';

/** The end of accounts. */
export interface Closing {
  /**
   * Closes an account at its owner's wish: its listings are no longer shown, its key, webhook and
   * members are gone.
   * @param typedName has to be the partner's name; throws `validation_error` at `name`. The demo's
   *   account cannot be closed (`bad_request`).
   * @param endElsewhere ends what other slices have of it. Called before the key is taken away: from then on whoever
   *   stores something of the partner waits, and may hold what other slices have to lock.
   */
  close(
    tx: Tx,
    partnerId: number,
    wish: { typedName: string; by: string },
    endElsewhere: () => Promise<void>,
  ): Promise<PartnerRow>;
}

interface Needs {
  clock: Clock;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
}

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').normalize();

/** Makes the use case of closing an account. */
export const createClosing = ({ clock, mail }: Needs): Closing => ({
  async close(tx, partnerId, { typedName, by }, endElsewhere) {
    const row = await tx.one(selectPartnerForUpdate, [partnerId]);
    if (plain(typedName) !== plain(row.name)) {
      const message = `must be the account's name, ${row.name}`;
      throw validationError([{ path: 'name', message }]);
    }
    if (row.is_demo) throw new ExpectedError('bad_request', 'The account of the demo stays open.');
    await endElsewhere();
    await tx.execute(closeAccount, [partnerId, clock.now()]);
    const letter = accountClosed(row.language, { partnerId, partner: row.name, by });
    await mail(tx, toMail(row.contact_email, letter));
    return row;
  },
});

/** The account of an id, locked; undefined when there is none. */
export const lockPartner = (tx: Tx, partnerId: number): Promise<PartnerRow | undefined> =>
  tx.maybeOne(selectPartnerForUpdate, [partnerId]);

/** Erases the contact addresses of accounts that were closed before a time. */
export const forgetClosedAccounts = (tx: Queryable, before: Date): Promise<number> =>
  tx.execute(forgetClosed, [before]);
