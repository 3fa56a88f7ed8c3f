import type { Queryable } from '../../platform/db/index.ts';
import { boundsAround, type Point } from '../geo.ts';
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
