import { randomUUID } from 'node:crypto';
import { type Referral, SOURCES } from '../listings/index.ts';
import { type Clock, dayOf } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import { addCounts, type CountRow, noteBatch } from './count.sql.ts';

/** Events that are counted in memory; clicks and enquiries are counted from the leads. */
export type CountedEvent = 'shown' | 'viewed' | 'saved';

/** Counts how often travellers see listings. */
export interface Counts {
  /** Counts an event of each listing now, in memory only. */
  count(event: CountedEvent, listingIds: readonly number[], found: Referral): void;
  /** Writes the counts since the last write. */
  write(): Promise<void>;
  /** Writes the remaining counts and ends. */
  close(): Promise<void>;
}

const WRITE_EVERY_MS = 5_000;

/**
 * Maximum number of combinations of listing, source and country between two writes: some 20 MB.
 * Further ones are dropped while the database is away.
 */
const MAX_ROWS = 100_000;

/** Number of rows that one statement adds. */
const ROWS_PER_BATCH = 5_000;

interface Deps {
  db: Db;
  clock: Clock;
  /** Called when counts cannot be written; they are kept and written later. */
  onError(error: unknown): void;
}

/**
 * Creates the counts of a process, which are kept in memory and written every five seconds, so that
 * no page waits for them and a crash loses at most five seconds. A batch keeps its number until it
 * is known to be written, and the database accepts each number once, so that no batch is added
 * twice.
 */
export function createCounts({ db, clock, onError }: Deps): Counts {
  const writer = randomUUID();
  let counted = new Map<string, Map<number, CountRow>>();
  let size = 0;
  let batch = 0;
  let waiting: CountRow[][] = [];
  let writing = Promise.resolve();
  let busy = false;

  const take = (): void => {
    const rows = [...counted.values()].flatMap((some) => [...some.values()]);
    counted = new Map();
    for (let at = 0; at < rows.length; at += ROWS_PER_BATCH) {
      waiting.push(rows.slice(at, at + ROWS_PER_BATCH));
    }
  };
  const writeWaiting = async (): Promise<void> => {
    take();
    for (let rows = waiting[0]; rows !== undefined; rows = waiting[0]) {
      const json = JSON.stringify(rows);
      const number = batch + 1;
      await db.transaction(async (tx) => {
        const isNew = await tx.maybeOne(noteBatch, [writer, number, clock.now()]);
        if (isNew) await tx.execute(addCounts, [json]);
      });
      batch = number;
      size -= rows.length;
      waiting = waiting.slice(1);
    }
  };
  const write = (): Promise<void> => {
    busy = true;
    const written = writing.then(writeWaiting).finally(() => {
      busy = false;
    });
    writing = written.catch(() => undefined);
    return written;
  };
  const writeQuietly = () => write().catch(onError);
  const timer = setInterval(() => {
    if (!busy) void writeQuietly();
  }, WRITE_EVERY_MS).unref();

  return {
    count(event, listingIds, { source, country }) {
      const day = dayOf(clock.now());
      const key = `${day} ${source} ${country}`;
      let rows = counted.get(key);
      if (rows === undefined) counted.set(key, (rows = new Map()));
      for (const listing_id of listingIds) {
        const known = rows.get(listing_id);
        if (known) known[event] = (known[event] ?? 0) + 1;
        else if (size < MAX_ROWS) {
          size += 1;
          rows.set(listing_id, {
            listing_id,
            day,
            source: SOURCES.indexOf(source),
            country,
            [event]: 1,
          });
        }
      }
    },
    write,
    async close() {
      clearInterval(timer);
      await writeQuietly();
    },
  };
}
