import { createHash } from 'node:crypto';
import { randomBase62 } from '../platform/ids.ts';

const FORM = /^cc_(?:live|test)_[0-9A-Za-z]{43}$/;

/** Whether a text has the form of an API key. */
export const isApiKey = (text: string): boolean => FORM.test(text);

/** Whether a key belongs to a test account. */
export const isTestKey = (key: string): boolean => key.startsWith('cc_test_');

/** Creates a key: `cc_live_` or `cc_test_`, and 43 characters of base62 (256 bits). */
export const newApiKey = (mode: 'live' | 'test'): string => `cc_${mode}_${randomBase62(43)}`;

/** Returns the first 12 characters, which identify a key without revealing it. */
export const prefixOf = (key: string): string => key.slice(0, 12);

/**
 * Returns the SHA-256 of a key, the only form that is stored. A key has 256 random bits, so a slow
 * hash would add nothing; a look-up by fingerprint leaks no timing about the key.
 */
export const fingerprintOf = (key: string): Buffer => createHash('sha256').update(key).digest();
