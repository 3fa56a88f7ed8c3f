import type { Db } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { lastImport } from '../imports.sql.ts';
import { loadTowns } from './town-load.ts';

/** The gazetteer as it is in the database, also after an import by another process. */
export interface LiveTowns extends Gazetteer {
  /** The import that they are of: another number when they have changed. */
  readonly version: number;
  /** Looks no more. */
  close(): Promise<void>;
}

/** Milliseconds between looks. An operator who has imported towns sees them used right after. */
const LOOK = 1000;

/** Loads the towns and keeps them up to date. */
export async function openTowns(db: Db, log: Logger): Promise<LiveTowns> {
  const newest = async () => (await db.one(lastImport, ['towns'])).id;
  // Read before the towns: what is imported in between is loaded twice rather than missed.
  let version = await newest();
  let towns = await loadTowns(db);
  let refreshing: Promise<void> | undefined;

  const takeOver = async () => {
    try {
      const found = await newest();
      if (found === version) return;
      towns = await loadTowns(db);
      version = found;
    } catch (error) {
      log.warn({ err: error }, 'Imported towns cannot be looked for.');
    } finally {
      refreshing = undefined;
    }
  };
  const timer = setInterval(() => {
    refreshing ??= takeOver();
  }, LOOK).unref();

  return {
    town: (id) => towns.town(id),
    townsOf: (countryCode) => towns.townsOf(countryCode),
    largestWithin: (bounds, limit) => towns.largestWithin(bounds, limit),
    nearest: (point, km, countryCode) => towns.nearest(point, km, countryCode),
    get size() {
      return towns.size;
    },
    get version() {
      return version;
    },
    async close() {
      clearInterval(timer);
      await refreshing;
    },
  };
}
