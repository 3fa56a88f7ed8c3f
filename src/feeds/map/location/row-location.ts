import { isCountryCode } from '../../../listings/index.ts';
import type { Problem } from '../../../platform/errors.ts';
import { countryOf, parseCountry } from './country.ts';
import type { ListingBody, MappedListing } from '../mapped-row.ts';
import {
  eitherOrder,
  parseDegrees,
  parsePair,
  parsePosition,
  plainLine,
} from '@campcairn/feed-cells';
import type { PointRead, TownMatch, TownQuery } from './location-types.ts';
import type { RowText } from '../text/row-text.ts';
import type { FeedSettings, Language } from '../settings.ts';
import {
  beginsWithPostcode,
  isPostcode,
  isStreet,
  postcodeBeside,
  townAlone,
} from './address-parts.ts';

/** Gives a row's listing the location of the town that the gazetteer matched, shown as approximate. */
export function locateInTown(row: MappedListing, query: TownQuery, match: TownMatch): void {
  if (match.kind === 'town') {
    const { lat, lng, countryCode } = match;
    row.body.location = { lat, lng, precision: 'approximate', country_code: countryCode };
    return;
  }
  if (match.kind === 'elsewhere') {
    const around = [query.region, query.postcode].filter((part) => part !== null).join(', ');
    const message = `is '${query.city}' with '${around}', where we know no town of that name, only ${match.label}; correct it, or give latitude and longitude`;
    row.problems.push({ path: 'location', message });
    return;
  }
  if (match.kind === 'none' && query.city === query.postcode) {
    const without = query.countryCode === null ? ' without a country' : '';
    const message = `is a postcode that we do not know${without}: '${query.city}'; give its country and a city, or latitude and longitude`;
    row.problems.push({ path: 'location', message });
    return;
  }
  const wanted = [query.city, query.region, query.countryCode].filter((part) => part !== null);
  const message =
    match.kind === 'none'
      ? `no town is called '${wanted.join(', ')}'; give latitude and longitude`
      : `several towns are called '${wanted.join(', ')}': ${match.candidates.join('; ')}; give the country and region, or latitude and longitude`;
  row.problems.push({ path: 'location', message });
}

/**
 * Places a row's listing by the reading of its two numbers that was chosen.
 * @param meant undefined when both readings are possible, or neither
 */
export function locateInOrder(row: MappedListing, meant: PointRead | undefined): void {
  if (meant !== undefined) {
    row.body.location = { ...meant };
    return;
  }
  const message =
    'is a list of two numbers in an order that is not plain: name them latitude and longitude, or write a GeoJSON point, whose longitude comes first';
  row.problems.push({ path: 'location', message });
}

interface RowLocation {
  location: ListingBody | undefined;
  /** Set when the row names a town instead of coordinates. */
  town: TownQuery | null;
  /** Set when it is unknown which of two numbers is the latitude. */
  either: readonly PointRead[] | null;
}

/** The location of a row's listing: its coordinates, else the named town, to be looked up. */
export function locationOf(row: RowText, settings: FeedSettings, problems: Problem[]): RowLocation {
  const point = pointOf(row, settings.language ?? row.language(), problems);
  if (point === 'problem') return NOWHERE;
  if (point !== null) {
    const country = row.line('country');
    const code = country === undefined ? null : countryOf(country);
    const points = (Array.isArray(point) ? point : [point]).map((read) =>
      code === null ? read : { ...read, country_code: code },
    );
    return points.length === 1
      ? { location: { ...points[0] }, town: null, either: null }
      : { location: undefined, town: null, either: points };
  }
  const named = nameOf(row, settings);
  const { region } = named;
  const city = named.city ?? settings.city ?? named.postcode;
  const country = named.country ?? settings.country;
  if (city === undefined) {
    problems.push({
      path: 'location',
      message: 'is missing: give latitude and longitude, or a city, or set a city for all rows',
    });
    return NOWHERE;
  }
  const code = country === undefined ? null : countryOf(country);
  if (country !== undefined && (code === null || !isCountryCode(code))) {
    problems.push({
      path: 'location.country_code',
      message: `is no country we know: '${country}'`,
    });
    return NOWHERE;
  }
  return {
    location: undefined,
    town: { city, region: region ?? null, countryCode: code, postcode: named.postcode ?? null },
    either: null,
  };
}

