import { HEIGHT, WIDTH } from './canvas.ts';
import { drawPicture, pictureAt, PICTURES_HOST } from './picture.ts';

/** Raised when the drawings change, so that what was made of the earlier ones is not shown any more. */
const EDITION = 1;

/** One picture as SVG. */
export interface Drawing {
  /** Changes whenever the document does. */
  version: string;
  /** Draws it: an SVG document whose root states `width` and then `height`. */
  svg(): string;
}

/** Pictures that are drawn for the addresses of one host. */
export interface Drawings {
  host: string;
  /** Pixels of all of them. */
  width: number;
  height: number;
  /** The drawing at an address; undefined when there is none. */
  at(url: URL): Drawing | undefined;
}

/** All pictures of `https://pictures.campcairn.example/`. */
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
