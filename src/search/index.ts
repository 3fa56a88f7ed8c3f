import type { ListingsIn } from '../places/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { Logger } from '../platform/log.ts';
import type { AreaNames } from './card.present.ts';
import { CAMPSITE, CATEGORY_COLUMN } from './filters/audience.ts';
import { createFollower, type Follower } from './follower.ts';
import { type Counted, createInventory, createTownStock, type Inventory } from './inventory.ts';
import type { GazetteerMatches } from './gazetteer-matches.ts';
import { createSearch, type Search } from './search.ts';
import { createSnapshots } from './snapshot/snapshots.ts';
import type { TownsOfArea } from './where.ts';

export { type CampsiteFacts, factsOf } from './campsite-tags.ts';
export type { AnyCard, AreaNames, CampsiteCard, ListingCard, OtherOffer } from './card.present.ts';
export { loadSearchAnew } from './changes.ts';
export type { Inventory, Stock } from './inventory.ts';
export {
  createGazetteerMatches,
  type GazetteerMatches,
  type ResolvedMatch,
  type ResolveMatch,
} from './gazetteer-matches.ts';
export type {
  RelaxedFilter,
  MapTile,
  PriceFacet,
  SearchAnswer,
  FilterMatch,
} from './search.answers.ts';
export { plainReading, type TypedReading, type Unfinished, unfinishedIn } from './typed/reader.ts';
export { PAGE_FILTERS, type PageFilter } from './filters/page-filters.ts';
export type { FilterName, NamesOf, ValueNames } from './filters/registry.ts';
export { filteredFields, unstatedFilters, type UnstatedFilter } from './unstated.ts';
export type { Note } from './filters/filter.ts';
export {
  describeParameters,
  filterInput,
  readSearch,
  searchInput,
  searchParameters,
  type SearchParams,
  writeSearch,
} from './search.schema.ts';
export type { Search } from './search.ts';
export type { MonthAhead, MonthPrices, YearAhead } from './year-ahead.answers.ts';

/** A search with a life cycle: `start` before use, `stop` at the end. */
export interface RunningSearch extends Search {
  /** Finds places by their names, those with more listings first. */
  matches: GazetteerMatches;
  /** Counts listings, or listings and campsites, including everything committed before the call. */
  inventory(of?: Counted): Promise<Inventory>;
  /** Loads the index; resolves when searches can be answered. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Brings the index up to date with everything committed before the call. Resolves with an object that is replaced by every
   * change of what public pages show; null when the index may be out of date.
   */
  shownVersion(): Promise<object | null>;
  /** An object that is replaced by every change of what pages show beside the index, such as Premium or a claim. */
  besideVersion(): object;
  /** The reason, shown by `/readyz`, why answers may be out of date; undefined when they are current. */
  obstacle(): string | undefined;
  /** Memory of the index in bytes. */
  size(): { columns: number; calendar: number };
}

/** Extends a search: if it names no category and no listing matches, it answers with campsites of OpenStreetMap. */
const orOsmCampsites =
  (search: Search['search']): Search['search'] =>
  async (given, options) => {
    const answer = await search(given, options);
    if (answer.total > 0 || !answer.osmCampsites) return answer;
    const params = new URLSearchParams(given);
    params.set(CATEGORY_COLUMN, CAMPSITE);
    const campsites = await search(params, options);
    campsites.query.notes.push({ param: CATEGORY_COLUMN, why: 'only_campsites' });
    return campsites;
  };

/**
 * Creates the search of a process.
 * @param options.db The database that the index follows. Rows that change are dropped from the cache of `db.reads`.
 * @param options.matchesOf Creates the search of the gazetteer, from a function that counts the listings of towns.
 * @param options.remembers False counts anew for each answer, so that benchmarks measure counting; true by default.
 * @param options.snapshotPath File of the index's snapshot; undefined for none.
 */
export function openSearch(options: {
  db: Db;
  snapshotPath?: string | undefined;
  remembers?: boolean;
  clock: Clock;
  log: Logger;
  matchesOf(listings: () => Promise<ListingsIn>): GazetteerMatches;
  names: AreaNames;
  townsOfArea: TownsOfArea;
}): RunningSearch {
  const { db, clock, log, names, townsOfArea } = options;
  const { snapshotPath: path, remembers = true } = options;
  const follower = createFollower({
    db,
    clock,
    log,
    snapshots: path === undefined ? undefined : createSnapshots({ path, db, log }),
  });
  const counted: Follower = remembers
    ? follower
    : Object.create(follower, { version: { get: () => ({}) } });
  const inventory = createInventory(counted, townsOfArea);
  const matches = options.matchesOf(createTownStock(inventory, clock));
  const search = createSearch({
    source: { reads: db.reads },
    follower: counted,
    clock,
    resolveMatch: matches.resolve,
    spelledLike: matches.spelledLike,
    readTyped: matches.read,
    names,
    townsOfArea,
  });
  return {
    ...search,
    search: orOsmCampsites(search.search),
    inventory,
    matches,
    start: () => follower.start(),
    stop: () => follower.stop(),
    shownVersion: async () => ((await follower.catchUp()) ? follower.version : null),
    besideVersion: () => follower.besideVersion,
    obstacle: () => follower.obstacle(),
    size: () => follower.index.bytes,
  };
}
