import type { Db, Tx } from '../../platform/db/index.ts';
import { lockImports } from '../imports.sql.ts';
import { statedWebsite } from './contacts.ts';
import { type LeftOut, leftOutBy } from './left-out.ts';
import {
  clearReading,
  isReadBy,
  recordReading,
  selectUnread,
  type UnreadRow,
  updateLeftOut,
  updateMerged,
  updateTwins,
} from './readings.sql.ts';
import { type Mapped, twinsOf } from './twins.ts';

/** Raise it by one whenever tags or names are interpreted differently: the next start then re-evaluates all campsites. */
const READING_VERSION = 1;

const ROWS_AT_ONCE = 5000;

const mapped = ({ id, osm_ref: osmRef, kind, name, lat, lng, tags }: UnreadRow): Mapped => {
  const website = statedWebsite(tags);
  const host = website === null ? null : new URL(website).hostname.replace(/^www\./, '');
  return { id, osmRef, kind, name, lat, lng, host };
};

/**
 * Re-evaluates for all stored campsites whether they are results, and which objects are the same campsite. Excluded
 * objects are not compared: a closed object tells nothing about an open one of the same name.
 */
export async function readCampsitesAnew(tx: Tx, now: Date): Promise<void> {
  const results: Mapped[] = [];
  let after = 0;
  for (;;) {
    const rows = await tx.query(selectUnread, [after, ROWS_AT_ONCE]);
    if (rows.length === 0) break;
    const changed: [id: number, leftOut: LeftOut | null][] = [];
    for (const row of rows) {
      const leftOut = leftOutBy(row.tags, now);
      if (leftOut !== row.left_out) changed.push([row.id, leftOut]);
      if (leftOut === null) results.push(mapped(row));
    }
    if (changed.length > 0) {
      const columns = [changed.map(([id]) => id), changed.map(([, leftOut]) => leftOut)] as const;
      await tx.execute(updateLeftOut, [...columns, now]);
    }
    after = rows.at(-1)!.id;
  }
  const twins = await twinsOf(results);
  await tx.execute(updateTwins, [[...twins.keys()], [...twins.values()], now]);
  await tx.execute(updateMerged, [now]);
  await tx.execute(clearReading);
  await tx.execute(recordReading, [READING_VERSION]);
}

/** Re-evaluates the stored campsites if another version of the rules evaluated them; waits for a running import. */
export async function ensureCampsitesRead(db: Db, now: Date): Promise<void> {
  if ((await db.one(isReadBy, [READING_VERSION])).current) return;
  await db.transaction(async (tx) => {
    await tx.query(lockImports);
    if ((await tx.one(isReadBy, [READING_VERSION])).current) return;
    await readCampsitesAnew(tx, now);
  });
}
