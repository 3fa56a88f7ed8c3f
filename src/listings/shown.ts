import type { Db } from '../platform/db/index.ts';
import { listingPath } from './listing.present.ts';
import type { ListingInput } from './listing.schema.ts';
import {
  type AreaRow,
  selectAreasOfCountry,
  selectAreasOfRegion,
  selectAreasOfTowns,
  selectCountries,
  selectListedPlaces,
  selectOfPlace,
  selectSitemapFiles,
  selectSitemapPage,
} from './shown.sql.ts';

type Category = ListingInput['category'];

/** A category in a country, in one of its regions, or in some of the region's towns. */
export interface ListedPart {
  category: Category;
  countryCode: string;
  regionId?: string;
  /** GeoNames ids: the first, and the first beyond. */
  towns?: { from: number; below: number };
}

/** A place that has listings. */
export interface ListedArea {
  regionId: string | null;
  /** GeoNames id. */
  townId: number | null;
  /** The newest change of a listing there. */
  updatedAt: Date;
}

/** Lists of all that is shown. What is for search engines leaves partners out that are a demo. */
export interface ShownListings {
  /** Campsites that say they are an object of OpenStreetMap, such as `node/1`. */
  ofPlace(osmRef: string): Promise<number[]>;
  /** Those of some objects of OpenStreetMap that campsites say they are. */
  listedPlaces(osmRefs: readonly string[]): Promise<Set<string>>;
  sitemap: {
    /**
     * Files of `size` consecutive ids that have listings, by the id each starts after. Neither
     * deleted nor paused ones move a listing to another file.
     */
    files(size: number): Promise<number[]>;
    /** The listings with the `size` ids above `start`. */
    entries(start: number, size: number): Promise<{ path: string; updatedAt: Date }[]>;
    /** Of some categories in some countries those that have listings. */
    countries<Asked extends ListedPart>(asked: readonly Asked[]): Promise<Asked[]>;
    /** The regions and towns of a part that have listings. Reads all listings of the part. */
    areas(part: ListedPart): Promise<ListedArea[]>;
  };
}

/** Makes the lists of what is shown. `db` may be a replica. */
export function createShownListings(db: Db): ShownListings {
  return {
    ofPlace: async (osmRef) => (await db.query(selectOfPlace, [osmRef])).map(({ id }) => id),
    async listedPlaces(osmRefs) {
      if (osmRefs.length === 0) return new Set();
      const rows = await db.query(selectListedPlaces, [osmRefs]);
      return new Set(rows.map(({ osm_ref: osmRef }) => osmRef));
    },
    sitemap: {
      files: async (size) => (await db.query(selectSitemapFiles, [size])).map(({ start }) => start),
      async entries(start, size) {
        const rows = await db.query(selectSitemapPage, [start, start + size]);
        return rows.map(({ id, slug, updated_at: updatedAt }) => ({
          path: listingPath(slug, id),
          updatedAt,
        }));
      },
      async countries(asked) {
        const categories = asked.map(({ category }) => category);
        const codes = asked.map(({ countryCode }) => countryCode);
        const rows = await db.query(selectCountries, [categories, codes]);
        const listed = new Set(rows.map((row) => `${row.category} ${row.country_code}`));
        return asked.filter((one) => listed.has(`${one.category} ${one.countryCode}`));
      },
      async areas(part) {
        const rows = await areaRows(db, part);
        return rows.map((row) => ({
          regionId: row.region_id,
          townId: row.town_id,
          updatedAt: row.updated_at,
        }));
      },
    },
  };
}

function areaRows(db: Db, part: ListedPart): Promise<AreaRow[]> {
  const { category, countryCode, regionId, towns } = part;
  if (regionId === undefined) return db.query(selectAreasOfCountry, [category, countryCode]);
  if (towns === undefined) {
    return db.query(selectAreasOfRegion, [category, countryCode, regionId]);
  }
  const range: [number, number] = [towns.from, towns.below];
  return db.query(selectAreasOfTowns, [category, countryCode, regionId, range]);
}
