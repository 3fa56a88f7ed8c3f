import type { Db } from '../platform/db/index.ts';
import { listingPath } from './listing.present.ts';
import type { ListingInput } from './listing.schema.ts';
import { selectAreas, selectOfPlace, selectSitemapEnds, selectSitemapPage } from './shown.sql.ts';

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
  sitemap: {
    /** The ids after which each file of `size` listings begins: `[0]` for one file, `[]` for none. */
    starts(size: number): Promise<number[]>;
    /** The first `limit` listings with ids above `after`, by id. */
    entries(after: number, limit: number): Promise<{ path: string; updatedAt: Date }[]>;
    areas(): Promise<ListedArea[]>;
  };
}

/** Makes the lists of what is shown. `db` may be a replica. */
export function createShownListings(db: Db): ShownListings {
  return {
    ofPlace: async (osmRef) => (await db.query(selectOfPlace, [osmRef])).map(({ id }) => id),
    sitemap: {
      async starts(size) {
        const ends = await db.query(selectSitemapEnds, [size]);
        const later = ends.filter(({ last }) => !last).map(({ id }) => id);
        return ends.length === 0 ? [] : [0, ...later];
      },
      async entries(after, limit) {
        const rows = await db.query(selectSitemapPage, [after, limit]);
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
