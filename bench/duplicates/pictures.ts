import sharp from 'sharp';
import { demoPartner } from '@campcairn/demo-partner';
import type { Seeded } from '@campcairn/seeded';
import { greyOf } from '../../src/images/codec.ts';
import { GREY_SIDE, type Print, printOf } from '../../src/images/print/print.ts';

/** Width in pixels in which pictures are drawn: that of what prints are made of in the service. */
const WIDTH_PX = 480;

const { drawings } = demoPartner({ townsOf: () => [], isLand: () => true });

/** Draws the picture of an address of the demo, as JPEG. */
export async function drawn(url: string): Promise<Buffer> {
  const drawing = drawings.at(new URL(url));
  if (!drawing) throw new Error(`There is no drawing ${url}`);
  const height = Math.round((WIDTH_PX * drawings.height) / drawings.width);
  const svg = drawing
    .svg()
    .replace(/width="\d+" height="\d+"/, `width="${WIDTH_PX}" height="${height}"`);
  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 88 }).toBuffer();
}

/** The same in another quality, as a partner's content system makes it anew. */
export const compressed = (random: Seeded, picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .jpeg({ quality: random.whole(55, 90) })
    .toBuffer();

/** A copy as another partner has it: cropped by up to 12 % on each side, scaled, coloured, compressed. */
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

/** The print of a picture. */
export async function printed(picture: Buffer): Promise<Print | null> {
  return printOf(await greyOf(picture, GREY_SIDE));
}
