import type { Queryable } from '../../platform/db/index.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { boundsAround, kilometres, type Point } from '../geo.ts';
import { searchable } from '../names.ts';
import { countryName, otherCountryNames } from '../towns/country-names.ts';
import type { GazetteerMatch } from '../towns/gazetteer-search.ts';
import { countriesSpeaking } from '../towns/preferences.ts';
import { type PostcodeRow, postcodesFrom } from './postcodes.sql.ts';
import { typedPostcode } from './typed.ts';

/** Finds the name of the town that is nearest to a point. */
export type NearestTownName = (point: Point, countryCode: string) => string | undefined;

const RADIUS_KM = 8;

const LAST_CHARACTER = '~';

/** Of how many codes that begin as typed the first are shown. */
const MOST_READ = 40;

const isCalled = (countryCode: string, part: string): boolean =>
  [countryName(countryCode), ...otherCountryNames(countryCode)].some(
    (name) => searchable(name) === part,
  );

function matchOf({ code, country_code, lat, lng }: PostcodeRow, town: string | undefined) {
  const country = countryName(country_code);
  const within = town === undefined ? [] : [{ id: '', name: town }];
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
  };
  return match;
}

/**
 * The postcodes that a text is, or begins: `TR7`, `pl34 0bb`, `28013`, `8000-123`. One of several countries is
 * that of the language of the page first; a country behind a comma chooses.
 */
export async function searchPostcodes(
  db: Queryable,
  text: string,
  options: { limit: number; language: string; nearest: NearestTownName },
): Promise<GazetteerMatch[]> {
  const [head = '', ...parts] = text.split(',');
  const typed = typedPostcode(head);
  if (typed === null) return [];
  const { code, countryCode, isBeginning } = typed;
  const last = isBeginning ? code + LAST_CHARACTER : code;
  const rows = await db.query(postcodesFrom, [code, last, MOST_READ]);
  const asked = searchable(parts.at(-1) ?? '');
  const speaking = countriesSpeaking(options.language);
  const rank = (row: PostcodeRow): number =>
    (row.code === code ? 0 : 2) + (speaking.includes(row.country_code) ? 0 : 1);
  return rows
    .filter((row) => countryCode === null || row.country_code === countryCode)
    .filter((row) => asked === '' || isCalled(row.country_code, asked))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, options.limit)
    .map((row) => matchOf(row, options.nearest(row, row.country_code)));
}

/** Points of postcodes are wrong by 5 km in the mean, so the nearest town is often not theirs. */
const REACH_KM = 10;

/** Where no town is as near. */
const MOST_KM = 40;

/** How many of the largest towns around are looked at. */
const LOOKED_AT = 12;

/** How fast the pull of a town falls with its distance. */
const POWER = 3;

/** The name of the town that a postcode is most likely of: a large one before a village somewhat nearer. */
export function postTownNear(
  gazetteer: Pick<Gazetteer, 'largestWithin' | 'nearest'>,
  point: Point,
  countryCode: string,
): string | undefined {
  const pull = (town: Point & { population: number }): number =>
    (town.population + 1) / (1 + kilometres(point, town)) ** POWER;
  const [best] = gazetteer
    .largestWithin(boundsAround(point, REACH_KM), LOOKED_AT)
    .filter((town) => town.countryCode === countryCode)
    .toSorted((a, b) => pull(b) - pull(a));
  return (best ?? gazetteer.nearest(point, MOST_KM, countryCode)?.town)?.name;
}
