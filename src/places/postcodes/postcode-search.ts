import type { Queryable } from '../../platform/db/index.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { boundsAround, kilometres, type Point } from '../geo.ts';
import { searchable } from '../names.ts';
import { countryName, otherCountryNames } from '../towns/country-names.ts';
import type { GazetteerMatch } from '../towns/gazetteer-search.ts';
import { countriesSpeaking } from '../towns/preferences.ts';
import { type PostcodeRow, postcodesFrom, postcodesNamed } from './postcodes.sql.ts';
import { typedPostcode } from './typed.ts';

/** Finds the town that is nearest to a point; `id` is its GeoNames id. */
export type NearestTown = (
  point: Point,
  countryCode: string,
) => { id: number; name: string } | undefined;

const RADIUS_KM = 8;

const LAST_CHARACTER = '~';

/** Maximum number of codes with the typed beginning that are read, from which the best are chosen. */
const MOST_READ = 40;

/** Territories with codes of the British form. */
const BRITISH: ReadonlySet<string> = new Set(['GB', 'JE', 'GG', 'IM', 'GI']);

/** Whether a code of a form belongs to a country; `form` is null for forms of several countries. */
const hasForm = (countryCode: string, form: string | null): boolean =>
  form === null || form === countryCode || (form === 'GB' && BRITISH.has(countryCode));

const isCalled = (countryCode: string, part: string): boolean =>
  [countryName(countryCode), ...otherCountryNames(countryCode)].some(
    (name) => searchable(name) === part,
  );

function matchOf({ code, country_code, lat, lng }: PostcodeRow, town: ReturnType<NearestTown>) {
  const country = countryName(country_code);
  const within = town === undefined ? [] : [{ id: String(town.id), name: town.name }];
  const match: GazetteerMatch = {
    kind: 'postcode',
    id: `${country_code} ${code}`,
    name: code,
    context: [...within.map(({ name }) => name), country].join(', '),
    within,
    label: `${code}, ${country}`,
    countryCode: country_code,
    regionId: null,
    lat,
    lng,
    bounds: boundsAround({ lat, lng }, RADIUS_KM),
    isWellKnown: true,
  };
  return match;
}

/**
 * Finds postcodes by a whole code or its beginning: `TR7`, `pl34 0bb`, `28013`, `8000-123`. If several countries have the
 * code, those of the page's language come first; a country name after a comma selects its codes.
 */
export async function searchPostcodes(
  db: Queryable,
  text: string,
  options: { limit: number; language: string; nearest: NearestTown },
): Promise<GazetteerMatch[]> {
  const [head = '', ...parts] = text.split(',');
  const typed = typedPostcode(head);
  if (typed === null) return [];
  const { code, countryCode, isBeginning } = typed;
  const last = isBeginning ? code + LAST_CHARACTER : code;
  const rows = await db.query(postcodesFrom, [code, last, MOST_READ]);
  const country = searchable(parts.at(-1) ?? '');
  const speaking = countriesSpeaking(options.language);
  const rank = (row: PostcodeRow): number =>
    (row.code === code ? 0 : 2) + (speaking.includes(row.country_code) ? 0 : 1);
  return rows
    .filter((row) => hasForm(row.country_code, countryCode))
    .filter((row) => country === '' || isCalled(row.country_code, country))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, options.limit)
    .map((row) => matchOf(row, options.nearest(row, row.country_code)));
}

/** A whole postcode and its point. */
export interface PostcodePoint extends Point {
  countryCode: string;
  /** A text that finds exactly this postcode. */
  label: string;
}

/** Finds the points of whole codes, by code; several countries may have one. `form` is that of `typedPostcode`. */
export async function pointsOfPostcodes(
  db: Queryable,
  codes: readonly { code: string; countryCode: string | null }[],
): Promise<Map<string, PostcodePoint[]>> {
  if (codes.length === 0) return new Map();
  const rows = await db.query(postcodesNamed, [codes.map(({ code }) => code)]);
  const points = codes.map(({ code, countryCode }): [string, PostcodePoint[]] => [
    code,
    rows
      .filter((row) => row.code === code && hasForm(row.country_code, countryCode))
      .map(({ country_code, lat, lng }) => ({
        countryCode: country_code,
        lat,
        lng,
        label: `${code}, ${countryName(country_code)}`,
      })),
  ]);
  return new Map(points);
}

/**
 * Half the side of the box in which towns are compared. Points of postcodes are wrong by 5 km on average, so the nearest
 * town is often the wrong one.
 */
const REACH_KM = 10;

/** Maximum distance of the nearest town, which is taken if there is none in the box. */
const MOST_KM = 40;

/** Maximum number of towns that are compared, the largest first. */
const LOOKED_AT = 12;

/** Exponent with which the weight of a town decreases with its distance. */
const POWER = 3;

/** The town to which a postcode most likely belongs: a large town rather than a somewhat nearer village. */
export function postTownNear(
  gazetteer: Pick<Gazetteer, 'largestWithin' | 'nearest'>,
  point: Point,
  countryCode: string,
): ReturnType<NearestTown> {
  const weight = (town: Point & { population: number }): number =>
    (town.population + 1) / (1 + kilometres(point, town)) ** POWER;
  const [best] = gazetteer
    .largestWithin(boundsAround(point, REACH_KM), LOOKED_AT)
    .filter((town) => town.countryCode === countryCode)
    .toSorted((a, b) => weight(b) - weight(a));
  return best ?? gazetteer.nearest(point, MOST_KM, countryCode)?.town;
}
