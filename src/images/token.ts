import type { KeyRing } from '../platform/secrets/index.ts';

/** 72 bits: too many to guess over the network, and short, because pages contain dozens of tokens. */
const SIGNATURE_BYTES = 9;
const SIGNATURE_LENGTH = 12;

/** Signed texts in URLs; a changed token is rejected. */
export interface Tokens {
  write(text: string): string;
  /** Returns the text of a token; undefined when its format or signature is wrong. */
  read(token: string): string | undefined;
}

/** Enough for some hundred pages of results. */
const MAX_CACHED_TOKENS = 5000;

/** Creates tokens for one purpose: `{text in base64url}.{signature}`. */
export function createTokens(keyRing: KeyRing, purpose: string): Tokens {
  // Cached, because the same pictures recur and signing takes as long as the rest of rendering a
  // card.
  const written = new Map<string, string>();
  /**
   * The key that signed the cached tokens, and whether it has been checked in this turn of the
   * event loop.
   */
  let writtenBy = keyRing.newest();
  let isLookedAt = false;
  const forgetThoseOfFormerKey = (): void => {
    // A check reads the state of a file, and a page has dozens of tokens.
    if (isLookedAt) return;
    isLookedAt = true;
    setImmediate(() => {
      isLookedAt = false;
    });
    if (keyRing.newest() === writtenBy) return;
    writtenBy = keyRing.newest();
    written.clear();
  };
  const write = (text: string): string =>
    `${Buffer.from(text).toString('base64url')}.${keyRing.sign(purpose, text, SIGNATURE_BYTES)}`;
  return {
    write(text) {
      forgetThoseOfFormerKey();
      let token = written.get(text);
      if (token === undefined) {
        token = write(text);
        if (written.size === MAX_CACHED_TOKENS) written.clear();
        written.set(text, token);
      }
      return token;
    },
    read(token) {
      const [encoded = '', signature = '', ...rest] = token.split('.');
      const text = Buffer.from(encoded, 'base64url').toString();
      // Only the canonical base64url and the full signature are valid. Otherwise other spellings of
      // the same bytes, or truncated signatures, could fill caches with copies of one picture.
      const isOurs =
        rest.length === 0 &&
        Buffer.from(text).toString('base64url') === encoded &&
        signature.length === SIGNATURE_LENGTH;
      return isOurs && keyRing.verify(purpose, text, signature, SIGNATURE_BYTES) ? text : undefined;
    },
  };
}
