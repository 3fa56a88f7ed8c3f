import { hash, randomUUID } from 'node:crypto';
import { type Clock, dayOf } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import { noteBatch } from './count.sql.ts';
import type { LittleFound } from './little-found.ts';
import { addSearchCounts, type SearchCountRow } from './search-count.sql.ts';

/** Counts searches that found nothing or little. */
export interface SearchCounts {
  /**
   * Counts a search now, in memory only.
   * @param network of the visitor's address; it is neither stored nor kept in memory as it is
   */
  count(search: LittleFound, network: string): void;
  /** Writes the counts since the last write. */
  write(): Promise<void>;
  /** Writes the remaining counts and ends. */
  close(): Promise<void>;
}

const WRITE_EVERY_MS = 5_000;

/**
 * Maximum number of different searches between two writes: some 2 MB. Further ones are dropped,
 * also while the database is away.
 */
const MAX_ROWS = 5_000;

/**
 * Maximum number of visits of a day that are told apart: some 10 MB. Further visits are not
 * counted, so that their searches stay part of the sum of rare ones.
 */
const MAX_VISITS = 100_000;

interface Deps {
  db: Db;
  clock: Clock;
  /** Called when counts cannot be written; they are kept and written later. */
  onError(error: unknown): void;
}

/**
 * Creates the counts of searches of a process, which are kept in memory and written every five
 * seconds like those of listings (`createCounts`): a search costs a page a hash and a map write, and
 * no statement. Visits of one search and day are told apart by a hash of the network with a secret
 * that is made for the day and never leaves the memory, so that nobody can compute the network from
 * it. Several processes may each count a visitor once.
 */
export function createSearchCounts({ db, clock, onError }: Deps): SearchCounts {
  const writer = randomUUID();
  let counted = new Map<string, SearchCountRow>();
  let waiting: SearchCountRow[] = [];
  let batch = 0;
  let writing = Promise.resolve();
  let visits = { day: '', secret: '', seen: new Set<string>() };

  const isFirstVisit = (day: string, key: string, network: string): boolean => {
    if (visits.day !== day) visits = { day, secret: randomUUID(), seen: new Set() };
    const { secret, seen } = visits;
    if (seen.size >= MAX_VISITS) return false;
    const visit = hash('sha256', `${secret} ${network} ${key}`, 'base64').slice(0, 16);
    if (seen.has(visit)) return false;
    seen.add(visit);
    return true;
  };
  const writeWaiting = async (): Promise<void> => {
    // A batch whose answer was lost is sent again as it was, with its number.
    if (waiting.length === 0) {
      waiting = [...counted.values()];
      counted = new Map();
    }
    if (waiting.length === 0) return;
    const json = JSON.stringify(waiting);
    const number = batch + 1;
    await db.transaction(async (tx) => {
      const isNew = await tx.maybeOne(noteBatch, [writer, number, clock.now()]);
      if (isNew) await tx.execute(addSearchCounts, [json]);
    });
    batch = number;
    waiting = [];
  };
  const write = (): Promise<void> => {
    const written = writing.then(async () => {
      const hadWaiting = waiting.length > 0;
      await writeWaiting();
      if (hadWaiting) await writeWaiting();
    });
    writing = written.catch(() => undefined);
    return written;
  };
  const timer = setInterval(() => void write().catch(onError), WRITE_EVERY_MS).unref();

  return {
    count(search, network) {
      const { language, words, place, country, category, narrowed, found } = search;
      const day = dayOf(clock.now());
      const key = JSON.stringify([day, words, place, country, category, narrowed, language]);
      const known = counted.get(key);
      if (known === undefined && counted.size >= MAX_ROWS) return;
      const visit = isFirstVisit(day, key, network) ? 1 : 0;
      if (known) {
        known.searches += 1;
        known.visits += visit;
        known.found = Math.max(known.found, found);
      } else counted.set(key, { ...search, day, searches: 1, visits: visit });
    },
    write,
    async close() {
      clearInterval(timer);
      await write().catch(onError);
    },
  };
}