type Named = Partial<Record<'city' | 'region' | 'country' | 'postcode', string | undefined>>;

/**
 * Returns the names of the row's town, region and country, from separate columns, from one column
 * or from an address. When the operator has set the town of such rows, an address is read as a
 * street.
 */
function nameOf(row: RowText, settings: FeedSettings): Named {
  const named: Named = {
    city: row.line('city'),
    region: row.line('region'),
    country: row.line('country'),
    postcode: row.line('postcode'),
  };
  const address = row.text('address');
  if (address?.startsWith('{')) addFrom(objectIn(address), named);
  else if (address !== undefined) {
    named.country ??= countryAtEnd(address);
    const isTown = named.city === undefined && settings.city === undefined;
    if (isTown) return inOneColumn(plainLine(address).replaceAll(';', ','), named);
  }
  return named.city === undefined ? named : inOneColumn(named.city, named);
}

/** Adds the parts of an address that is an object, unless the row has a column for the town. */
function addFrom(parts: Readonly<Record<string, unknown>>, named: Named): void {
  if (named.city !== undefined) return;
  for (const name of ['city', 'region', 'country'] as const) {
    const part = parts[name];
    if (typeof part === 'string' && part.trim() !== '') named[name] ??= part.trim().slice(0, 300);
  }
}

/**
 * Countries whose two letters are accepted after a town; other codes may be provinces, such as
 * Girona's GI and Zamora's ZA.
 */
const COUNTRIES_IN_SHORT = new Set('GB UK IE FR ES PT DE NL BE IT CH'.split(' '));

/**
 * Parses a town followed by its region and country, as in `Totnes, Devon, UK`, with a postcode
 * anywhere and a street before it: `12 High Street, Keswick, CA12 5DJ`, `Calle Mayor 5, 28013
 * Madrid`. Values of separate columns take precedence.
 */
function inOneColumn(text: string, { region, country, postcode }: Named): Named {
  const parts = text.split(',').map((part) => part.trim());
  const named = parts.filter((part) => !isPostcode(part));
  const code = postcode ?? parts.find(isPostcode);
  let at = named.findIndex(beginsWithPostcode);
  if (at === -1) at = behindStreet(named);
  const found = aroundTown(named.slice(at), { region, country, postcode: code });
  if (found.city === undefined) return found;
  const beside = found.postcode ?? postcodeBeside(found.city) ?? undefined;
  return { ...found, city: townAlone(found.city), postcode: beside };
}

/**
 * Returns the index of the town among the parts of an address: after the street if there is one,
 * else 0.
 */
function behindStreet(parts: readonly string[]): number {
  const at = parts.slice(0, -1).findLastIndex(isStreet) + 1;
  return parseCountry(parts[at] ?? '') === null ? at : 0;
}

function aroundTown([city = '', ...around]: string[], { region, country, postcode }: Named): Named {
  const end = around.at(-1) ?? '';
  const code = parseCountry(end);
  const isName = end.length > 2 || COUNTRIES_IN_SHORT.has(end.toUpperCase());
  const isCountry = isName && code !== null && isCountryCode(code);
  const last = isCountry ? around.pop() : undefined;
  const beside = around.map(postcodeBeside).find((found) => found !== null);
  const within = around
    .map((part) => (postcodeBeside(part) === null ? part : townAlone(part)))
    .filter((part) => part !== '')
    .join(', ');
  const named: Named = {
    city: city === '' ? undefined : city,
    country: country ?? last,
    postcode: postcode ?? beside,
  };
  named.region = region ?? (within === '' ? undefined : within);
  return named;
}

/** The country that an address ends with, as in `Rue de la Plage; Biarritz; France`. */
function countryAtEnd(address: string): string | undefined {
  const last = address.includes(';') ? address.split(';').at(-1)!.trim() : '';
  const code = last === '' ? null : parseCountry(last);
  return code !== null && isCountryCode(code) ? code : undefined;
}

