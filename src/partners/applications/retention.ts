import { applicationReference } from '../../mails/index.ts';
import type { Db, Queryable } from '../../platform/db/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import {
  selectSealedAddresses,
  updateSealedAddress,
  redactOldApplications,
} from './application.sql.ts';

/**
 * Erases the personal data of applications received before a time, decided or not.
 * @returns the references of mails about them, which the caller must erase too
 */
export async function redactApplicationsBefore(
  tx: Queryable,
  time: Date,
  now: Date,
): Promise<string[]> {
  const redacted = await tx.query(redactOldApplications, [time, now]);
  return redacted.map(({ id }) => applicationReference(id));
}

/** Encrypts every feed address with the newest key of the ring; returns the number of changed ones. */
export const resealApplications = (db: Db, keyRing: KeyRing): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx.query(selectSealedAddresses);
    const old = rows.filter(({ feed_address }) => !keyRing.isCurrent(feed_address));
    for (const { id, feed_address } of old) {
      await tx.execute(updateSealedAddress, [id, keyRing.encrypt(keyRing.decrypt(feed_address))]);
    }
    return old.length;
  });
