import { basename } from 'node:path';
import type { Feeds } from '../../feeds/index.ts';
import { type BaseMap, importBaseMap } from '../../basemap/index.ts';
import {
  type AlsoImported,
  type GazetteerCounts,
  type ImportCounts,
  importCampsites,
  importGazetteer,
  importTowns,
  type Locator,
} from '../../places/index.ts';
import type { AppContext } from '../composition/app-context.ts';
import type { Recorder } from '../../platform/audit/index.ts';

/** Imports of open data from the path of a file, each recorded in the audit log. */
export interface Imports {
  towns(file: string): Promise<ImportCounts>;
  places(file: string): Promise<ImportCounts>;
  gazetteer(file: string): Promise<GazetteerCounts>;
  map(file: string): Promise<BaseMap>;
}

interface Deps {
  loadLocator(): Promise<Locator>;
  loadFeeds(): Promise<Pick<Feeds, 'readWhole'>>;
}

/**
 * Creates the imports.
 * @param recorder records them in the name of their actor
 */
export function createImports(
  { db, clock, settings }: Pick<AppContext, 'db' | 'clock' | 'settings'>,
  { loadLocator, loadFeeds }: Deps,
  recorder: Recorder,
): Imports {
  const imported =
    (kind: 'towns' | 'places' | 'gazetteer', file: string): AlsoImported =>
    async (tx, counts) => {
      await recorder.record(tx, {
        action: `${kind}.import`,
        subject: basename(file),
        after: counts,
      });
      if (kind !== 'places') await (await loadFeeds()).readWhole(tx);
    };
  return {
    towns: (file) => importTowns(db, file, clock.now(), imported('towns', file)),
    gazetteer: (file) => importGazetteer(db, file, clock.now(), imported('gazetteer', file)),
    places: async (file) =>
      importCampsites(db, await loadLocator(), file, clock.now(), imported('places', file)),
    map: (file) =>
      importBaseMap(settings.DATA_DIR, file, (after, publish) =>
        db.transaction(async (tx) => {
          await recorder.record(tx, { action: 'map.import', subject: basename(file), after });
          await publish();
        }),
      ),
  };
}