function objectIn(json: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const NOWHERE: RowLocation = { location: undefined, town: null, either: null };

/**
 * Returns the row's coordinates; null when it has none. 0, 0 counts as none, because networks fill
 * gaps with it; so does half a point when the row names a town.
 */
function pointOf(
  row: RowText,
  language: Language | undefined,
  problems: Problem[],
): PointRead | PointRead[] | 'problem' | null {
  const [lat, lng] = [row.given('latitude'), row.given('longitude')];
  if (lat === undefined && lng === undefined) return pairOf(row, language, problems);
  const point = {
    lat: lat === undefined ? null : parseDegrees(lat, language),
    lng: lng === undefined ? null : parseDegrees(lng, language),
  };
  if (point.lat === 0 && point.lng === 0) return null;
  if ((lat === undefined || lng === undefined) && row.given('city') !== undefined) return null;
  if (point.lat !== null && point.lng !== null) return { lat: point.lat, lng: point.lng };
  if (point.lat === null) problems.push(noDegrees('location.lat', lat, 'longitude'));
  if (point.lng === null) problems.push(noDegrees('location.lng', lng, 'latitude'));
  return 'problem';
}

/**
 * Returns the problem of a latitude or longitude that is no number; `other` is the coordinate that
 * is present.
 */
function noDegrees(path: string, text: string | undefined, other: string): Problem {
  if (text === undefined) return { path, message: `is missing beside the ${other}` };
  const write = /\d\W*O$/i.test(text)
    ? 'write W or E, as O is the west in French and the east in German'
    : 'write decimal degrees, such as 50.4155 or -5.0737';
  return { path, message: `is no number of degrees: '${text}'; ${write}` };
}

/**
 * Returns the coordinates in a single column; both orders for a list of two numbers whose order is
 * unknown. A row that names a town is placed there when the column has no coordinates.
 */
function pairOf(
  row: RowText,
  language: Language | undefined,
  problems: Problem[],
): PointRead | PointRead[] | 'problem' | null {
  const texts = row.list('coordinates');
  if (texts.length === 0) {
    const place = row.given('city') ?? row.given('address') ?? '';
    return DECIMALS.test(place) ? parsePair(place, language) : null;
  }
  const points = pointsIn(row, texts, language);
  if (points.length > 0)
    return points.every(({ lat, lng }) => lat === 0 && lng === 0) ? null : points;
  if (row.given('city') !== undefined) return null;
  const text = texts.join(', ').slice(0, 300);
  problems.push({
    path: 'location',
    message: `is no pair of latitude and longitude: '${text}'; write them like 50.4155,-5.0737`,
  });
  return 'problem';
}

/**
 * Distinguishes coordinates in a column of towns or addresses, `54.6,-3.13`, from other numbers.
 */
const DECIMALS = /\d\.\d/;

/** Reads a column of coordinates: a GeoJSON point, a pair in one text, or a list of two numbers. */
function pointsIn(
  row: RowText,
  texts: readonly string[],
  language: Language | undefined,
): PointRead[] {
  const [text = ''] = texts;
  if (row.beside('coordinates', 'type') === 'Point') return [parsePosition(texts)].filter(isRead);
  if (text.startsWith('{')) return [parsePosition(positionIn(objectIn(text)))].filter(isRead);
  const point = WKT_POINT.exec(text)?.[1];
  if (point !== undefined) return [parsePosition(point.trim().split(/\s+/))].filter(isRead);
  const either = eitherOrder(texts);
  return either.length > 0 ? either : [parsePair(text, language)].filter(isRead);
}

const isRead = (point: PointRead | null): point is PointRead => point !== null;

/** A point as databases write it, longitude first: `POINT(-5.0737 50.4155)`. */
const WKT_POINT = /^(?:SRID=4326;\s*)?POINT\s*Z?\s*\(([^()]*)\)$/i;

/** The numbers of a GeoJSON point; none of another object. */
const positionIn = ({ type, coordinates }: Readonly<Record<string, unknown>>): string[] =>
  type === 'Point' && Array.isArray(coordinates) ? coordinates.map(String) : [];
