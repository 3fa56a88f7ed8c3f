import { onBeats } from '../../platform/beat.ts';
import { type Db, loadSource, type Pool } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { lastImport } from '../imports.sql.ts';
import { loadKeptTowns } from './kept-towns.ts';

/** A gazetteer that is reloaded after an import of towns by any process. */
export interface LiveTowns extends Gazetteer {
  /** The id of the last import of towns; it changes when the towns change. */
  readonly version: number;
  /** Stops polling; resolves after a reload that is under way. */
  close(): Promise<void>;
}

/** Interval of polling for a newer import. */
const POLL_MS = 1000;

/**
 * Loads the towns and reloads them after each import, until closed. Rejects if the first load fails.
 * @param file Path of the file that keeps them for the next start.
 */
export async function openTowns(db: Db, log: Logger, file: string): Promise<LiveTowns> {
  const newest = async (from: Pool) => (await from.one(lastImport, ['towns'])).id;
  const source = loadSource(db);
  // The version is read before the towns, so that an import in between is loaded twice rather than missed.
  let version = await newest(source);
  let towns = await loadKeptTowns(file, source, version, log);
  let refreshing: Promise<void> | undefined;

  const refresh = async () => {
    try {
      const current = await newest(db);
      if (current === version) return;
      towns = await loadKeptTowns(file, db, current, log);
      version = current;
    } catch (error) {
      log.warn({ err: error }, 'Imported towns cannot be looked for.');
    } finally {
      refreshing = undefined;
    }
  };
  const stop = onBeats(POLL_MS, () => {
    refreshing ??= refresh();
  });

  return {
    town: (id) => towns.town(id),
    townsOf: (countryCode) => towns.townsOf(countryCode),
    countiesOf: (countryCode) => towns.countiesOf(countryCode),
    largestWithin: (bounds, limit) => towns.largestWithin(bounds, limit),
    nearest: (point, km, countryCode) => towns.nearest(point, km, countryCode),
    get size() {
      return towns.size;
    },
    get version() {
      return version;
    },
    async close() {
      stop();
      await refreshing;
    },
  };
}
