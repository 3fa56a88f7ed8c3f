import type { FeatureCollection, Point } from 'geojson';

/** Where the names of countries stand on a map of western Europe, by ISO 3166-1 code. */
const PLACES: Record<string, [lng: number, lat: number]> = {
  AD: [1.6, 42.55],
  AT: [14, 47.5],
  BE: [4.6, 50.7],
  CH: [8.2, 46.8],
  CZ: [15.2, 49.8],
  DE: [10.2, 51.1],
  DK: [9.3, 56],
  DZ: [3, 34.5],
  ES: [-3.6, 39.6],
  FR: [2.5, 46.6],
  GB: [-1.9, 53.5],
  IE: [-7.9, 53.2],
  IT: [11.8, 43.4],
  LU: [6.1, 49.7],
  MA: [-5.8, 33],
  NL: [5.6, 52.4],
  NO: [8.6, 60.8],
  PL: [19.2, 52],
  PT: [-8.1, 39.7],
  SE: [14.8, 58.6],
};

/** The names of countries in a language, as points of a map. */
export function countryNames(language: string): FeatureCollection<Point, { name: string }> {
  const names = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
  return {
    type: 'FeatureCollection',
    features: Object.entries(PLACES).map(([code, coordinates]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties: { name: names.of(code) ?? code },
    })),
  };
}
