import { join } from 'node:path';
import { ImageError } from '../images.errors.ts';
import { PLACEHOLDER } from '../placeholder.ts';
import { digest, type Served, type Workshop } from '../workshop.ts';
import { type Card, drawCard } from './card.ts';
import { type Typeface, unpackTypeface } from './typeface.ts';

/** Part of the names of made files: raised when the drawing of cards changes. */
const EDITION = 1;

/** Pixels of the photo that is cut to size for a card. */
const COVER_WIDTH = 1280;

interface Needs {
  workshop: Workshop;
  cacheDir: string;
  /** A photo as JPEG. Throws ImageError. */
  photo(source: string, width: number): Promise<Served>;
}

/** Makes cards. Throws ImageError `busy` only: a card without its photo is still one. */
export function createCards({ workshop, cacheDir, photo }: Needs): (card: Card) => Promise<Served> {
  const { once, makers, read, keep } = workshop;
  let typeface: Promise<Typeface> | undefined;

  const background = async (cover: string | null): Promise<Served> => {
    const none = { bytes: Buffer.from(PLACEHOLDER), version: 'none' };
    if (!cover) return none;
    try {
      return await photo(cover, COVER_WIDTH);
    } catch (error) {
      if (error instanceof ImageError && error.kind !== 'busy') return none;
      throw error;
    }
  };

  return async (card) => {
    const behind = await background(card.cover);
    const version = digest(`${EDITION} ${behind.version} ${JSON.stringify(card)}`, 16);
    const name = `${version}-card.jpg`;
    const bytes = await once(name, async () => {
      const made = await read(name);
      if (made) return made;
      const face = await (typeface ??= unpackTypeface(join(cacheDir, 'typeface')));
      return keep(name, await makers.run('', () => drawCard(face, card, behind.bytes)));
    });
    return { bytes, version };
  };
}
