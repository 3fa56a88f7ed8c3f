import type { Category, ListedPart } from '../listings/index.ts';
import type { Inventory } from '../search/index.ts';
import { type AreaCodes, areaParam } from './area.ts';

/** A file of landing pages. */
export interface SitemapPart extends ListedPart {
  name: string;
  /** How many codes the largest area has whose page is in it. */
  depth: number;
}

/** How the landing pages of some countries are put into files. */
export interface SitemapDivision {
  parts: SitemapPart[];
  /** Areas too large for a file of their own, whose pages are in none of the parts. */
  divided: { category: Category; codes: AreaCodes }[];
}

/** Listings of a file: reading that many takes some 25 ms, and they have fewer pages than that. */
const A_FILE = 10_000;

/** Divides countries into regions, and regions into runs of towns, until each is small enough. */
export function sitemapParts(
  inventory: Inventory,
  countries: readonly { category: Category; countryCode: string }[],
  aFile: number = A_FILE,
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
    if (count <= aFile) {
      add(country, 1);
      continue;
    }
    divided.push({ category, codes: [countryCode] });
    for (const region of inventory.places(countryCode, category, 'region')) {
      const within = { ...country, regionId: region.code };
      if (region.count <= aFile) {
        add(within, 2);
        continue;
      }
      const codes = [countryCode, region.code];
      divided.push({ category, codes });
      const towns = inventory.places(areaParam(codes), category, 'town');
      for (const run of runsOf(towns, aFile)) add({ ...within, towns: run }, 3);
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
