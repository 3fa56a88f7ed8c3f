import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, FeatureCollection, MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import whichPolygon from 'which-polygon';
import { lazily } from '../platform/lazily.ts';
import { type Bounds, moved, type Point, rounded } from './geo.ts';

/** A first-level region of a covered country. */
export interface Region {
  /** ISO 3166-2 code, such as `GB-SCT`. */
  code: string;
  countryCode: string;
  /** English name, such as `Brittany`. */
  name: string;
  /** Name in the local language, such as `Bretagne`. */
  localName: string;
  /** Other names that people use. */
  otherNames: string[];
  bounds: Bounds;
}

interface Row {
  code: string;
  country: string;
  name: string;
  localName: string;
  otherNames?: string[];
  geonames?: string;
  territory?: string;
}

const DATA = join(import.meta.dirname, '../../data');
const read = (file: string): unknown => JSON.parse(readFileSync(join(DATA, file), 'utf8'));

const rows = read('regions.json') as Row[];
const shapes = lazily(readShapes);

function readShapes(): Map<string, Feature<MultiPolygon>> {
  const borders = read('region-borders.topojson') as Topology<{ regions: GeometryCollection }>;
  const { features } = feature(borders, borders.objects.regions) as FeatureCollection<MultiPolygon>;
  return new Map(features.map((shape) => [String(shape.id), shape]));
}

function boundsOf(code: string): Bounds {
  const corners = shapes().get(code)?.geometry.coordinates.flat(2) ?? [];
  const bounds: Bounds = [180, 90, -180, -90];
  for (const [lng = 0, lat = 0] of corners) {
    bounds[0] = Math.min(bounds[0], lng);
    bounds[1] = Math.min(bounds[1], lat);
    bounds[2] = Math.max(bounds[2], lng);
    bounds[3] = Math.max(bounds[3], lat);
  }
  return bounds.map(rounded) as Bounds;
}

function regionOfRow({ code, country, name, localName, otherNames = [] }: Row): Region {
  const bounds = lazily(() => boundsOf(code));
  return {
    code,
    countryCode: country,
    name,
    localName,
    otherNames,
    get bounds() {
      return bounds();
    },
  };
}

const regions = new Map(rows.map((row) => [row.code, regionOfRow(row)]));
const byGeoNames = new Map(rows.map((row) => [row.geonames, row.code]));
/** French overseas regions, which are also territories with a country code of their own. */
const byTerritory = new Map(rows.map((row) => [row.territory, row.code]));
const territoryOf = new Map(rows.map((row) => [row.code, row.territory]));

const countries = [...new Set(rows.map((row) => row.country))];

const finders = lazily(
  () =>
    new Map(
      countries.map((country) => {
        const features = rows
          .filter((row) => row.country === country)
          .flatMap(({ code }) => shapes().get(code) ?? [])
          .map(({ type, id, geometry }) => ({ type, geometry, properties: String(id) }));
        return [country, whichPolygon({ type: 'FeatureCollection', features })];
      }),
    ),
);

/** The region of an ISO 3166-2 code, or undefined. */
export const regionOf = (code: string): Region | undefined => regions.get(code);

/** The English name of a region (`FR-BRE` → `Brittany`), or undefined for an unknown code. */
export const regionName = (code: string): string | undefined => regions.get(code)?.name;

/** The regions of a country in the order of their English names; empty for countries without data. */
export const regionsOf = (countryCode: string): Region[] =>
  [...regions.values()]
    .filter((region) => region.countryCode === countryCode)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The countries whose regions are known. */
export const countriesWithRegions = (): string[] => [...countries];

/** Whether a region belongs to a country or territory code (FR-971 belongs to FR and to GP). */
export const isRegionOf = (code: string, countryCode: string): boolean =>
  regions.get(code)?.countryCode === countryCode || territoryOf.get(code) === countryCode;

/** The region of a GeoNames first-level code (`PT`, `02` → `PT-01`), or null if it is unknown. */
export const regionOfGeoNames = (countryCode: string, admin1: string): string | null =>
  byGeoNames.get(`${countryCode}.${admin1}`) ?? regionOfTerritory(countryCode);

/** The region that covers a whole territory (`GP` → `FR-971`), or null. */
export const regionOfTerritory = (countryCode: string): string | null =>
  byTerritory.get(countryCode) ?? null;

/** The country that a territory is a region of (`RE` → `FR`); for other codes, the code itself. */
export const countryOfTerritory = (countryCode: string): string =>
  regions.get(byTerritory.get(countryCode) ?? '')?.countryCode ?? countryCode;

/** The territory that covers a whole region (`FR-974` → `RE`); undefined for other regions. */
export const territoryOfRegion = (code: string): string | undefined => territoryOf.get(code);

/** The country codes that places of a country may have: its own, and those of its territories. */
export const codesOfCountry = (countryCode: string): string[] => [
  countryCode,
  ...rows.flatMap(({ country, territory }) =>
    country === countryCode && territory !== undefined ? [territory] : [],
  ),
];

/** The region of a country whose drawn border contains the point, or null. Drawn coasts are coarse and miss some points. */
export const regionDrawnAt = (countryCode: string, { lat, lng }: Point): string | null =>
  finders().get(countryCode)?.([lng, lat]) ?? null;

/** Whether a region's drawn area is within `km` kilometres of a point, tested at 16 points around it. */
export function isRegionNear(code: string, point: Point, km: number): boolean {
  const country = regions.get(code)?.countryCode ?? '';
  for (let i = 0; i < 16; i++) {
    const there = moved(point, i % 2 === 0 ? km : km / 2, (i * Math.PI) / 8);
    if (regionDrawnAt(country, there) === code) return true;
  }
  return false;
}
