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
export { type Card, CARD_HEIGHT, CARD_WIDTH } from './card/card.ts';
export { createImages, type Images, type ImagesOptions } from './image.ts';
export { ImageError, type ImageFailure } from './images.errors.ts';
