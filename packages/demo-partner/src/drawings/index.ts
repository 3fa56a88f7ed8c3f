export { HEIGHT, WIDTH } from './canvas.ts';
export { type Drawing, type Drawings, drawings } from './drawings.ts';
export type { Setting } from './land/index.ts';
export type { LightName } from './light.ts';
export { type CampsiteScene, type Picture, pictureUrl, type VehicleScene } from './picture.ts';
export type { SeasonName } from './season.ts';
