import type { Db } from '../platform/db/index.ts';
import { listingPath } from './listing.present.ts';
import type { ListingInput } from './listing.schema.ts';
import {
  selectAreas,
  selectListedPlaces,
  selectOfPlace,
  selectSitemapFiles,
  selectSitemapPage,
} from './shown.sql.ts';

/** A place that has listings in a category. */
export interface ListedArea {
  category: ListingInput['category'];
  countryCode: string;
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
     * deleted nor paused ones move a listing to another file. Reads all listings.
     */
    files(size: number): Promise<{ start: number; updatedAt: Date }[]>;
    /** The listings with the `size` ids above `start`. */
    entries(start: number, size: number): Promise<{ path: string; updatedAt: Date }[]>;
    /** Reads all listings. */
    areas(): Promise<ListedArea[]>;
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
      async files(size) {
        const rows = await db.query(selectSitemapFiles, [size]);
        return rows.map(({ start, updated_at: updatedAt }) => ({ start, updatedAt }));
      },
      async entries(start, size) {
        const rows = await db.query(selectSitemapPage, [start, start + size]);
        return rows.map(({ id, slug, updated_at: updatedAt }) => ({
          path: listingPath(slug, id),
          updatedAt,
        }));
      },
      async areas() {
        const rows = await db.query(selectAreas);
        return rows.map((row) => ({
          category: row.category,
          countryCode: row.country_code,
          regionId: row.region_id,
          townId: row.town_id,
          updatedAt: row.updated_at,
        }));
      },
    },
  };
}
