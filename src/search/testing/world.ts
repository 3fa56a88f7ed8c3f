import { pino } from 'pino';
import { loadCampsites } from '../../../test/support/campsites.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import {
  type Availability,
  createAvailability,
  createListings,
  createListingWriter,
  type ListingInput,
  type Listings,
} from '../../listings/index.ts';
import { NO_PHOTOS } from '../../listings/testing/no-photos.ts';
import { createPartners, type Partners } from '../../partners/index.ts';
import { type ManualClock, manualClock } from '../../../test/support/manual-clock.ts';
import type { Locator } from '../../places/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/log.ts';
import { plainReading } from '../typed/reader.ts';
import { openSearch, type ResolvedMatch, type RunningSearch, type SearchAnswer } from '../index.ts';

/** The date of the tests' clock. */
export const TODAY = '2026-05-01';

/** The towns of the tests; every listing is located in the nearest one. */
export const TOWNS = [
  { id: 1, name: 'Bristol', countryCode: 'GB', regionId: 'GB-ENG', lat: 51.45, lng: -2.59 },
  { id: 2, name: 'Cardiff', countryCode: 'GB', regionId: 'GB-WLS', lat: 51.48, lng: -3.18 },
  { id: 3, name: 'Vannes', countryCode: 'FR', regionId: 'FR-BRE', lat: 47.66, lng: -2.76 },
  { id: 4, name: 'Faro', countryCode: 'PT', regionId: 'PT-08', lat: 37.02, lng: -7.93 },
];

/** A test database with partners and listings, and a running search. */
export interface SearchWorld {
  db: Db;
  clock: ManualClock;
  partners: Partners;
  listings: Listings;
  availability: Availability;
  partner: { id: number; slug: string; name: string };
  search: RunningSearch;
  /** Starts the search of another process over the same database; `given` replaces its dependencies. */
  otherProcess(given?: { db?: Db; snapshotPath?: string; log?: Logger }): Promise<RunningSearch>;
  /** Writes a listing as a partner does; returns its id. */
  list(externalId: string, input?: Partial<ListingInput>): Promise<number>;
  /** Imports features as the campsites of OpenStreetMap, replacing the earlier ones. */
  campsites(features: readonly unknown[]): Promise<void>;
  /** Searches by a query string. */
  find(query: string): Promise<SearchAnswer>;
  /** The ids of the results of a query string, in order. */
  ids(query: string): Promise<number[]>;
  stop(): Promise<void>;
}

const place = ({ lat, lng }: { lat: number; lng: number }) => {
  const [town] = TOWNS.toSorted(
    (a, b) => Math.hypot(a.lat - lat, a.lng - lng) - Math.hypot(b.lat - lat, b.lng - lng),
  );
  return {
    countryCode: town!.countryCode,
    regionId: town!.regionId,
    town: { ...town!, population: 1 },
  };
};

const resolveMatch = (text: string): ResolvedMatch | null => {
  const town = TOWNS.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  const common = { context: '', bounds: null, within: [], query: text, isCovered: true };
  if (town !== undefined) return { kind: 'town', ...town, ...common };
  if (text === 'Brittany') {
    const { countryCode, regionId, lat, lng } = TOWNS[2]!;
    return { kind: 'region', name: text, countryCode, regionId, lat, lng, ...common };
  }
  if (text === 'United Kingdom') {
    return { kind: 'country', name: text, countryCode: 'GB', lat: 54, lng: -2, ...common };
  }
  return null;
};

/** A van at Bristol with only the required fields. */
export const PLAIN: ListingInput = {
  category: 'campervan',
  status: 'active',
  title: 'A van to hire',
  url: 'https://vans.example/1',
  images: [],
  location: { lat: 51.45, lng: -2.59, precision: 'exact', country_code: undefined },
  amenities: [],
};

/** Starts the test database and search; `stop` it in `after`. */
export async function startSearchWorld(): Promise<SearchWorld> {
  const { db, drop } = await createTestDatabase();
  const clock = manualClock(`${TODAY}T12:00:00Z`);
  const partners = createPartners(db, clock);
  const writer = createListingWriter(db, place);
  const town = (id: number) => TOWNS.find((one) => one.id === id);
  const locator = { locate: place } as unknown as Locator;
  const listings = createListings({ db, clock, writer, photos: NO_PHOTOS, publicUrl: '', town });
  const partner = await partners.create({
    name: 'Harbour Vans',
    website: 'https://vans.example',
    email: 'office@vans.example',
    status: 'approved',
    categories: [],
    countries: [],
    demo: false,
  });
  const running: RunningSearch[] = [];
  const open: SearchWorld['otherProcess'] = async (given = {}) => {
    const search = openSearch({
      db,
      log: pino({ level: 'silent' }),
      ...given,
      clock,
      matchesOf: () => ({
        resolve: async (text) => resolveMatch(text),
        spelledLike: async () => [],
        read: async (text: string) => plainReading(text),
        suggest: async () => [],
      }),
      names: { town, regionName: (code) => code },
      townsOfArea: (code) => [Number(code)],
    });
    await search.start();
    running.push(search);
    return search;
  };
  const search = await open();
  const find = (query: string) => search.search(new URLSearchParams(query), { limit: 100 });
  return {
    db,
    clock,
    partners,
    listings,
    availability: createAvailability(db),
    partner,
    search,
    otherProcess: open,
    async list(externalId, input = {}) {
      return (await listings.put(partner.id, externalId, { ...PLAIN, ...input })).id;
    },
    campsites: (features) =>
      loadCampsites({ context: { db }, services: { locator }, clock }, features),
    find,
    ids: async (query) => (await find(query)).items.map(({ id }) => id),
    async stop() {
      for (const one of running) await one.stop();
      await drop();
    },
  };
}
