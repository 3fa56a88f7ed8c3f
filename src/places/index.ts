export type { Gazetteer, NearTown } from './gazetteer.ts';
export type { County, Town } from './towns/town.ts';
export { createGazetteer } from './gazetteer.ts';
export type { ListingsIn } from './towns/preferences.ts';
export { searchable } from './names.ts';
export { type Bounds, contains, kilometres, middle, type Point, rounded } from './geo.ts';
export { otherAreaNames } from './area-names.ts';
export { importGazetteer } from './dump/gazetteer-import.ts';
export type { AlsoImported, GazetteerCounts, ImportCounts } from './import-counts.ts';
export { createSources, type Sources, SOURCES_JOB } from './sources/sources.ts';
export { coverCountries } from './towns/covered.ts';
export { type CampsiteDifference, largeDropOf } from './campsite-difference.ts';
export { campsiteDataAge, type ImportHistory, importHistory } from './import-history.ts';
export { countryAt } from './countries.ts';
export { isCovered } from './towns/covered.ts';
export { isLand } from './land.ts';
export { createLocator, type Located, type Locator } from './locator.ts';
export {
  codesOfCountry,
  countriesWithRegions,
  countryOfTerritory,
  type Region,
  regionName,
  regionOf,
  regionsOf,
  territoryOfRegion,
} from './regions.ts';
export { loadShores, metresToWater, type Water } from './shores.ts';
export { createSurroundings, type Surroundings } from './surroundings.ts';
export { defaultTowns, ensureTowns, hasTowns, importTowns } from './towns/town-import.ts';
export { type Terminal, terminals } from './touring-areas.ts';
export { townName } from './town-names.ts';
export { SHIPPED_VERSION } from './shipped.ts';
export { typedPostcode } from './postcodes/typed.ts';
export {
  type NearestTown,
  type PostcodePoint,
  pointsOfPostcodes,
  postTownNear,
  searchPostcodes,
} from './postcodes/postcode-search.ts';
export { type LiveTowns, openTowns } from './towns/live-towns.ts';
export { loadTowns } from './towns/town-load.ts';
export { type NamedTown, townsNamed, type TownWhere } from './towns/town-named.ts';
export { farPlaceNamed } from './towns/far-places.ts';
export {
  type GazetteerMatch,
  loadNearNames,
  type NamedArea,
  placesNamed,
  searchGazetteer,
  type TypedName,
} from './towns/gazetteer-search.ts';
export type { NearNames } from './towns/spelling.ts';
export { importCampsitesCommand } from './campsite-download.ts';
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
  campsitesNamed,
  campsitesNear,
  campsitesOfRegion,
  campsitesOfTown,
  type CampsiteSummary,
} from './campsite.ts';
export {
  type StatedPhone,
  statedPhones,
  statedWebsite,
  statedWebsites,
} from './campsite/contacts.ts';
export type { LeftOut } from './campsite/left-out.ts';
export { ensureCampsitesRead } from './campsite/readings.ts';
export { type Season, seasonOf } from './campsite/season.ts';
export { importCampsites } from './campsite-import.ts';
export { timeOfData } from './osm/campsite-file.ts';
export { ANY_CAMPSITE, CAMPSITE_OBJECT, OSM_CAMPSITE } from './published.sql.ts';
export { timeZoneOf } from './zones.ts';
