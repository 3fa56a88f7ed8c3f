import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';
import typeface from '#lib/ui/typeface/national-park-latin-wght.woff2';
import { type Colours, coloursOf } from './colours.ts';
import reliefImage from './relief.webp';
import { RELIEF } from './relief.ts';
import type { FeatureCollection, Point } from 'geojson';

/** Positions of country labels on a map of western Europe, by ISO 3166-1 code. */
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

/** Returns the names of countries in a language as points of a map. */
function countryNames(language: string): FeatureCollection<Point, { name: string }> {
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

/** Name of the page's typeface, with which the browser draws the letters of maps. */
export const FONT = 'National Park';

/** Interpolates a number by zoom; `stops` are pairs of zoom and value. */
const grows = (...stops: number[]) => ['interpolate', ['exponential', 1.4], ['zoom'], ...stops];

/** Returns a feature's name in the page's language, otherwise its local name. */
const nameIn = (locale: Locale) => ['coalesce', ['get', `name:${locale}`], ['get', 'name']];

const source = (layer: string) => ({ source: 'world', 'source-layer': layer });

function ground(colour: Colours): unknown[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colour.sea } },
    { id: 'land', type: 'fill', ...source('land'), paint: { 'fill-color': colour.land } },
    { id: 'urban', type: 'fill', ...source('urban'), paint: { 'fill-color': colour.urban } },
    {
      id: 'relief',
      type: 'raster',
      source: 'relief',
      paint: {
        'raster-opacity': ['interpolate', ['linear'], ['zoom'], 7, colour.relief, 10, 0],
      },
    },
    { id: 'lakes', type: 'fill', ...source('lakes'), paint: { 'fill-color': colour.sea } },
    {
      id: 'rivers',
      type: 'line',
      ...source('rivers'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colour.river,
        'line-width': [
          'interpolate',
          ['exponential', 1.4],
          ['zoom'],
          4,
          ['match', ['get', 'rank'], 0, 0.8, 0.4],
          8,
          ['match', ['get', 'rank'], 0, 1.6, 1, 1.3, 0.8],
          12,
          ['match', ['get', 'rank'], 0, 4.5, 1, 3, 2],
        ],
      },
    },
    {
      id: 'coast',
      type: 'line',
      ...source('land'),
      paint: { 'line-color': colour.coast, 'line-width': grows(4, 0.5, 10, 1) },
    },
    {
      id: 'shores',
      type: 'line',
      ...source('lakes'),
      paint: { 'line-color': colour.coast, 'line-width': grows(4, 0.3, 10, 0.8) },
    },
    {
      id: 'regions',
      type: 'line',
      ...source('regions'),
      paint: {
        'line-color': colour.region,
        'line-width': grows(4, 0.6, 10, 1.4),
        'line-dasharray': [3, 2],
      },
    },
    {
      id: 'borders',
      type: 'line',
      ...source('borders'),
      paint: { 'line-color': colour.border, 'line-width': grows(3, 0.8, 10, 2) },
    },
  ];
}

/** Returns the label layers, least important first: MapLibre places later layers first. */
function names(colour: Colours, locale: Locale): unknown[] {
  const halo = { 'text-halo-color': colour.halo, 'text-halo-width': 1.3 };
  const font = { 'text-font': [FONT] };
  return [
    {
      id: 'river-names',
      type: 'symbol',
      ...source('names'),
      minzoom: 6,
      maxzoom: 10,
      layout: {
        ...font,
        'symbol-placement': 'line',
        'symbol-spacing': 400,
        'text-field': ['get', 'name'],
        'text-size': 11.5,
        'text-letter-spacing': 0.06,
      },
      paint: { 'text-color': colour.water, ...halo },
    },
    {
      id: 'touring',
      type: 'symbol',
      ...source('touring'),
      minzoom: 6,
      layout: {
        ...font,
        'text-field': nameIn(locale),
        'text-size': grows(6, 11.5, 10, 14),
        'text-letter-spacing': 0.05,
        'text-max-width': 7,
        'text-padding': 6,
      },
      paint: { 'text-color': colour.park, ...halo },
    },
    {
      id: 'areas',
      type: 'symbol',
      ...source('areas'),
      minzoom: 5,
      maxzoom: 8.5,
      layout: {
        ...font,
        'text-field': nameIn(locale),
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.14,
        'text-size': grows(5, 10.5, 8, 14),
        'text-max-width': 7,
        'text-padding': 8,
      },
      paint: { 'text-color': colour.area, ...halo },
    },
    {
      id: 'town-dots',
      type: 'circle',
      ...source('towns'),
      minzoom: 8,
      paint: {
        'circle-radius': grows(8, 1.6, 12, 3),
        'circle-color': colour.area,
        'circle-stroke-color': colour.halo,
        'circle-stroke-width': 1,
      },
    },
    {
      id: 'towns',
      type: 'symbol',
      ...source('towns'),
      layout: {
        ...font,
        'text-field': nameIn(locale),
        'text-size': [
          'interpolate',
          ['linear'],
          ['ln', ['max', 1, ['get', 'population']]],
          7,
          11.5,
          10,
          12.5,
          12.5,
          15,
          15,
          17,
        ],
        'symbol-sort-key': ['-', 0, ['get', 'population']],
        'text-padding': ['interpolate', ['linear'], ['zoom'], 5, 14, 9, 8, 11, 4],
        'text-max-width': 8,
        // The name is placed on any side of its dot that has room.
        'text-variable-anchor': ['bottom', 'top', 'left', 'right'],
        'text-radial-offset': ['step', ['zoom'], 0, 8, 0.4],
        'text-justify': 'auto',
      },
      paint: { 'text-color': colour.town, ...halo, 'text-halo-width': 1.5 },
    },
    {
      id: 'countries',
      type: 'symbol',
      source: 'countries',
      maxzoom: 5.5,
      layout: {
        ...font,
        'text-field': ['get', 'name'],
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.16,
        'text-size': grows(3, 11, 5, 15),
        'text-max-width': 7,
      },
      paint: { 'text-color': colour.area, ...halo },
    },
  ];
}

/**
 * Returns the style of the built-in map: coasts, waters, relief, borders, built-up areas and names
 * in the page's language. All data comes from our own server. Letters are drawn with the page's
 * typeface.
 */
export function builtinStyle(options: {
  dark: boolean;
  origin: string;
  locale: Locale;
}): StyleSpecification {
  const { dark, origin, locale } = options;
  const colour = coloursOf(dark);
  const { west, south, east, north } = RELIEF;
  return {
    version: 8,
    'font-faces': { [FONT]: typeface },
    sources: {
      world: {
        type: 'vector',
        tiles: [`${origin}/map/{z}/{x}/{y}.pbf`],
        maxzoom: 10,
        attribution: 'Natural Earth · GSHHG · GeoNames',
      },
      countries: { type: 'geojson', data: countryNames(INTL_TAGS[locale]) },
      relief: {
        type: 'image',
        url: new URL(reliefImage, origin).href,
        coordinates: [
          [west, north],
          [east, north],
          [east, south],
          [west, south],
        ],
      },
    },
    layers: [...ground(colour), ...names(colour, locale)] as LayerSpecification[],
  };
}
