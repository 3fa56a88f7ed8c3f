import type { LandingArea } from '#lib/services.ts';

/** An area as the browser gets it: what a link to it shows. */
export type AreaView = Pick<LandingArea, 'level' | 'name' | 'path' | 'countryCode' | 'count'>;

export function areaView(area: LandingArea): AreaView {
  const { level, name, path, countryCode, count } = area;
  return { level, name, path, countryCode, count };
}
