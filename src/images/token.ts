import type { KeyRing } from '../platform/secrets/index.ts';

/** 72 bits: too many to guess over the network, and short in pages that hold dozens of them. */
const SIGNATURE_BYTES = 9;
const SIGNATURE_LENGTH = 12;

/** Texts that come back from the web as we wrote them, or not at all. */
export interface Tokens {
  write(text: string): string;
  /** The text of a token; undefined when it is not one of ours. */
  read(token: string): string | undefined;
}

/** Tokens that are kept: those of some hundred pages of results. */
const KEPT = 5000;

/** Makes tokens for one purpose: `{text in base64url}.{signature}`. */
export function createTokens(keyRing: KeyRing, purpose: string): Tokens {
  // The same pictures are on page after page, and a signature costs as much as the rest of a card.
  const written = new Map<string, string>();
  const write = (text: string): string =>
    `${Buffer.from(text).toString('base64url')}.${keyRing.sign(purpose, text, SIGNATURE_BYTES)}`;
  return {
    write(text) {
      let token = written.get(text);
      if (token === undefined) {
        token = write(text);
        if (written.size === KEPT) written.clear();
        written.set(text, token);
      }
      return token;
    },
    read(token) {
      const [encoded = '', signature = '', ...rest] = token.split('.');
      const text = Buffer.from(encoded, 'base64url').toString();
      // Of the spellings that base64url has for the same bytes, and of the lengths that a signature
      // can be cut to, only ours counts: else one picture could fill caches many times.
      const isOurs =
        rest.length === 0 &&
        Buffer.from(text).toString('base64url') === encoded &&
        signature.length === SIGNATURE_LENGTH;
      return isOurs && keyRing.verify(purpose, text, signature, SIGNATURE_BYTES) ? text : undefined;
    },
  };
}
