import { randomBytes } from 'node:crypto';
import { hashOf } from './token.ts';

/** Crockford's base32: no I, L, O or U, so that no two characters look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a recovery code: 125 bits, so that a plain hash of it is enough. */
const CHARACTERS = 25;

const GROUP = /.{5}/g;

const withoutGroups = (code: string): string => code.replaceAll(/[\s-]/g, '');

/** What was meant: capitals, 0 for O, 1 for I and L. */
const meant = (typed: string): string =>
  typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Makes a recovery code as it is shown: groups of five characters. */
export function newRecoveryCode(): string {
  // 256 is a multiple of 32, so that every character is as likely as every other.
  const characters = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % 32]);
  return characters.join('').match(GROUP)!.join('-');
}

/** The hash of a code that is kept. */
export const hashOfRecoveryCode = (code: string): Buffer => hashOf(withoutGroups(code));

/**
 * The hashes that a typed code may be kept by: as it was typed, which codes need that were made of base62,
 * and as it was meant.
 */
export function hashesOfTyped(typed: string): Buffer[] {
  const plain = withoutGroups(typed);
  return [hashOf(plain), hashOf(meant(plain))];
}
