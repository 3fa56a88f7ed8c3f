import type { KeyRing } from '../../platform/secrets/index.ts';

const PURPOSE = 'application-sent';
const SIGNATURE_BYTES = 12;

/**
 * The address of the page after applying: the moment, signed. It names no application, so that
 * nobody learns from it whether another one of that email waits already.
 */
export const sentToken = (keyRing: KeyRing, at: Date): string => {
  const moment = at.getTime().toString(36);
  return `${moment}.${keyRing.sign(PURPOSE, moment, SIGNATURE_BYTES)}`;
};

/** The moment in a token; undefined for what was not made here. */
export function readSentToken(keyRing: KeyRing, token: string): Date | undefined {
  const [moment = '', signature = '', ...rest] = token.split('.');
  const genuine = rest.length === 0 && keyRing.verify(PURPOSE, moment, signature, SIGNATURE_BYTES);
  return genuine ? new Date(Number.parseInt(moment, 36)) : undefined;
}
