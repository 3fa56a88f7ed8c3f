export { HEIGHT, WIDTH } from './canvas.ts';
export type { Setting } from './land/index.ts';
export type { LightName } from './light.ts';
export {
  type CampsiteScene,
  drawPicture,
  type Picture,
  pictureAt,
  PICTURES_HOST,
  pictureUrl,
  type VehicleScene,
} from './picture.ts';
export type { SeasonName } from './season.ts';
export type { Body } from './vehicles/index.ts';
