import { kindOf, sharp } from '../images/index.ts';
import { LONGEST_SIDE_PX, MAX_INTERLACED_PIXELS, MAX_PHOTO_PIXELS } from './limits.ts';
import { PhotoRefused } from './photos.errors.ts';

/** A photo as it is kept and served. */
export interface CleanPhoto {
  bytes: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/** Timeout of decoding and encoding one photo. */
const TIMEOUT_S = 30;

/** Brands of HEIC and HEVC files (ISO/IEC 23008-12), which iPhones make. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const isHeic = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.has(bytes.toString('latin1', 8, 12));

/**
 * Makes an uploaded file a plain JPEG: upright, sRGB, at most `LONGEST_SIDE_PX` on its longest side, of an
 * animation the first picture. Position, camera and all other metadata, and whatever else the file holds, are
 * left out, because only decoded pixels are encoded. Throws PhotoRefused.
 */
export async function cleanPhoto(file: Buffer): Promise<CleanPhoto> {
  const kind = kindOf(file);
  if (!kind) throw new PhotoRefused(isHeic(file) ? 'heic' : 'no_photo');
  try {
    // Reads the header alone.
    const { format, width, height, isProgressive } = await sharp()(file, {
      limitInputPixels: false,
    }).metadata();
    if (format !== kind) throw new PhotoRefused('no_photo');
    const maxPixels = isProgressive ? MAX_INTERLACED_PIXELS : MAX_PHOTO_PIXELS;
    if (width * height > maxPixels) throw new PhotoRefused('too_many_pixels');
    const { data, info } = await sharp()(file, {
      limitInputPixels: MAX_PHOTO_PIXELS,
      failOn: 'error',
    })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE_PX,
        height: LONGEST_SIDE_PX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof PhotoRefused) throw error;
    throw new PhotoRefused('broken', { cause: error });
  }
}
