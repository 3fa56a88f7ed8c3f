import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seeded } from '@campcairn/seeded';
import sharp from 'sharp';
import { greyOf } from '../codec.ts';
import { isSamePicture, readyPrint } from './compare.ts';
import { bandsOf, GREY_SIDE, printOf } from './print.ts';

const [WIDTH, HEIGHT] = [480, 320];

/** Creates a picture of coloured shapes, different for each seed. */
async function picture(seed: string): Promise<Buffer> {
  const random = seeded(seed);
  const colour = () =>
    `hsl(${random.whole(0, 359)} ${random.whole(20, 90)}% ${random.whole(15, 85)}%)`;
  const shapes = Array.from({ length: 24 }, () => {
    const [x, y] = [random.whole(-40, WIDTH), random.whole(-40, HEIGHT)];
    return random.chance(0.5)
      ? `<rect x="${x}" y="${y}" width="${random.whole(20, 200)}" height="${random.whole(20, 160)}" fill="${colour()}"/>`
      : `<circle cx="${x}" cy="${y}" r="${random.whole(10, 90)}" fill="${colour()}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${colour()}"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 90 }).toBuffer();
}

async function printed(image: Buffer) {
  const print = printOf(await greyOf(image, GREY_SIDE));
  assert.ok(print);
  return print;
}

const areSame = async (one: Buffer, other: Buffer): Promise<boolean> =>
  isSamePicture(readyPrint(await printed(one)), readyPrint(await printed(other)));

const SEEDS = ['by the loch', 'in the yard', 'kitchen', 'beds', 'from behind'];

describe('two prints', () => {
  it('are of one picture after it was scaled, compressed and coloured anew', async () => {
    for (const seed of SEEDS) {
      const original = await picture(seed);
      const copy = await sharp(original)
        .resize(350)
        .modulate({ brightness: 1.1, saturation: 0.7 })
        .jpeg({ quality: 45 })
        .toBuffer();
      assert.ok(await areSame(original, copy), seed);
    }
  });

  it('are of one picture after a tenth was cut off two sides', async () => {
    for (const seed of SEEDS) {
      const original = await picture(seed);
      const area = { left: 48, top: 0, width: WIDTH - 48, height: HEIGHT - 32 };
      const copy = await sharp(original).extract(area).jpeg({ quality: 70 }).toBuffer();
      assert.ok(await areSame(original, copy), seed);
      assert.ok(await areSame(copy, original), `${seed}, the other way round`);
    }
  });

  it('of two pictures are not of one', async () => {
    const pictures = await Promise.all(SEEDS.map(picture));
    for (const [i, one] of pictures.entries())
      for (const other of pictures.slice(i + 1)) assert.ok(!(await areSame(one, other)));
  });

  it('of one picture have a band in common, by which they are looked up', async () => {
    const original = await picture('by the loch');
    const copy = await sharp(original).resize(400).jpeg({ quality: 60 }).toBuffer();
    const bands = new Set(bandsOf(await printed(original)));
    assert.ok(bandsOf(await printed(copy)).some((band) => bands.has(band)));
  });
});

describe('the print', () => {
  it('of a picture that shows nothing is none', async () => {
    const grey = sharp({ create: { width: 200, height: 200, channels: 3, background: '#777' } });
    assert.equal(printOf(await greyOf(await grey.png().toBuffer(), GREY_SIDE)), null);
  });
});
