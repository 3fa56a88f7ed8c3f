export type { Card } from './card/card.ts';
export type { Drawing, Drawings } from './drawn-image.ts';
export { createImages, type Images, type ImagesOptions } from './image.ts';
export { ImageError, type ImageFailure } from './images.errors.ts';
export { isSamePicture, type ReadyPrint, readyPrint } from './print/compare.ts';
export { bandsOf, type Print } from './print/print.ts';
