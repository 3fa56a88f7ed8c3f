import { randomBytes } from 'node:crypto';
import { hashOf } from './token.ts';

/** Crockford's base32, without I, L, O and U, so that no two characters look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of characters of a recovery code: 125 bits, so that a plain hash is enough. */
const CHARACTERS = 25;

const GROUP = /.{5}/g;

const withoutGroups = (code: string): string => code.replaceAll(/[\s-]/g, '');

/** Corrects a typed code: capitals, 0 for O, 1 for I and L. */
const meant = (typed: string): string =>
  typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Creates a recovery code as it is shown: groups of five characters. */
export function newRecoveryCode(): string {
  // 256 is a multiple of 32, so all characters are equally likely.
  const characters = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % 32]);
  return characters.join('').match(GROUP)!.join('-');
}

/** Returns the hash of a code, the only form that is stored. */
export const hashOfRecoveryCode = (code: string): Buffer => hashOf(withoutGroups(code));

/**
 * Returns the possible hashes of a typed code: as typed, for older codes in base62, and with
 * corrected characters.
 */
export function hashesOfTyped(typed: string): Buffer[] {
  const plain = withoutGroups(typed);
  return [hashOf(plain), hashOf(meant(plain))];
}
