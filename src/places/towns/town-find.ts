import type { Queryable } from '../../platform/db/index.ts';
import { kilometres } from '../geo.ts';
import { searchable } from '../names.ts';
import { countryName } from './country-names.ts';
import { findAreasNamed, findTownsNamed, type NamedTownRow } from './town-find.sql.ts';

/** A town in words. */
export interface TownQuestion {
  city: string;
  /** A region or county by name or code. */
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
}

/** What the gazetteer knows about it. */
export type TownAnswer =
  | { kind: 'town'; id: number; name: string; lat: number; lng: number; countryCode: string }
  /** Their labels, the largest first: `Newport, Isle of Wight, England, United Kingdom`. */
  | { kind: 'several'; candidates: string[] }
  | { kind: 'none' };

/** A town and its old centre, or the two halves of one, are one answer: the larger. */
const SAME_TOWN_KM = 10;

const label = ({ name, county, region, country_code }: NamedTownRow): string =>
  [name, county, region, countryName(country_code)]
    .filter((part, i, all) => part !== null && all.indexOf(part) === i)
    .join(', ');

/** Those whose own name it is; when there are none, those that it is another name of. */
function byOwnName(towns: NamedTownRow[], name: string): NamedTownRow[] {
  const own = towns.filter((town) => town.primary_names.split('|').includes(name));
  return own.length > 0 ? own : towns;
}

const distinct = (towns: NamedTownRow[]): NamedTownRow[] =>
  towns.filter(
    (town, i) => !towns.slice(0, i).some((larger) => kilometres(larger, town) <= SAME_TOWN_KM),
  );

async function inRegion(
  db: Queryable,
  towns: NamedTownRow[],
  region: string,
): Promise<NamedTownRow[]> {
  const code = region.trim().toUpperCase();
  const areas = new Set(
    (await db.query(findAreasNamed, [searchable(region), code])).map(({ id }) => id),
  );
  return towns.filter((town) => town.around.some((id) => areas.has(id)));
}

/**
 * The town that words name, accents and case forgiven. Its country always counts; the region decides
 * only between several.
 */
export async function findTown(db: Queryable, question: TownQuestion): Promise<TownAnswer> {
  const name = searchable(question.city);
  const all = await db.query(findTownsNamed, [name, question.countryCode]);
  let towns = distinct(byOwnName(all, name));
  if (towns.length > 1 && question.region !== null) {
    const narrowed = await inRegion(db, towns, question.region);
    if (narrowed.length > 0) towns = narrowed;
  }
  const [town, ...others] = towns;
  if (town === undefined) return { kind: 'none' };
  if (others.length > 0) return { kind: 'several', candidates: towns.map(label) };
  const { id, lat, lng, country_code: countryCode } = town;
  return { kind: 'town', id, name: town.name, lat, lng, countryCode };
}
