import { type Bounds, rounded } from '../geo.ts';
import { otherAreaNames } from '../area-names.ts';
import { countyName, hasCounties } from '../county-names.ts';
import { COUNTIES_OF_PARTS, partsOfCounty } from '../county-parts.ts';
import { countryOfTerritory, regionOf, territoryOfRegion } from '../regions.ts';
import type { TouringKind } from '../touring-areas.ts';
import { countryName, otherCountryNames } from './country-names.ts';

/** The population and extent of the towns of one second-level area. */
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
  /** `west` and `east` with negative longitudes counted from 180 to 360, for areas that span the antimeridian. */
  west_of_180: number;
  east_of_180: number;
}

/** A country, region, county or touring area of the gazetteer. */
export interface Area {
  id: string;
  kind: 'country' | 'region' | 'county' | TouringKind;
  name: string;
  otherNames: string[];
  countryCode: string;
  regionId: string | null;
  bounds: Bounds;
  population: number;
}

/** Margin around the box of an area's towns, because the area is larger than the box of their points. */
const MARGIN_DEGREES = 0.05;

function sum(parts: AreaTotals[]): { population: number; bounds: Bounds } {
  const least = (key: keyof AreaTotals) => Math.min(...parts.map((part) => Number(part[key])));
  const most = (key: keyof AreaTotals) => Math.max(...parts.map((part) => Number(part[key])));
  let [west, east] = [least('west') - MARGIN_DEGREES, most('east') + MARGIN_DEGREES];
  const [west2, east2] = [
    least('west_of_180') - MARGIN_DEGREES,
    most('east_of_180') + MARGIN_DEGREES,
  ];
  // For areas that span the antimeridian, such as Fiji and Russia, the narrower of the two boxes is the right one.
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

function county(id: string, parts: AreaTotals[], official: string | undefined): Area[] {
  const [first] = parts;
  if (first === undefined || first.admin2 === '' || official === undefined) return [];
  const { country_code: countryCode, region_id: regionId } = first;
  const name = hasCounties(countryCode) ? countyName(id, official) : official;
  const inLanguages = otherAreaNames(id);
  const provinces = name.endsWith(' province')
    ? [name.slice(0, -' province'.length), ...inLanguages].flatMap((one) => [
        `provincia de ${one}`,
        `province de ${one}`,
      ])
    : [];
  const short = name.startsWith('County ') ? [name.replace('County', 'Co')] : [];
  const otherNames = [
    official,
    `${name} county`,
    `county ${name}`,
    ...short,
    ...inLanguages,
    ...provinces,
  ];
  return [{ id, kind: 'county', name, otherNames, countryCode, regionId, ...sum(parts) }];
}

const regionOfCounty = (code: string): string => code.slice(0, code.lastIndexOf('.'));

/** Counties that are the only one of their region, and so the same area, by the region's code. */
function onlyCounties(adminNames: Map<string, string>): Map<string, string> {
  const counties = [...adminNames.keys()].filter(
    (code) => hasCounties(code.slice(0, 2)) && code.split('.').length === 3,
  );
  const inRegions = Map.groupBy(counties, regionOfCounty);
  return new Map(
    [...inRegions].flatMap(([region, [only, ...more]]) =>
      more.length === 0 ? [[region, only!] as const] : [],
    ),
  );
}

/** The counties of GeoNames, and those that GeoNames only has in parts. Each has the totals of all its parts. */
function countiesOf(
  totals: AreaTotals[],
  adminNames: Map<string, string>,
  isOnly: (code: string) => boolean,
): Area[] {
  const byCode = Map.groupBy(totals, countyCode);
  const named = new Map(COUNTIES_OF_PARTS.map(({ id, name }) => [id, name]));
  return [...new Set([...byCode.keys(), ...named.keys()])]
    .filter((code) => !isOnly(code))
    .flatMap((code) => {
      const parts = partsOfCounty(code).flatMap((part) => byCode.get(part) ?? []);
      return county(code, parts, named.get(code) ?? adminNames.get(code));
    });
}

function region(
  id: string,
  parts: AreaTotals[],
  geoName: string | undefined,
  also: string[],
): Area[] {
  const [first] = parts;
  if (first === undefined) return [];
  const known = regionOf(id);
  const name = known?.name ?? geoName;
  if (name === undefined) return [];
  const { population, bounds } = sum(parts);
  const territory = territoryOfRegion(id);
  return [
    {
      id,
      kind: 'region',
      name,
      otherNames: [
        `${name} region`,
        ...(known ? [known.localName, ...known.otherNames] : []),
        ...otherAreaNames(id),
        ...(territory === undefined ? [] : otherCountryNames(territory)),
        ...also,
      ],
      countryCode: known?.countryCode ?? first.country_code,
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
 * Computes the countries, regions and counties that have towns; regions and counties without a name are left out.
 * @param adminNames GeoNames' names of first- and second-level areas, by code.
 */
export function areasOf(totals: AreaTotals[], adminNames: Map<string, string>): Area[] {
  const regions = Map.groupBy(totals, regionCode);
  const only = onlyCounties(adminNames);
  const namesOfOnly = ([first]: AreaTotals[]): string[] => {
    const county = first && only.get(`${first.country_code}.${first.admin1}`);
    return county === undefined ? [] : [adminNames.get(county)!];
  };
  const countries = Map.groupBy(totals, (part) => part.country_code);
  return [
    ...[...countries]
      .filter(([code]) => countryOfTerritory(code) === code)
      .map(([code, parts]) => country(code, parts)),
    ...[...regions].flatMap(([id, parts]) =>
      region(id, parts, adminNames.get(id), namesOfOnly(parts)),
    ),
    ...countiesOf(totals, adminNames, (code) => only.get(regionOfCounty(code)) === code),
  ];
}
