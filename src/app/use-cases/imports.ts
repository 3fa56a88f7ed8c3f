import { basename } from 'node:path';
import type { Feeds } from '../../feeds/index.ts';
import { type BaseMap, importBaseMap } from '../../basemap/index.ts';
import {
  type AlsoImported,
  type CampsiteDifference,
  type GazetteerCounts,
  type ImportCounts,
  importCampsites,
  importGazetteer,
  importTowns,
  largeDropOf,
  type Locator,
  timeOfData,
} from '../../places/index.ts';
import type { AppContext } from '../composition/app-context.ts';
import type { Recorder } from '../../platform/audit/index.ts';
import { dayOf } from '../../platform/clock.ts';

/** What an operator says about an import of campsites. */
export interface CampsiteWish {
  /** Imports a file although it is older or much smaller than what is known; all that it lacks goes. */
  force?: boolean;
  /** The file holds only a part of its countries: nothing that it lacks goes. */
  part?: boolean;
  /**
   * Told of a file that is older or much smaller than what is known, unless `force` or `part` says that it is meant.
   * Nothing is imported if it throws. Otherwise what the file lacks goes, except in countries of which it has less than half.
   * @param remedy the options that say so
   */
  doubt(finding: string, remedy: string): void;
}

/** Imports of open data from the path of a file, each recorded in the audit log. */
export interface Imports {
  towns(file: string): Promise<ImportCounts>;
  places(file: string, wish: CampsiteWish): Promise<ImportCounts>;
  gazetteer(file: string): Promise<GazetteerCounts>;
  map(file: string): Promise<BaseMap>;
}

interface Deps {
  loadLocator(): Promise<Locator>;
  loadFeeds(): Promise<Pick<Feeds, 'readWhole'>>;
}

/** Makes the callback that records an import of a file, and has feeds read their places anew. */
export const recordImports =
  ({ loadFeeds }: Pick<Deps, 'loadFeeds'>, recorder: Pick<Recorder, 'record'>) =>
  (kind: 'towns' | 'places' | 'gazetteer', file: string): AlsoImported =>
  async (tx, counts) => {
    await recorder.record(tx, {
      action: `${kind}.import`,
      subject: basename(file),
      after: counts,
    });
    if (kind !== 'places') await (await loadFeeds()).readWhole(tx);
  };

/** Decides by an operator's wish which campsites go. */
const decidedBy =
  ({ force = false, part = false, doubt }: CampsiteWish, dataAt: Date | null) =>
  (difference: CampsiteDifference, newest: Date | null): string[] => {
    if (!force && dataAt !== null && newest !== null && dataAt < newest) {
      doubt(
        `The file is of ${dayOf(dataAt)}, older than the campsites that are here, of ${dayOf(newest)}.`,
        'Add --force to go back to it.',
      );
    }
    const drop = force || part ? null : largeDropOf(difference, 'The file lacks');
    if (drop !== null) {
      doubt(
        drop,
        'Add --part if the file holds only a part of the country, so that no campsite goes, or --force if all that it lacks is to go.',
      );
    }
    if (part) return [];
    return force ? difference.countries.map(({ code }) => code) : difference.whole;
  };

/**
 * Creates the imports.
 * @param recorder records them in the name of their actor
 */
export function createImports(
  { db, clock, settings }: Pick<AppContext, 'db' | 'clock' | 'settings'>,
  { loadLocator, loadFeeds }: Deps,
  recorder: Recorder,
): Imports {
  const imported = recordImports({ loadFeeds }, recorder);
  return {
    towns: (file) => importTowns(db, file, clock.now(), imported('towns', file)),
    gazetteer: (file) => importGazetteer(db, file, clock.now(), imported('gazetteer', file)),
    places: async (file, wish) => {
      const now = clock.now();
      const dataAt = await timeOfData(file, now);
      const options = { also: imported('places', file), decide: decidedBy(wish, dataAt) };
      return importCampsites(db, await loadLocator(), file, now, options);
    },
    map: (file) =>
      importBaseMap(settings.DATA_DIR, file, (after, publish) =>
        db.transaction(async (tx) => {
          await recorder.record(tx, { action: 'map.import', subject: basename(file), after });
          await publish();
        }),
      ),
  };
}
