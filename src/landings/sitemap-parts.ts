import { CATEGORIES, type Category, type ListedPart } from '../listings/index.ts';
import type { Inventory } from '../search/index.ts';
import { type AreaCodes, areaParam } from './area.ts';

/** A file of landing pages. */
export interface SitemapPart extends ListedPart {
  name: string;
  /** The number of codes of the largest area in the file. */
  depth: number;
}

/** How the landing pages of some countries are divided into files. */
export interface SitemapDivision {
  parts: SitemapPart[];
  /** Areas that are divided between files. Their own pages are in none of the parts. */
  divided: { category: Category; codes: AreaCodes }[];
}

/** A file is made of at most so many listings, which are read in some 25 ms; it has fewer pages than that. */
export const FILE_LISTINGS = 10_000;

/** A category in a country. */
export interface ListedCountry {
  category: Category;
  countryCode: string;
}

const NAME = /^(?<category>[a-z]+)-(?<country>[a-z]{2})(?:-(?<region>[a-z0-9]{1,3})(?:-\d+)?)?$/;

/** The country in a file's name, and the region if there is one; undefined for any other name. */
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
 * Divides countries into regions, and regions into runs of towns, until each is small enough.
 * @param options.regionId the only region that is divided; all if left out.
 * @param options.fileListings the largest number of listings in a file.
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

/** Runs of towns by id that have about `most` listings each. */
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
