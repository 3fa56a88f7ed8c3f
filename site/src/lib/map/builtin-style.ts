import type { StyleSpecification } from 'maplibre-gl';
import typeface from '#lib/ui/typeface/national-park-latin-wght.woff2';

const COLOURS = {
  light: { sea: '#dbe7e8', land: '#fbfbf7', border: '#b5c4b9', town: '#3c4b44', halo: '#fbfbf7' },
  dark: { sea: '#0c1517', land: '#1a2520', border: '#3d4c45', town: '#b9c6be', halo: '#1a2520' },
};

/** The built-in map: coasts, borders and towns from our own tiles, nothing from anybody else. */
export function builtinStyle(dark: boolean, origin: string): StyleSpecification {
  const colour = COLOURS[dark ? 'dark' : 'light'];
  return {
    version: 8,
    'font-faces': { 'National Park': typeface },
    sources: {
      world: {
        type: 'vector',
        tiles: [`${origin}/map/{z}/{x}/{y}.pbf`],
        maxzoom: 10,
        attribution: 'Natural Earth · GeoNames',
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colour.sea } },
      {
        id: 'land',
        type: 'fill',
        source: 'world',
        'source-layer': 'land',
        paint: { 'fill-color': colour.land },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'world',
        'source-layer': 'land',
        paint: { 'line-color': colour.border, 'line-width': 0.8 },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'world',
        'source-layer': 'borders',
        paint: { 'line-color': colour.border, 'line-width': 1.2, 'line-dasharray': [4, 2] },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'world',
        'source-layer': 'towns',
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['National Park'],
          'text-size': ['interpolate', ['linear'], ['get', 'rank'], 0, 15, 12, 12],
          'symbol-sort-key': ['get', 'rank'],
          'text-padding': 10,
          'text-max-width': 8,
        },
        paint: {
          'text-color': colour.town,
          'text-halo-color': colour.halo,
          'text-halo-width': 1.4,
        },
      },
    ],
  } as StyleSpecification;
}
