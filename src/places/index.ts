export type { Gazetteer, NearTown, Town } from './gazetteer.ts';
export { createGazetteer } from './gazetteer.ts';
export { type Bounds, kilometres, type Point } from './geo.ts';
export { otherAreaNames } from './area-names.ts';
export type { ImportCounts } from './import-counts.ts';
export { isLand } from './land.ts';
export { createPlacing, type Placed, type Placing } from './placing.ts';
export { countriesWithRegions, type Region, regionName, regionOf, regionsOf } from './regions.ts';
export { defaultTowns, ensureTowns, importTowns } from './towns/town-import.ts';
export { type LiveTowns, openTowns } from './towns/live-towns.ts';
export { loadTowns } from './towns/town-load.ts';
export { type NamedTown, townsNamed } from './towns/town-named.ts';
export { type FoundPlace, type NamedArea, searchTowns } from './towns/name-search.ts';
export type { PlaceKind } from './osm/osm-place.ts';
export {
  hasPlaces,
  type Place,
  place,
  type PlaceArea,
  placeAreas,
  placeFiles,
  placePath,
  placesBetween,
  placesNear,
  placesOfRegion,
  placesOfTown,
  type PlaceSummary,
} from './place.ts';
export { importPlaces } from './place-import.ts';
export { OSM_CAMPSITE } from './published.sql.ts';
