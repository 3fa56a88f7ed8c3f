export type { Gazetteer, NearTown, Town } from './gazetteer.ts';
export { createGazetteer } from './gazetteer.ts';
export { type Bounds, kilometres, middle, type Point, rounded } from './geo.ts';
export { otherAreaNames } from './area-names.ts';
export type { AlsoImported, ImportCounts } from './import-counts.ts';
export { type ImportHistory, importHistory } from './import-history.ts';
export { isLand } from './land.ts';
export { createLocator, type Located, type Locator } from './locator.ts';
export { countriesWithRegions, type Region, regionName, regionOf, regionsOf } from './regions.ts';
export { defaultTowns, ensureTowns, importTowns } from './towns/town-import.ts';
export { type LiveTowns, openTowns } from './towns/live-towns.ts';
export { loadTowns } from './towns/town-load.ts';
export { type NamedTown, townsNamed } from './towns/town-named.ts';
export { type GazetteerMatch, type NamedArea, searchGazetteer } from './towns/gazetteer-search.ts';
export type { CampsiteKind } from './osm/osm-campsite.ts';
export {
  hasCampsites,
  type Campsite,
  findCampsite,
  type CampsiteArea,
  campsiteAreas,
  campsiteFiles,
  campsitePath,
  campsitesBetween,
  campsitesNear,
  campsitesOfRegion,
  campsitesOfTown,
  type CampsiteSummary,
  statedWebsite,
} from './campsite.ts';
export { importCampsites } from './campsite-import.ts';
export { ANY_CAMPSITE, OSM_CAMPSITE } from './published.sql.ts';
