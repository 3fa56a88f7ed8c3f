import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { zstdCompressed } from './zstd.ts';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Smaller bodies fit into one packet uncompressed. */
export const MIN_COMPRESSED_BYTES = 1400;

/** Content codings that answers are compressed by, the cheapest to make first. */
export type Coding = 'zstd' | 'br' | 'gzip';

/** Returns the coding for an `Accept-Encoding`; null for none. */
export function codingFor(accepted: string): Coding | null {
  if (/\bzstd\b/.test(accepted)) return 'zstd';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Powers of two that Brotli accepts as window sizes. */
const MIN_WINDOW_BITS = 10;
const MAX_WINDOW_BITS = 22;

/**
 * Returns the smallest window that holds a body. Brotli's default window of 4 MB is allocated with
 * each encoder, which doubled its processor time, and led to full collections.
 */
const windowBits = (bytes: number): number =>
  Math.min(MAX_WINDOW_BITS, Math.max(MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))));

/**
 * Compresses a body outside the main thread. Levels are low, because pages are compressed when they
 * are requested, and the last tenth of size costs most of the time. A page of 110 kB becomes about
 * 15 kB with each coding, in 0.2 ms with zstd, 0.5 ms with Brotli and 0.6 ms with gzip.
 */
export function encoded(body: Buffer, coding: Coding): Promise<NonSharedBuffer> {
  if (coding === 'gzip') return gzipped(body, { level: 4 });
  if (coding === 'zstd') return zstdCompressed(body);
  return brotlied(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 3,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** The functions that compress answers, as pages get them. */
export interface ContentCoding {
  codingFor: typeof codingFor;
  encoded: typeof encoded;
  /** Size below which bodies are not compressed, in bytes. */
  minBytes: number;
}
