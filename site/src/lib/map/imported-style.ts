import { type Flavor, layers, namedFlavor } from '@protomaps/basemaps';
import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import type { Locale } from '#lib/locale/locales.ts';
import { builtinStyle, FONT } from './builtin-style.ts';
import { coloursOf } from './colours.ts';

/** Layers of the built-in map that show where the imported map has no data. */
const BELOW = new Set(['sea', 'land']);

/**
 * Layers that consist of pictures, which are not shipped: road shields and arrows of one-way
 * streets.
 */
const OF_PICTURES = new Set(['roads_oneway', 'roads_shields', 'address_label']);

const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a> · <a href="https://protomaps.com">Protomaps</a>';

/**
 * Returns Protomaps' style with our colours and typeface. Points of interest are left out because
 * they need pictures.
 */
function flavorOf(dark: boolean): Flavor {
  const { sea, land, town, area, water, halo, border } = coloursOf(dark);
  const { pois: _pois, ...flavor } = namedFlavor(dark ? 'dark' : 'light');
  return {
    ...flavor,
    earth: land,
    water: sea,
    boundaries: border,
    city_label: town,
    city_label_halo: halo,
    subplace_label: area,
    subplace_label_halo: halo,
    state_label: area,
    state_label_halo: halo,
    country_label: area,
    ocean_label: water,
    regular: FONT,
    bold: FONT,
    italic: FONT,
  };
}

/** Removes the picture from a layer; a layer that is only a picture is dropped. */
function withoutPicture(layer: LayerSpecification): LayerSpecification[] {
  if (layer.id === 'background' || OF_PICTURES.has(layer.id)) return [];
  if (layer.type !== 'symbol' || !layer.layout) return [layer];
  const { 'icon-image': _picture, ...layout } = layer.layout;
  return 'text-field' in layout ? [{ ...layer, layout }] : [];
}

let registered = false;

/** Returns the style of a base map that operators imported, with names in the page's language. */
export function importedStyle(options: {
  address: string;
  dark: boolean;
  origin: string;
  locale: Locale;
}): StyleSpecification {
  if (!registered) addProtocol('pmtiles', new Protocol().tile);
  registered = true;
  const { address, dark, origin, locale } = options;
  const builtin = builtinStyle({ dark, origin, locale });
  return {
    ...builtin,
    sources: {
      world: builtin.sources.world!,
      imported: {
        type: 'vector',
        url: `pmtiles://${new URL(address, origin).href}`,
        attribution: ATTRIBUTION,
      },
    },
    layers: [
      ...builtin.layers.filter(({ id }) => BELOW.has(id)),
      ...layers('imported', flavorOf(dark), { lang: locale }).flatMap(withoutPicture),
    ],
  };
}
