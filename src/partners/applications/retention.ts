import type { Db, Queryable } from '../../platform/db/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { referenceOf } from './application.mail.ts';
import {
  selectSealedAddresses,
  updateSealedAddress,
  wipeOldApplications,
} from './application.sql.ts';

/**
 * Forgets who sent the applications that came before a time, decided on or not.
 * @returns what the mails about them refer to, which are to be forgotten as well.
 */
export async function wipeApplicationsBefore(
  tx: Queryable,
  time: Date,
  now: Date,
): Promise<string[]> {
  const wiped = await tx.query(wipeOldApplications, [time, now]);
  return wiped.map(({ id }) => referenceOf(id));
}

/** Seals every feed address with the newest key of the ring; gives how many were moved. */
export const resealApplications = (db: Db, keyRing: KeyRing): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx.query(selectSealedAddresses);
    const old = rows.filter(({ feed_address }) => !keyRing.isCurrent(feed_address));
    for (const { id, feed_address } of old) {
      await tx.execute(updateSealedAddress, [id, keyRing.encrypt(keyRing.decrypt(feed_address))]);
    }
    return old.length;
  });
