import type { KeyRing } from '../platform/secrets/index.ts';
import { type Format, FORMATS } from './format.ts';

/** Widths in pixels that pictures are served in; a smaller original is never made larger. */
export const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
export type Width = (typeof WIDTHS)[number];

/** What an address of the proxy asks for. */
export interface ImageRequest {
  /** The partner's own https address. */
  source: string;
  width: Width;
  /** Set when the address itself names the format, as link previews need it. */
  format: Format | undefined;
}

const PURPOSE = 'image';
/** 72 bits: too many to guess over the network, and short in pages that hold dozens of them. */
const SIGNATURE_BYTES = 9;
const SIGNATURE_LENGTH = 12;

const SIZE = /^(\d{3,4})(?:\.(avif|webp|jpg))?$/;

/**
 * Writes and reads the addresses of the proxy, `/img/{width}/{source}.{signature}`. The signature
 * keeps others from having us fetch and resize what they like; it covers the source, and the widths
 * are few.
 */
export interface ImageAddresses {
  /** The path for a source, with `{w}` where the width goes (`640`, or `640.jpg` for one format). */
  path(source: string): string;
  /** What a path asks for; undefined when it is not one of ours. */
  read(size: string, token: string): ImageRequest | undefined;
}

export function createImageAddresses(keyRing: KeyRing): ImageAddresses {
  return {
    path(source) {
      const signature = keyRing.sign(PURPOSE, source, SIGNATURE_BYTES);
      return `/img/{w}/${Buffer.from(source).toString('base64url')}.${signature}`;
    },
    read(size, token) {
      const [, digits, extension] = SIZE.exec(size) ?? [];
      const width = WIDTHS.find((known) => String(known) === digits);
      const [encoded = '', signature = '', ...rest] = token.split('.');
      const source = Buffer.from(encoded, 'base64url').toString();
      // Of the spellings that base64url has for the same bytes, and of the lengths that a signature
      // can be cut to, only ours is an address: else one picture could fill caches many times.
      const isOurs =
        rest.length === 0 &&
        Buffer.from(source).toString('base64url') === encoded &&
        signature.length === SIGNATURE_LENGTH;
      if (!width || !isOurs || !keyRing.verify(PURPOSE, source, signature)) return undefined;
      return { source, width, format: FORMATS.find((known) => known === extension) };
    },
  };
}
