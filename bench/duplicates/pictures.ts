import sharp from 'sharp';
import { demoPartner } from '@campcairn/demo-partner';
import type { Seeded } from '@campcairn/seeded';
import { greyOf } from '../../src/images/codec.ts';
import { GREY_SIDE, type Print, printOf } from '../../src/images/print/print.ts';

/**
 * Width of drawn pictures in pixels, the same as that of pictures from which the service computes
 * prints.
 */
const WIDTH_PX = 480;

const { drawings } = demoPartner({ townsOf: () => [], isLand: () => true });

/** Draws the demo picture at a URL as JPEG. */
export async function drawn(url: string): Promise<Buffer> {
  const drawing = drawings.at(new URL(url));
  if (!drawing) throw new Error(`There is no drawing ${url}`);
  const height = Math.round((WIDTH_PX * drawings.height) / drawings.width);
  const svg = drawing
    .svg()
    .replace(/width="\d+" height="\d+"/, `width="${WIDTH_PX}" height="${height}"`);
  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 88 }).toBuffer();
}

/** Compresses a picture in another quality, as a partner's content system would. */
export const compressed = (random: Seeded, picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .jpeg({ quality: random.whole(55, 90) })
    .toBuffer();

/**
 * Returns a copy as another partner would have it: cropped by up to 12 % on each side, scaled,
 * recoloured and compressed.
 */
export async function copied(random: Seeded, picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const cut = () => (random.chance(0.3) ? 0 : random.between(0, 0.12));
  const [left, right, top, bottom] = [cut(), cut(), cut(), cut()];
  return sharp(picture)
    .extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.round((1 - left - right) * width),
      height: Math.round((1 - top - bottom) * height),
    })
    .resize(random.whole(320, 900))
    .modulate({ brightness: random.between(0.85, 1.15), saturation: random.between(0.6, 1.4) })
    .jpeg({ quality: random.whole(40, 80) })
    .toBuffer();
}

/** Computes the print of a picture. */
export async function printed(picture: Buffer): Promise<Print | null> {
  return printOf(await greyOf(picture, GREY_SIDE));
}
