import { codesOfCountry, countryOfTerritory } from '../places/index.ts';
import type { Queryable } from '../platform/db/index.ts';
import type { Category } from './enumerations.ts';
import { listingPath } from './listing.present.ts';
import {
  type AreaRow,
  selectAdded,
  selectAreasOfCountry,
  selectAreasOfRegion,
  selectAreasOfTowns,
  selectCountries,
  selectListedCampsites,
  selectLowered,
  selectOfCampsite,
  selectSitemapFiles,
  selectSitemapPage,
} from './shown.sql.ts';

/**
 * A category in a country with its territories, in one of its regions, or in some of the region's
 * towns.
 */
export interface ListedPart {
  category: Category;
  countryCode: string;
  regionId?: string;
  /** GeoNames ids from `from` (included) to `below` (excluded). */
  towns?: { from: number; below: number };
}

/** A region and town that have listings. */
export interface ListedArea {
  regionId: string | null;
  /** GeoNames id. */
  townId: number | null;
  /** The newest change of a listing in the area. */
  updatedAt: Date;
}

/** A shown listing that is a campsite of OpenStreetMap. */
export interface ListedCampsite {
  id: number;
  partnerId: number;
  /** Whether its partner has Premium. */
  hasPremium: boolean;
}

/** When and from what amount a price was lowered. */
export interface LoweredPrice {
  at: Date;
  /** The previous price in minor units of the same currency and for the same unit. */
  priceBefore: number;
}

/** Lists of shown listings. Lists for search engines leave out demo partners. */
export interface ShownListings {
  /** Returns the campsites whose `osm_ref` is one of the given OpenStreetMap objects, such as `node/1`. */
  ofCampsite(osmRefs: readonly string[], now: Date): Promise<ListedCampsite[]>;
  /** Returns the given OpenStreetMap objects that are the `osm_ref` of a listed campsite. */
  listedCampsites(osmRefs: readonly string[]): Promise<Set<string>>;
  /**
   * Returns at most `most` listings whose price was lowered after a time and has not risen since,
   * by id, the latest first.
   */
  lowered(after: Date, most: number): Promise<Map<number, LoweredPrice>>;
  /** Returns when the given listings that are shown were added, by id. */
  added(ids: readonly number[]): Promise<Map<number, Date>>;
  sitemap: {
    /**
     * Returns the start of each file of `size` consecutive ids that has listings: the id before its
     * first. Deleting or pausing listings does not move others to another file.
     */
    files(size: number): Promise<number[]>;
    /** Returns the listings with the `size` ids above `start`. */
    entries(start: number, size: number): Promise<{ path: string; updatedAt: Date }[]>;
    /** Returns the given categories in countries that have listings. */
    countries<Asked extends ListedPart>(asked: readonly Asked[]): Promise<Asked[]>;
    /** Returns the regions and towns of a part that have listings. Reads all listings of the part. */
    areas(part: ListedPart): Promise<ListedArea[]>;
  };
}

/** Makes the lists of shown listings. */
export function createShownListings(reads: Queryable): ShownListings {
  return {
    async ofCampsite(osmRefs, now) {
      const rows = await reads.query(selectOfCampsite, [osmRefs, now]);
      return rows.map(({ id, partner_id: partnerId, has_premium: hasPremium }) => ({
        id,
        partnerId,
        hasPremium,
      }));
    },
    async listedCampsites(osmRefs) {
      if (osmRefs.length === 0) return new Set();
      const rows = await reads.query(selectListedCampsites, [osmRefs]);
      return new Set(rows.map(({ osm_ref: osmRef }) => osmRef));
    },
    async lowered(after, most) {
      const rows = await reads.query(selectLowered, [after, most]);
      return new Map(
        rows.map((row) => [row.id, { at: row.price_lowered_at, priceBefore: row.price_before }]),
      );
    },
    async added(ids) {
      if (ids.length === 0) return new Map();
      const rows = await reads.query(selectAdded, [ids]);
      return new Map(rows.map(({ id, created_at: at }) => [id, at]));
    },
    sitemap: {
      files: async (size) =>
        (await reads.query(selectSitemapFiles, [size])).map(({ start }) => start),
      async entries(start, size) {
        const rows = await reads.query(selectSitemapPage, [start, start + size]);
        return rows.map(({ id, slug, updated_at: updatedAt }) => ({
          path: listingPath(slug, id),
          updatedAt,
        }));
      },
      async countries(asked) {
        const pairs = asked.flatMap(({ category, countryCode }) =>
          codesOfCountry(countryCode).map((code) => ({ category, code })),
        );
        const rows = await reads.query(selectCountries, [
          pairs.map(({ category }) => category),
          pairs.map(({ code }) => code),
        ]);
        const listed = new Set(
          rows.map((row) => `${row.category} ${countryOfTerritory(row.country_code)}`),
        );
        return asked.filter((one) => listed.has(`${one.category} ${one.countryCode}`));
      },
      async areas(part) {
        const rows = await Promise.all(
          codesOfCountry(part.countryCode).map((countryCode) =>
            areaRows(reads, { ...part, countryCode }),
          ),
        );
        return rows.flat().map((row) => ({
          regionId: row.region_id,
          townId: row.town_id,
          updatedAt: row.updated_at,
        }));
      },
    },
  };
}

function areaRows(reads: Queryable, part: ListedPart): Promise<AreaRow[]> {
  const { category, countryCode, regionId, towns } = part;
  if (regionId === undefined) return reads.query(selectAreasOfCountry, [category, countryCode]);
  if (towns === undefined) {
    return reads.query(selectAreasOfRegion, [category, countryCode, regionId]);
  }
  const range: [number, number] = [towns.from, towns.below];
  return reads.query(selectAreasOfTowns, [category, countryCode, regionId, range]);
}
