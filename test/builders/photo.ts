import sharp from 'sharp';

/** Position that a phone writes into its photos. */
const POSITION = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '50/1 24/1 5580/100',
  GPSLongitudeRef: 'W',
  GPSLongitude: '5/1 4/1 2532/100',
};

let count = 0;

/** Degrees by which a camera stores the picture turned, by Exif's number of how it was held. */
const STORED_TURNED = { 1: 0, 3: 180, 6: 270, 8: 90 };
type Orientation = keyof typeof STORED_TURNED;

interface PhotoOptions {
  width?: number;
  height?: number;
  /** Exif's number of how the camera was held. */
  orientation?: Orientation;
  format?: 'jpeg' | 'png' | 'webp';
}

const BITS = 12;
const SQUARE_PIXELS = 16;

/** Draws a number as white and black squares, which differ after any compression. */
const squaresOf = (number: number, x: number, y: number): string =>
  Array.from({ length: BITS }, (_, bit) => {
    const fill = (number >> bit) & 1 ? '#fff' : '#000';
    return `<rect x="${x + bit * SQUARE_PIXELS}" y="${y}" width="${SQUARE_PIXELS}" height="${SQUARE_PIXELS}" fill="${fill}"/>`;
  }).join('');

/** A photo as a phone makes it, with position and maker in EXIF: red above and blue below where it is upright. */
export async function aPhoto(options: PhotoOptions = {}): Promise<Buffer> {
  const { width = 1600, height = 1200, orientation = 1, format = 'jpeg' } = options;
  count += 1;
  const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#00f"/><rect width="${width}" height="${height / 2}" fill="#f00"/>
    ${squaresOf(count, width / 2, height / 2)}</svg>`;
  const stored = sharp(Buffer.from(halves)).rotate(STORED_TURNED[orientation]);
  return stored
    .toFormat(format)
    .withExif({ IFD0: { Make: 'Pineapple', Copyright: 'secret-owner' }, IFD3: POSITION })
    .withMetadata({ orientation })
    .toBuffer();
}
