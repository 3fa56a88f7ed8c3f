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

/** One higher whenever tags or names are read otherwise: the stored campsites are then read again at the next start. */
const READING_VERSION = 1;

const ROWS_AT_ONCE = 5000;

const mapped = ({ id, osm_ref: osmRef, kind, name, lat, lng, tags }: UnreadRow): Mapped => {
  const website = statedWebsite(tags);
  const host = website === null ? null : new URL(website).hostname.replace(/^www\./, '');
  return { id, osmRef, kind, name, lat, lng, host };
};

/**
 * Reads of all stored campsites anew whether they are results, and which are one campsite. What is left out takes no
 * part in the latter: a closed object says nothing of an open one of its name.
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
  const twins = twinsOf(results);
  await tx.execute(updateTwins, [[...twins.keys()], [...twins.values()], now]);
  await tx.execute(updateMerged, [now]);
  await tx.execute(clearReading);
  await tx.execute(recordReading, [READING_VERSION]);
}

/** Reads the stored campsites again where another release read them; waits for an import that runs. */
export async function ensureCampsitesRead(db: Db, now: Date): Promise<void> {
  if ((await db.one(isReadBy, [READING_VERSION])).current) return;
  await db.transaction(async (tx) => {
    await tx.query(lockImports);
    if ((await tx.one(isReadBy, [READING_VERSION])).current) return;
    await readCampsitesAnew(tx, now);
  });
}
