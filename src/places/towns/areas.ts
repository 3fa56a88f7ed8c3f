import { type Bounds, rounded } from '../geo.ts';
import { otherAreaNames } from '../area-names.ts';
import { regionOf } from '../regions.ts';
import { countryName, otherCountryNames } from './country-names.ts';

/** The towns of one second-level area, summed. */
export interface AreaTotals {
  country_code: string;
  admin1: string;
  admin2: string;
  region_id: string | null;
  population: number;
  south: number;
  north: number;
  west: number;
  east: number;
  /** The same with western longitudes from 180 to 360, for areas that span the antimeridian. */
  west_of_180: number;
  east_of_180: number;
}

/** A country, region or county of the gazetteer. */
export interface Area {
  id: string;
  kind: 'country' | 'region' | 'county';
  name: string;
  otherNames: string[];
  countryCode: string;
  regionId: string | null;
  bounds: Bounds;
  population: number;
}

/** Added around the box of an area's towns, which are points: the area is larger. */
const MARGIN_DEGREES = 0.05;

function sum(parts: AreaTotals[]): { population: number; bounds: Bounds } {
  const least = (key: keyof AreaTotals) => Math.min(...parts.map((part) => Number(part[key])));
  const most = (key: keyof AreaTotals) => Math.max(...parts.map((part) => Number(part[key])));
  let [west, east] = [least('west') - MARGIN_DEGREES, most('east') + MARGIN_DEGREES];
  const [west2, east2] = [
    least('west_of_180') - MARGIN_DEGREES,
    most('east_of_180') + MARGIN_DEGREES,
  ];
  // Fiji and Russia span the antimeridian: the narrower box is the right one.
  if (east2 - west2 < east - west) [west, east] = [west2, east2 > 180 ? east2 - 360 : east2];
  return {
    population: parts.reduce((total, part) => total + part.population, 0),
    bounds: [
      rounded(Math.max(-180, west)),
      rounded(Math.max(-90, least('south') - MARGIN_DEGREES)),
      rounded(Math.min(180, east)),
      rounded(Math.min(90, most('north') + MARGIN_DEGREES)),
    ],
  };
}

const countyCode = (part: AreaTotals): string =>
  `${part.country_code}.${part.admin1}.${part.admin2}`;
const regionCode = (part: AreaTotals): string =>
  part.region_id ?? `${part.country_code}.${part.admin1}`;

function county(id: string, parts: AreaTotals[], name: string | undefined): Area[] {
  const [first] = parts;
  if (first === undefined || first.admin2 === '' || name === undefined) return [];
  const { country_code: countryCode, region_id: regionId } = first;
  const otherNames = [`${name} county`, `county ${name}`, ...otherAreaNames(id)];
  return [{ id, kind: 'county', name, otherNames, countryCode, regionId, ...sum(parts) }];
}

function region(id: string, parts: AreaTotals[], geoName: string | undefined): Area[] {
  const [first] = parts;
  if (first === undefined) return [];
  const known = regionOf(id);
  const name = known?.name ?? geoName;
  if (name === undefined) return [];
  const { population, bounds } = sum(parts);
  return [
    {
      id,
      kind: 'region',
      name,
      otherNames: [
        `${name} region`,
        ...(known ? [known.localName, ...known.otherNames] : []),
        ...otherAreaNames(id),
      ],
      countryCode: first.country_code,
      regionId: known ? id : null,
      population,
      bounds: known?.bounds ?? bounds,
    },
  ];
}

const country = (code: string, parts: AreaTotals[]): Area => ({
  id: code,
  kind: 'country',
  name: countryName(code),
  otherNames: otherCountryNames(code),
  countryCode: code,
  regionId: null,
  ...sum(parts),
});

/**
 * The countries, regions and counties that have towns; regions and counties without a name are left out.
 * @param adminNames GeoNames' names of first and second levels, by code.
 */
export function areasOf(totals: AreaTotals[], adminNames: Map<string, string>): Area[] {
  const counties = Map.groupBy(totals, countyCode);
  const regions = Map.groupBy(totals, regionCode);
  const countries = Map.groupBy(totals, (part) => part.country_code);
  return [
    ...[...countries].map(([code, parts]) => country(code, parts)),
    ...[...regions].flatMap(([id, parts]) => region(id, parts, adminNames.get(id))),
    ...[...counties].flatMap(([id, parts]) => county(id, parts, adminNames.get(id))),
  ];
}
