import { isCountryCode } from '../../listings/index.ts';
import type { Problem } from '../../platform/errors.ts';
import type { ListingBody, MappedRow } from './mapped-row.ts';
import { parseCountry, parseDegrees, parsePair } from './parse-location.ts';
import type { TownMatch, TownQuery } from './parse-location.ts';
import type { RowText } from './row-text.ts';
import type { FeedSettings } from './settings.ts';

/** Gives a row's listing the location of the town that the gazetteer matched, shown as approximate. */
export function locateInTown(
  row: MappedRow & { kind: 'listing' },
  query: TownQuery,
  match: TownMatch,
): void {
  if (match.kind === 'town') {
    const { lat, lng, countryCode } = match;
    row.body.location = { lat, lng, precision: 'approximate', country_code: countryCode };
    return;
  }
  const asked = [query.city, query.region, query.countryCode].filter((part) => part !== null);
  const message =
    match.kind === 'none'
      ? `no town is called '${asked.join(', ')}'; give latitude and longitude`
      : `several towns are called '${asked.join(', ')}': ${match.candidates.join('; ')}; give the country and region, or latitude and longitude`;
  row.problems.push({ path: 'location', message });
}

interface RowLocation {
  location: ListingBody | undefined;
  /** Set when the row names a town instead of coordinates. */
  town: TownQuery | null;
}

/** The location of a row's listing: its coordinates, else the named town, to be looked up. */
export function locationOf(row: RowText, settings: FeedSettings, problems: Problem[]): RowLocation {
  const point = pointOf(row, problems);
  if (point === 'problem') return NOWHERE;
  if (point !== null) {
    const country = row.short('country');
    const code = country === undefined ? null : parseCountry(country);
    const location = code === null ? point : { ...point, country_code: code };
    return { location, town: null };
  }
  const named = nameOf(row);
  const { region } = named;
  const city = named.city ?? settings.city;
  const country = named.country ?? settings.country;
  if (city === undefined) {
    problems.push({
      path: 'location',
      message:
        'is missing: give latitude and longitude, or a city, or set a city for all rows (--city)',
    });
    return NOWHERE;
  }
  const code = country === undefined ? null : parseCountry(country);
  if (country !== undefined && (code === null || !isCountryCode(code))) {
    problems.push({
      path: 'location.country_code',
      message: `is no country we know: '${country}'`,
    });
    return NOWHERE;
  }
  return {
    location: undefined,
    town: { city, region: region ?? null, countryCode: code },
  };
}

type Named = Partial<Record<'city' | 'region' | 'country', string | undefined>>;

/** The names of the row's town, region and country, from separate columns or an address. */
function nameOf(row: RowText): Named {
  const named: Named = {
    city: row.short('city'),
    region: row.short('region'),
    country: row.short('country'),
  };
  const address = row.text('address');
  if (address === undefined) return named;
  if (!address.startsWith('{')) named.country ??= countryAtEnd(address);
  if (!address.startsWith('{') || named.city !== undefined) return named;
  const parts = objectIn(address);
  for (const name of ['city', 'region', 'country'] as const) {
    const part = parts[name];
    if (typeof part === 'string' && part.trim() !== '') named[name] ??= part.trim().slice(0, 300);
  }
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

const NOWHERE: RowLocation = { location: undefined, town: null };

/** The row's coordinates; null when it has none. 0, 0 counts as none: networks fill gaps with it. */
function pointOf(
  row: RowText,
  problems: Problem[],
): { lat: number; lng: number } | 'problem' | null {
  const [lat, lng] = [row.short('latitude'), row.short('longitude')];
  const pair = row.short('coordinates');
  if (lat === undefined && lng === undefined) {
    const point = pair === undefined ? null : parsePair(pair);
    return point === null || (point.lat === 0 && point.lng === 0) ? null : point;
  }
  const point = { lat: parseDegrees(lat ?? ''), lng: parseDegrees(lng ?? '') };
  if (point.lat === 0 && point.lng === 0) return null;
  if (point.lat !== null && point.lng !== null) return { lat: point.lat, lng: point.lng };
  if (point.lat === null) {
    problems.push({ path: 'location.lat', message: `is no number of degrees: '${lat ?? ''}'` });
  }
  if (point.lng === null) {
    problems.push({ path: 'location.lng', message: `is no number of degrees: '${lng ?? ''}'` });
  }
  return 'problem';
}
