import { drawPicture, pictureAt } from './picture.ts';
import { HEIGHT, PICTURES_HOST, WIDTH } from './size.ts';

/**
 * Increase this number when the drawings change, so that cached renderings of earlier ones are no
 * longer used.
 */
const EDITION = 1;

/** One picture as SVG. */
export interface Drawing {
  /** Changes whenever the SVG changes. */
  version: string;
  /** Draws an SVG document whose root states `width` and then `height`. */
  svg(): string;
}

/** Drawings for the URLs of one host. */
export interface Drawings {
  host: string;
  /** Size of every drawing in pixels. */
  width: number;
  height: number;
  /** Returns the drawing for a URL; undefined when there is none. */
  at(url: URL): Drawing | undefined;
}

/** The drawings for URLs of `https://pictures.campcairn.example/`. */
export const drawings: Drawings = {
  host: PICTURES_HOST,
  width: WIDTH,
  height: HEIGHT,
  at(url) {
    const picture = pictureAt(url);
    return (
      picture && {
        version: `${EDITION} ${JSON.stringify(picture)}`,
        svg: () => drawPicture(picture),
      }
    );
  },
};
