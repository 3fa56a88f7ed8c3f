import type { Map as WorldMap } from 'maplibre-gl';
import type { Locale } from '#lib/locale/locales.ts';
import type { MapStyle } from '#lib/services.ts';
import { builtinStyle } from './builtin-style.ts';

/** Applies the built-in style, the style of an imported base map, or an external style to a map. */
export async function applyStyle(
  map: WorldMap,
  style: MapStyle | null,
  locale: Locale,
): Promise<void> {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const look = { dark, origin: location.origin, locale };
  if (style === null) map.setStyle(builtinStyle(look));
  else if (style.kind === 'style') map.setStyle(style.address);
  else {
    // The module is large and only needed for imported base maps.
    const { importedStyle } = await import('./imported-style.ts');
    if (map.getContainer().isConnected) {
      map.setStyle(importedStyle({ ...look, address: style.address }));
    }
  }
}
