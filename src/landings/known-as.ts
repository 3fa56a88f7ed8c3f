import { otherAreaNames, regionOf } from '../places/index.ts';
import { slugify } from '../platform/slug.ts';
import { type AreaCodes, countyId } from './area.ts';

const displays = ['fr', 'es', 'pt', 'de', 'nl'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);

function otherNames([country = '', region]: AreaCodes): string[] {
  if (region === undefined) return displays.flatMap((display) => display.of(country) ?? []);
  const { localName = '', otherNames: others = [] } = regionOf(region) ?? {};
  return [localName, ...others, ...otherAreaNames(region)];
}

/**
 * Whether a slug that is not an area's own still means it: countries, regions and counties by their names
 * in other languages (`bretagne`), towns by their GeoNames id after any name.
 */
export function isKnownAs(codes: AreaCodes, slug: string): boolean {
  const [, , town] = codes;
  if (town !== undefined) {
    const county = countyId(town);
    if (county === undefined) return slug === town || slug.endsWith(`-${town}`);
    return otherAreaNames(county).some((name) => slugify(name) === slug);
  }
  return otherNames(codes).some((name) => slugify(name) === slug);
}
