export {
  type CampsiteScene,
  type LightName,
  type Picture,
  pictureUrl,
  type SeasonName,
  type Setting,
  type VehicleScene,
} from './drawings/index.ts';
export { WIDTHS } from './address.ts';
export { createImages, type Images, type ImagesOptions } from './image.ts';
export { ImageError, type ImageFailure } from './images.errors.ts';
