import { CATEGORIES, type Category, type ListedPart } from '../listings/index.ts';
import type { Inventory } from '../search/index.ts';
import { type AreaCodes, areaParam } from './area.ts';

/** One sitemap file of landing pages. */
export interface SitemapPart extends ListedPart {
  name: string;
  /** Level of the largest areas in the file: 1 for countries, 2 for regions, 3 for towns and counties. */
  depth: number;
}

/** The division of landing pages into files. */
export interface SitemapDivision {
  parts: SitemapPart[];
  /** Areas that are divided between several files. Their own pages are in none of the parts. */
  divided: { category: Category; codes: AreaCodes }[];
}

/** Maximum number of listings from which a file is made. They are read in some 25 ms and have fewer pages than that. */
export const FILE_LISTINGS = 10_000;

/** A category and a country in which it has listings. */
export interface ListedCountry {
  category: Category;
  countryCode: string;
}

const NAME = /^(?<category>[a-z]+)-(?<country>[a-z]{2})(?:-(?<region>[a-z0-9]{1,3})(?:-\d+)?)?$/;

/** Parses the name of a file into its country and region (if it has one); undefined for other names. */
export function readPartName(
  name: string,
): { country: ListedCountry; regionId: string | undefined } | undefined {
  const { category, country, region } = NAME.exec(name)?.groups ?? {};
  const known = CATEGORIES.find((one) => one === category);
  if (known === undefined || country === undefined) return undefined;
  const countryCode = country.toUpperCase();
  const regionId = region && `${countryCode}-${region.toUpperCase()}`;
  return { country: { category: known, countryCode }, regionId };
}

/**
 * Divides countries into regions, and regions into ranges of town ids, until each file is small enough.
 * @param options.regionId Restricts the result to this region; all regions by default.
 * @param options.fileListings Maximum number of listings per file.
 */
export function sitemapParts(
  inventory: Inventory,
  countries: readonly ListedCountry[],
  {
    regionId,
    fileListings = FILE_LISTINGS,
  }: { regionId?: string | undefined; fileListings?: number } = {},
): SitemapDivision {
  const parts: SitemapPart[] = [];
  const divided: SitemapDivision['divided'] = [];
  const add = (part: ListedPart, depth: number) => {
    const { category, countryCode, regionId, towns } = part;
    const words = [category, regionId ?? countryCode, towns?.from];
    const name = words
      .filter((word) => word !== undefined)
      .join('-')
      .toLowerCase();
    parts.push({ ...part, name, depth });
  };
  for (const country of countries) {
    const { category, countryCode } = country;
    const count = inventory.categories(countryCode).get(category) ?? 0;
    if (count <= fileListings) {
      add(country, 1);
      continue;
    }
    divided.push({ category, codes: [countryCode] });
    for (const region of inventory.areas(countryCode, category, 'region')) {
      if (regionId !== undefined && region.code !== regionId) continue;
      const within = { ...country, regionId: region.code };
      if (region.count <= fileListings) {
        add(within, 2);
        continue;
      }
      const codes = [countryCode, region.code];
      divided.push({ category, codes });
      const towns = inventory.areas(areaParam(codes), category, 'town');
      for (const run of runsOf(towns, fileListings)) add({ ...within, towns: run }, 3);
    }
  }
  return { parts, divided };
}

/** Ranges of town ids that have at most `most` listings each, unless a single town has more. */
function runsOf(
  towns: readonly { code: string; count: number }[],
  most: number,
): { from: number; below: number }[] {
  const starts: number[] = [];
  let room = 0;
  for (const { code, count } of towns.toSorted((a, b) => Number(a.code) - Number(b.code))) {
    if (room < count) {
      starts.push(Number(code));
      room = most;
    }
    room -= count;
  }
  return starts.map((from, at) => ({ from, below: starts[at + 1] ?? 2 ** 31 - 1 }));
}
