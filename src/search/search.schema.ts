import { z } from 'zod';
import { type Bounds, rounded } from '../places/index.ts';
import {
  type DescribedParameter,
  type Filter,
  type Note,
  type Parameters,
  type ValuesOf,
} from './filters/filter.ts';
import { code, number, numbers, oneOf, ticked, words } from './filters/parameter.ts';
import { FILTERS, type FilterParameters } from './filters/registry.ts';
import { SORTS } from './sorts.ts';

const isLatitude = (degrees: number) => degrees >= -90 && degrees <= 90;
const isLongitude = (degrees: number) => degrees >= -180 && degrees <= 180;
const short = (degrees: number) => String(rounded(degrees));

/** Normalises a longitude to -180 to 180. Maps that are dragged around the world send values beyond. */
const turned = (degrees: number) =>
  isLongitude(degrees) ? degrees : ((((degrees + 180) % 360) + 360) % 360) - 180;

const bounds = numbers<Bounds>(
  '`west,south,east,north` in degrees',
  4,
  ([west, south, east, north]) => {
    if (!isLatitude(south!) || !isLatitude(north!) || south! >= north!) return undefined;
    if (east! - west! >= 360) return [-180, south!, 180, north!];
    return [turned(west!), south!, turned(east!), north!];
  },
  (box) => box.map(short).join(','),
);

const near = numbers<[lat: number, lng: number]>(
  '`latitude,longitude` in degrees',
  2,
  ([lat, lng]) => (isLatitude(lat!) && isLongitude(lng!) ? [lat!, lng!] : undefined),
  (point) => point.map(short).join(','),
);

const AREA_CODE = /[A-Z]{2}(?:-[A-Z0-9]{1,3}|(?:~[A-Z0-9]{1,12}){2})?|\d{1,9}/.source;
const AREA_CODES = new RegExp(`^(?:${AREA_CODE})(?:\\.(?:${AREA_CODE})){0,2}$`);

const PLACE = {
  q: {
    ...words(200),
    description: 'A place in words, or a sentence such as `dog friendly campsites in Cornwall`.',
  },
  bounds: {
    ...bounds,
    description: 'The map that is looked at; counts before `near`, `q` and `area`.',
  },
  near: { ...near, description: 'A point; counts before `q` and `area`.' },
  km: {
    ...number(1, 500),
    description: 'Kilometres around `near`, or around the town that `q` names.',
  },
  area: {
    ...code('codes with `.` between them, such as `GB-ENG.2654675`', (text) =>
      AREA_CODES.test(text),
    ),
    description:
      'A country, a region (ISO 3166), a county (GeoNames’ code with `~` for its dots) or a town (GeoNames id, a city with the towns around it), or what several of them share.',
  },
} satisfies Parameters;

const STRICTNESS = {
  unstated: {
    ...ticked,
    description:
      'Adds listings that do not say whether they match, after those that do. Without it they are left out and counted. Dates always keep what does not say (see `ask`).',
  },
} satisfies Parameters;

const PAGE = {
  sort: {
    ...oneOf(SORTS, 'best'),
    description: 'The order; `distance` needs `near`, `bounds` or a place that `q` names.',
  },
  after: {
    ...words(300),
    description: 'The cursor of a page, as an answer’s `next` gives it.',
  },
} satisfies Parameters;

const ALL_FILTERS: readonly Filter[] = FILTERS;

/** All parameters of a search, in the order in which addresses have them. */
const PARAMETERS: readonly [name: string, parameter: DescribedParameter<unknown>][] = [
  PLACE,
  ...ALL_FILTERS.map(({ parameters }) => parameters),
  STRICTNESS,
  PAGE,
].flatMap((some: Parameters) => Object.entries(some));

/** The names of all parameters of a search. */
export const searchParameters: readonly string[] = PARAMETERS.map(([name]) => name);

/** The parameters of a search without any query parameter. */
const NOTHING = Object.fromEntries(
  PARAMETERS.map(([name, { absent }]) => [name, absent]),
) as SearchParams;

/** The parsed parameters of a search. */
export type SearchParams = ValuesOf<typeof PLACE> &
  ValuesOf<FilterParameters> &
  ValuesOf<typeof STRICTNESS> &
  ValuesOf<typeof PAGE>;

/**
 * Parses the query parameters of a search. Never throws: unknown parameters are ignored, and invalid ones
 * are ignored with a note.
 * @param today `YYYY-MM-DD`; dates that lie before it are ignored.
 */
export function readSearch(
  given: URLSearchParams,
  today: string,
): { params: SearchParams; notes: Note[] } {
  const notes: Note[] = [];
  const params: SearchParams & Record<string, unknown> = { ...NOTHING };
  for (const [param, parameter] of PARAMETERS) {
    const values = given
      .getAll(param)
      .map((value) => value.trim())
      .filter((value) => value !== '');
    if (values.length === 0) continue;
    const value = parameter.read(values);
    if (value === undefined) notes.push({ param, why: 'not_understood' });
    else params[param] = value;
  }
  for (const filter of ALL_FILTERS) notes.push(...(filter.settle?.(params, today) ?? []));
  return { params, notes };
}

/** Writes a search as query parameters in a fixed order, without absent values. */
export function writeSearch(params: Partial<SearchParams>): URLSearchParams {
  const written = new URLSearchParams();
  for (const [name, parameter] of PARAMETERS) {
    const value = params[name as keyof SearchParams];
    if (value === undefined) continue;
    for (const text of parameter.write(value)) written.append(name, text);
  }
  return written;
}

/** Describes every parameter for the documentation, in the order in which addresses have them. */
export function describeParameters(): { name: string; accepts: string; description: string }[] {
  return PARAMETERS.map(([name, { accepts, description }]) => ({ name, accepts, description }));
}

/** Creates a JSON schema of parameters. Their names are only known at run time, so the type has no keys. */
const schemaOf = (
  parameters: readonly [string, DescribedParameter<unknown>][],
): z.ZodObject<Record<never, never>, z.core.$strict> =>
  z.strictObject(
    Object.fromEntries(
      parameters.map(([name, { schema, description }]) => [
        name,
        schema.describe(description).optional(),
      ]),
    ),
  );

/** Schema of a search's parameters as a JSON object with the same names; `writeSearch` turns it into an address. */
export const searchInput = schemaOf(PARAMETERS);

/** Schema of only the parameters that concern a listing itself: no location, dates, source, sort order or page. */
export const filterInput = schemaOf(
  ALL_FILTERS.filter(({ kind, name }) => kind !== 'dates' && name !== 'source').flatMap(
    ({ parameters }) => Object.entries(parameters),
  ),
);
