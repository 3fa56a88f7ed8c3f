import type { Sharp } from 'sharp';
import type { Format } from './format.ts';
import { ImageError } from './images.errors.ts';
import { sharp } from './sharp.ts';

/** Maximum size of a partner's picture file. */
export const MAX_SOURCE_BYTES = 20 * 1024 * 1024;
/**
 * Maximum number of pixels of a partner's picture: above what cameras produce, far below a
 * decompression bomb.
 */
const MAX_SOURCE_PIXELS = 60_000_000;
/** Width of the copy from which all sizes are made, which is the largest size. */
const MASTER_WIDTH_PX = 1920;
/** Timeout of decoding and encoding one picture. */
const TIMEOUT_S = 10;

/** A normalised picture: upright, sRGB, without metadata, as JPEG. */
export interface Master {
  bytes: Buffer;
  /** In pixels of the original, upright. */
  width: number;
  height: number;
}

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/**
 * Detects the format by the first bytes. Only these three formats reach a decoder, so that no SVG,
 * PDF or TIFF of a partner is ever opened, whatever its server declares.
 */
export function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
}

const refused = (message: string, cause?: unknown): ImageError =>
  new ImageError('refused', message, { cause });

/** Decodes a partner's file. Throws ImageError `refused` when it is invalid, too large or unsupported. */
export async function readMaster(bytes: Buffer): Promise<Master> {
  const kind = kindOf(bytes);
  if (!kind) throw refused('It is no JPEG, PNG or WebP');
  try {
    const image = sharp()(bytes, { limitInputPixels: MAX_SOURCE_PIXELS, failOn: 'error' });
    const { format, autoOrient } = await image.metadata();
    if (format !== kind) throw refused(`It begins like ${kind} and is ${format}`);
    const { width, height } = autoOrient;
    // Checked before decoding; `limitInputPixels` enforces the same limit during decoding.
    if (width * height > MAX_SOURCE_PIXELS) throw refused('It has too many pixels');
    const upright = image
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ ...within(MASTER_WIDTH_PX), withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' });
    return { bytes: await upright.toBuffer(), width, height };
  } catch (error) {
    if (error instanceof ImageError) throw error;
    throw refused('It cannot be decoded', error);
  }
}

/** Resize options for at most the given width, and twice that height. */
const within = (width: number) => ({ width, height: width * 2, fit: 'inside' as const });

function encoded(image: Sharp, format: Format): Promise<Buffer> {
  switch (format) {
    // Effort 4, the default, takes seven times as long as 2 and saves a tenth of the bytes.
    case 'avif':
      return image.avif({ quality: 50, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 78, effort: 2 }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality: 80, progressive: true }).toBuffer();
  }
}

/** Resizes a master to at most `width` pixels, in one format. */
export const resized = (master: Buffer, width: number, format: Format): Promise<Buffer> =>
  encoded(
    sharp()(master)
      .timeout({ seconds: TIMEOUT_S })
      .resize({ ...within(width), withoutEnlargement: true }),
    format,
  );

/**
 * Renders one of this program's own SVG documents in one size and format; its root states `width`
 * and then `height`.
 */
export function rendered(
  svg: string,
  { width, height }: { width: number; height: number },
  format: Format,
): Promise<Buffer> {
  const sized = svg.replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`);
  return encoded(sharp()(Buffer.from(sized)).timeout({ seconds: TIMEOUT_S }).removeAlpha(), format);
}

/**
 * Returns the grey values of a picture, stretched to a square of `side` pixels: one byte each, row
 * by row.
 */
export const greyOf = (picture: Buffer, side: number): Promise<Buffer> =>
  sharp()(picture)
    .timeout({ seconds: TIMEOUT_S })
    .greyscale()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer();
