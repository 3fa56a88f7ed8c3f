import { createHash } from 'node:crypto';
import { randomBase62 } from '../platform/ids.ts';

const FORM = /^[0-9A-Za-z]{43}$/;

/** Creates a token for a link or a cookie: 43 characters of base62 (256 bits). */
export const newToken = (): string => randomBase62(43);

/** Whether a text has the form of a token. */
export const isToken = (text: string): boolean => FORM.test(text);

/**
 * Returns the SHA-256 of a token or recovery code, the only form that is stored. Both are random,
 * so a slow hash would add nothing; a look-up by hash leaks no timing about the token.
 */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
