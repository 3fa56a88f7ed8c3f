import type { Db } from '../platform/db/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { selectSealed, updateSealed } from './feed.sql.ts';

/** Encrypts every feed's address and header with the newest key; returns how many feeds were changed. */
export function resealFeeds(db: Db, keyRing: KeyRing): Promise<number> {
  return db.transaction(async (tx) => {
    const sealed = await tx.query(selectSealed);
    const old = sealed.filter(
      ({ address, header }) =>
        !keyRing.isCurrent(address) || (header !== null && !keyRing.isCurrent(header)),
    );
    for (const { id, address, header } of old) {
      const again = (text: string): string => keyRing.encrypt(keyRing.decrypt(text));
      await tx.execute(updateSealed, [id, again(address), header === null ? null : again(header)]);
    }
    return old.length;
  });
}
