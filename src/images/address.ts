import type { KeyRing } from '../platform/secrets/index.ts';
import type { Card } from './card/card.ts';
import { type Format, FORMATS } from './format.ts';
import { createTokens } from './token.ts';

/** Widths in pixels in which pictures are served; a smaller original is never enlarged. */
export const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
export type Width = (typeof WIDTHS)[number];

/** A request for a picture, parsed from a path of the proxy. */
export interface ImageRequest {
  /** The partner's own https address. */
  source: string;
  width: Width;
  /** Set when the path names the format, which link previews need. */
  format: Format | undefined;
}

const SIZE = /^(\d{3,4})(?:\.(avif|webp|jpg))?$/;

const HTTPS = 'https://';
const SCHEME = /^https?:/i;

/** Returns an address as tokens have it: without `https://`, which pages would repeat dozens of times. */
const shortened = (source: string): string =>
  source.startsWith(HTTPS) && !SCHEME.test(source.slice(HTTPS.length))
    ? source.slice(HTTPS.length)
    : source;

const withScheme = (text: string): string => (SCHEME.test(text) ? text : HTTPS + text);

/** Some link previews refuse longer paths; a card with a longer path omits its photo. */
const MAX_CARD_PATH_LENGTH = 1_900;

/**
 * Writes and reads the paths of the proxy. They are signed, so that nobody else can make the proxy
 * fetch and resize pictures. The signature covers the source; the widths are limited to a few.
 */
export interface ImageAddresses {
  /** Returns `/img/{w}/…`, in which `{w}` stands for the width (`640`, or `640.jpg` for one format). */
  path(source: string): string;
  /** Parses the last two parts of a path; undefined when it is invalid. */
  read(size: string, token: string): ImageRequest | undefined;
  /** Returns `/img/card/….jpg`, a picture for link previews. */
  cardPath(card: Card): string;
  /** Parses the last part of a card's path. */
  readCard(name: string): Card | undefined;
}

/** Creates the paths of the proxy, signed by the key ring. */
export function createImageAddresses(keyRing: KeyRing): ImageAddresses {
  const sources = createTokens(keyRing, 'image');
  const cards = createTokens(keyRing, 'card');
  const cardPath = (card: Card): string => {
    const { cover, title, place, price } = card;
    const path = `/img/card/${cards.write(JSON.stringify([cover, title, place, price]))}.jpg`;
    return path.length > MAX_CARD_PATH_LENGTH && cover ? cardPath({ ...card, cover: null }) : path;
  };
  return {
    path: (source) => `/img/{w}/${sources.write(shortened(source))}`,
    read(size, token) {
      const [, digits, extension] = SIZE.exec(size) ?? [];
      const width = WIDTHS.find((known) => String(known) === digits);
      const text = width && sources.read(token);
      if (!width || text === undefined) return undefined;
      return {
        source: withScheme(text),
        width,
        format: FORMATS.find((known) => known === extension),
      };
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
