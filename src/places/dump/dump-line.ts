import type { TouringKind } from '../touring-areas.ts';
import { parseTown, type TownRow } from '../towns/town-file.ts';

/** A park, island, lake or other area of a GeoNames dump, which has only its point, not its extent. */
export interface DumpArea {
  id: string;
  kind: TouringKind;
  name: string;
  names: string[];
  countryCode: string;
  lat: number;
  lng: number;
  /** Half the side, in kilometres, of the box that is assumed as its extent. */
  km: number;
}

/** The content of a line of a dump: a town, an area, a problem that prevents reading it, or null for an unused feature. */
export type DumpLine = { town: TownRow } | { area: DumpArea } | { problem: string } | null;

/**
 * GeoNames' feature codes (with class) that travellers search for: their kind, and half the side in kilometres of the
 * box that is assumed as their extent.
 */
const FEATURES: Record<string, [kind: TouringKind, km: number]> = {
  'L.PRK': ['park', 12],
  'L.RESN': ['park', 10],
  'L.RESW': ['park', 10],
  'L.RGN': ['area', 20],
  'L.AREA': ['area', 15],
  'L.CST': ['coast', 25],
  'T.ISL': ['island', 10],
  'T.ISLS': ['island', 20],
  'T.PEN': ['area', 15],
  'T.CAPE': ['coast', 8],
  'T.BCH': ['coast', 5],
  'T.MT': ['mountains', 8],
  'T.MTS': ['mountains', 20],
  'T.PK': ['mountains', 6],
  'T.VAL': ['valley', 10],
  'H.LK': ['lake', 8],
  'H.LKS': ['lake', 12],
  'H.RSV': ['lake', 8],
  'H.BAY': ['coast', 8],
  'A.ADM1': ['area', 40],
  'A.ADM2': ['area', 25],
};

/** Minimum population of a town, as in GeoNames' `cities500`. Seats of administrations are towns regardless of it. */
const MIN_POPULATION = 500;
const SEAT = /^PPL(?:A\d?|C)$/;

/** Half the side of the box around a village or hamlet. Listings are not assigned to these, but a search finds them. */
const VILLAGE_KM = 10;

const FIELDS = 19;

/** Reads a line of GeoNames' main table (19 columns): towns of class P, areas of L, T, H and A. */
export function readDumpLine(line: string): DumpLine {
  const fields = line.split('\t');
  if (fields.length !== FIELDS) return { problem: `${fields.length} columns instead of ${FIELDS}` };
  const [id = '', name = '', ascii = '', alternates = '', latText = '', lngText = ''] = fields;
  const [featureClass = '', feature = '', countryCode = ''] = fields.slice(6);
  const [lat, lng] = [Number(latText || Number.NaN), Number(lngText || Number.NaN)];
  if (!/^[1-9]\d*$/.test(id)) return { problem: 'no id' };
  if (name.trim() === '') return { problem: 'no name' };
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return { problem: 'no point' };
  const isVillage = featureClass === 'P';
  if (isVillage) {
    const town = parseTown(line);
    if (town === undefined) return { problem: 'no usable town' };
    if (town.population >= MIN_POPULATION || SEAT.test(feature)) return { town };
  }
  const [kind, km] = isVillage
    ? (['area', VILLAGE_KM] as const)
    : (FEATURES[`${featureClass}.${feature}`] ?? [null, 0]);
  if (kind === null || !/^[A-Z]{2}$/.test(countryCode)) return null;
  const names = [ascii, ...alternates.split(',')].filter((other) => other !== '' && other !== name);
  return { area: { id: `geonames.${id}`, kind, name, names, countryCode, lat, lng, km } };
}
