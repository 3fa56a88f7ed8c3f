import sharp, { type Sharp } from 'sharp';
import type { Format } from './format.ts';
import { ImageError } from './images.errors.ts';

/** Bytes of a partner's picture. */
export const MOST_BYTES = 20 * 1024 * 1024;
/** Pixels of a partner's picture: what today's cameras make, and far less than a bomb unpacks to. */
const MOST_PIXELS = 60_000_000;
/** Pixels of the copy that all sizes are made from: the widest there is. */
const MASTER_WIDTH = 1920;
/** For one picture to be decoded and encoded. */
const TIMEOUT_S = 10;

// One thread a picture: several are made at once. Nothing of libvips is kept between them.
sharp.concurrency(1);
sharp.cache(false);

/** A picture cleaned of everything but its pixels: upright, sRGB, no metadata, as JPEG. */
export interface Master {
  bytes: Buffer;
  /** Pixels of the original, upright. */
  width: number;
  height: number;
}

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/**
 * What a file is by its first bytes. Only these three are ever given to a decoder, so that whatever
 * a server calls its files, no SVG, PDF or TIFF of a stranger is opened.
 */
function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
}

const refused = (message: string, cause?: unknown): ImageError =>
  new ImageError('refused', message, { cause });

/** Opens a partner's file. Throws ImageError `refused` when it is no picture that we show. */
export async function readMaster(bytes: Buffer): Promise<Master> {
  const kind = kindOf(bytes);
  if (!kind) throw refused('It is no JPEG, PNG or WebP');
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, autoOrient } = await image.metadata();
    if (format !== kind) throw refused(`It begins like ${kind} and is ${format}`);
    const { width, height } = autoOrient;
    // Checked before anything is unpacked; the limit above says the same while it is.
    if (width * height > MOST_PIXELS) throw refused('It has too many pixels');
    const upright = image
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ ...within(MASTER_WIDTH), withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' });
    return { bytes: await upright.toBuffer(), width, height };
  } catch (error) {
    if (error instanceof ImageError) throw error;
    throw refused('It cannot be decoded', error);
  }
}

/** So wide, and not absurdly tall. */
const within = (width: number) => ({ width, height: width * 2, fit: 'inside' as const });

function encoded(image: Sharp, format: Format): Promise<Buffer> {
  switch (format) {
    // Effort 1: effort 4, the default, takes ten times as long for a tenth fewer bytes.
    case 'avif':
      return image.avif({ quality: 55, effort: 1 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 78, effort: 2 }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality: 80, progressive: true }).toBuffer();
  }
}

/** One size of a master in one format. */
export const resized = (master: Buffer, width: number, format: Format): Promise<Buffer> =>
  encoded(
    sharp(master)
      .timeout({ seconds: TIMEOUT_S })
      .resize({ ...within(width), withoutEnlargement: true }),
    format,
  );

/** An SVG document of our own in one size and format; its root states `width` and then `height`. */
export function rendered(
  svg: string,
  { width, height }: { width: number; height: number },
  format: Format,
): Promise<Buffer> {
  const sized = svg.replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`);
  return encoded(sharp(Buffer.from(sized)).timeout({ seconds: TIMEOUT_S }).removeAlpha(), format);
}
