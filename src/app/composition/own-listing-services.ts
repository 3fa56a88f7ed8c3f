import { createUploads, uploadJobs } from '../../feeds/index.ts';
import {
  bulkJobs,
  calendarJobs,
  createCalendarExports,
  createCalendarImports,
  createListingBulk,
  createListingTable,
  createOwnCalendars,
  createPriceChanges,
  createSideCalendars,
  type ListingEditor,
  type ListingWriter,
} from '../../listings/index.ts';
import { type Locator, regionName, townsNamed } from '../../places/index.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { Photos } from '../../photos/index.ts';
import type { AppContext } from './app-context.ts';

interface Deps {
  outbound: Outbound;
  writer: ListingWriter;
  editor: ListingEditor;
  locator: Pick<Locator, 'locate' | 'town'>;
  photos: Pick<Photos, 'addresses' | 'own'>;
}

/** Limit of files that a partner may upload per hour, because each is read and its rows are stored. */
const UPLOADS_PER_HOUR = 60;

/** Limit of readings of one listing's calendar per hour: some sites, each of which reads it a few times. */
const READINGS_PER_HOUR = 240;

export function createOwnListingServices(
  { db, clock, keyRing, audit, rateLimits, settings }: AppContext,
  { outbound, writer, editor, locator, photos }: Deps,
) {
  const deps = { db, clock, keyRing, outbound };
  const exports = createCalendarExports({
    db,
    clock,
    keyRing,
    publicUrl: settings.PUBLIC_URL,
    limit: rateLimits.local('calendar readings', READINGS_PER_HOUR, 3600),
  });
  const imports = {
    db,
    clock,
    audit,
    writer,
    locate: locator.locate,
    photos,
    findTowns: townsNamed,
    limit: rateLimits.exact('uploaded files', UPLOADS_PER_HOUR, 3600),
  };
  const placeOf = (at: {
    town_id: number | null;
    region_id: string | null;
    country_code: string;
  }): string => {
    const town = at.town_id === null ? undefined : locator.town(at.town_id)?.name;
    const region = at.region_id === null ? undefined : regionName(at.region_id);
    return [town, region, at.country_code].filter((part) => part !== undefined).join(', ');
  };
  return {
    lines: createListingTable(db, () => dayOf(clock.now())),
    bulk: createListingBulk(db, clock),
    prices: createPriceChanges(clock),
    editor,
    calendars: createOwnCalendars(db, clock),
    sideCalendars: createSideCalendars(db),
    calendarExports: exports,
    calendarImports: createCalendarImports({ ...deps, exports }),
    handImports: createUploads(imports),
    jobs: [bulkJobs(db, clock), calendarJobs(deps), ...uploadJobs({ ...imports, placeOf })],
  };
}
