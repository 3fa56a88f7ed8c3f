import {
  type CampsiteArea,
  campsiteAreas,
  countryOfTerritory,
  territoryOfRegion,
} from '../places/index.ts';
import type { Queryable } from '../platform/db/index.ts';
import type { AreaCodes } from './area.ts';

/** The codes of a campsite's area in paths of pages: its country and, if it has one, its region. */
export function codesOf(area: { countryCode: string; regionId: string | null }): string[] {
  const countryCode = countryOfTerritory(area.countryCode);
  return area.regionId === null ? [countryCode] : [countryCode, area.regionId];
}

/** The country and region codes with which campsites of an area are stored. Overseas regions have their own country code there. */
export function storedCodes([country, region]: AreaCodes): (string | undefined)[] {
  const territory = region === undefined ? undefined : territoryOfRegion(region);
  return [territory ?? country, region];
}

/** The countries and regions that have campsites, with the country codes that paths of pages use. */
export async function areasWithCampsites(db: Queryable): Promise<CampsiteArea[]> {
  const areas = await campsiteAreas(db);
  return areas.map((area) =>
    Object.assign(area, { countryCode: countryOfTerritory(area.countryCode) }),
  );
}
