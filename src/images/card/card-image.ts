import { join } from 'node:path';
import { ImageError } from '../images.errors.ts';
import { PLACEHOLDER } from '../placeholder.ts';
import { digest, type ServedImage, type ImagePipeline } from '../image-pipeline.ts';
import { type Card, drawCard } from './card.ts';
import { type Typeface, unpackTypeface } from './typeface.ts';

/** Part of the file names; raise it when the drawing of cards changes. */
const DRAWING_VERSION = 1;

/** Width of the photo that a card is cropped from. */
const COVER_WIDTH_PX = 1280;

interface Deps {
  pipeline: ImagePipeline;
  cacheDir: string;
  /** Returns a photo as JPEG. Throws ImageError. */
  photo(source: string, width: number): Promise<ServedImage>;
}

/**
 * Creates the renderer of cards. It rejects with ImageError `busy`, and while the typeface cannot
 * be written to the cache folder, which the next card tries again. A photo that fails is left out.
 */
export function createCards({
  pipeline,
  cacheDir,
  photo,
}: Deps): (card: Card) => Promise<ServedImage> {
  const { once, conversions, read, keep } = pipeline;
  let unpacked: Promise<Typeface> | undefined;

  const typeface = (): Promise<Typeface> =>
    (unpacked ??= unpackTypeface(join(cacheDir, 'typeface')).catch((error: unknown) => {
      unpacked = undefined;
      throw error;
    }));

  const background = async (cover: string | null): Promise<ServedImage> => {
    const none = { bytes: Buffer.from(PLACEHOLDER), version: 'none' };
    if (!cover) return none;
    try {
      return await photo(cover, COVER_WIDTH_PX);
    } catch (error) {
      if (error instanceof ImageError && error.kind !== 'busy') return none;
      throw error;
    }
  };

  return async (card) => {
    const behind = await background(card.cover);
    const version = digest(`${DRAWING_VERSION} ${behind.version} ${JSON.stringify(card)}`, 16);
    const name = `${version}-card.jpg`;
    const bytes = await once(name, async () => {
      const made = await read(name);
      if (made) return made;
      const face = await typeface();
      return keep(name, await conversions.run('', () => drawCard(face, card, behind.bytes)));
    });
    return { bytes, version };
  };
}
