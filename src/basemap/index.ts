/** The base map of OpenStreetMap that operators import, served by this process. */
export type { Archive } from './archive.ts';
export { type BaseMap, baseMapPath, currentBaseMap, importBaseMap } from './basemap.ts';
