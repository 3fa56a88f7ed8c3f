import type { Db } from '../../platform/db/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { selectSealed, updateSealed } from '../feed.sql.ts';
import { selectSealedRequests, updateSealedRequest } from './request.sql.ts';

/**
 * Encrypts the address and header of every feed, and of every request for one, with the newest key;
 * returns how many feeds and requests were changed.
 */
export function resealFeeds(db: Db, keyRing: KeyRing): Promise<number> {
  const isOld = ({ address, header }: { address: string; header: string | null }): boolean =>
    !keyRing.isCurrent(address) || (header !== null && !keyRing.isCurrent(header));
  const again = (text: string): string => keyRing.encrypt(keyRing.decrypt(text));
  return db.transaction(async (tx) => {
    let changed = 0;
    for (const [select, update] of [
      [selectSealed, updateSealed],
      [selectSealedRequests, updateSealedRequest],
    ] as const) {
      for (const { id, address, header } of (await tx.query(select)).filter(isOld)) {
        await tx.execute(update, [id, again(address), header === null ? null : again(header)]);
        changed += 1;
      }
    }
    return changed;
  });
}
