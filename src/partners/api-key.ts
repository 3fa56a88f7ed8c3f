import { createHash } from 'node:crypto';
import { randomBase62 } from '../platform/ids.ts';

const FORM = /^cc_live_[0-9A-Za-z]{43}$/;

/** Whether a text could be a key at all. */
export const isApiKey = (text: string): boolean => FORM.test(text);

/** Makes a key: `cc_live_` and 43 characters of base62, 256 bits. */
export const newApiKey = (): string => `cc_live_${randomBase62(43)}`;

/** The first 12 characters, by which a key is told from others without giving it away. */
export const prefixOf = (key: string): string => key.slice(0, 12);

/**
 * SHA-256 of a key: all that is kept of it. A key has 256 bits from a random source, so a slow hash
 * would add nothing; looking up by fingerprint compares no secret byte by byte.
 */
export const fingerprintOf = (key: string): Buffer => createHash('sha256').update(key).digest();
