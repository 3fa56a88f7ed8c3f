export type { Gazetteer, NearTown, Town } from './gazetteer.ts';
export { createGazetteer } from './gazetteer.ts';
export { type Bounds, kilometres, type Point } from './geo.ts';
export type { ImportCounts } from './import-counts.ts';
export { createPlacing, type Placed, type Placing } from './placing.ts';
export { countriesWithRegions, type Region, regionName, regionOf, regionsOf } from './regions.ts';
export { defaultTowns, ensureTowns, importTowns } from './towns/town-import.ts';
export { loadTowns } from './towns/town-load.ts';
