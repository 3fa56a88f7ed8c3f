import type { KeyRing } from '../platform/secrets/index.ts';
import type { Card } from './card/card.ts';
import { type Format, FORMATS } from './format.ts';
import { createTokens } from './token.ts';

/** Widths in pixels that pictures are served in; a smaller original is never made larger. */
export const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
export type Width = (typeof WIDTHS)[number];

/** A request for a picture, as read from a path of the proxy. */
export interface ImageRequest {
  /** The partner's own https address. */
  source: string;
  width: Width;
  /** Set when the path names the format, as link previews need it. */
  format: Format | undefined;
}

const SIZE = /^(\d{3,4})(?:\.(avif|webp|jpg))?$/;

/** Longer paths are refused by some link previews; a card above this goes without its photo. */
const MAX_CARD_PATH_LENGTH = 1_900;

/**
 * Writes and reads the paths of the proxy. They are signed, so that no third party can make the proxy
 * fetch and resize; the signature covers the source, and only a few widths exist.
 */
export interface ImageAddresses {
  /** `/img/{w}/…`, with `{w}` where the width goes (`640`, or `640.jpg` for one format). */
  path(source: string): string;
  /** What a path asks for, from its last two parts; undefined when it is not one of ours. */
  read(size: string, token: string): ImageRequest | undefined;
  /** `/img/card/….jpg`, a picture for link previews. */
  cardPath(card: Card): string;
  /** The card of such a path, from its last part. */
  readCard(name: string): Card | undefined;
}

/** Makes the paths of the proxy, signed by the key ring. */
export function createImageAddresses(keyRing: KeyRing): ImageAddresses {
  const sources = createTokens(keyRing, 'image');
  const cards = createTokens(keyRing, 'card');
  const cardPath = (card: Card): string => {
    const { cover, title, place, price } = card;
    const path = `/img/card/${cards.write(JSON.stringify([cover, title, place, price]))}.jpg`;
    return path.length > MAX_CARD_PATH_LENGTH && cover ? cardPath({ ...card, cover: null }) : path;
  };
  return {
    path: (source) => `/img/{w}/${sources.write(source)}`,
    read(size, token) {
      const [, digits, extension] = SIZE.exec(size) ?? [];
      const width = WIDTHS.find((known) => String(known) === digits);
      const source = width && sources.read(token);
      if (!width || source === undefined) return undefined;
      return { source, width, format: FORMATS.find((known) => known === extension) };
    },
    cardPath,
    readCard(name) {
      const text = name.endsWith('.jpg') ? cards.read(name.slice(0, -4)) : undefined;
      if (text === undefined) return undefined;
      const [cover = null, title = '', place = '', price = null] = JSON.parse(text) as unknown as [
        string | null,
        string,
        string,
        string | null,
      ];
      return { cover, title, place, price };
    },
  };
}
