import type { KeyRing } from '../../platform/secrets/index.ts';

const PURPOSE = 'application-sent';
const SIGNATURE_BYTES = 12;

/**
 * The token in the URL of the page after applying: the time, signed. It contains no application id, so
 * that it does not reveal whether an application of that email was already pending.
 */
export const sentToken = (keyRing: KeyRing, at: Date): string => {
  const moment = at.getTime().toString(36);
  return `${moment}.${keyRing.sign(PURPOSE, moment, SIGNATURE_BYTES)}`;
};

/** The time in a token; undefined for an invalid one. */
export function readSentToken(keyRing: KeyRing, token: string): Date | undefined {
  const [moment = '', signature = '', ...rest] = token.split('.');
  const genuine = rest.length === 0 && keyRing.verify(PURPOSE, moment, signature, SIGNATURE_BYTES);
  return genuine ? new Date(Number.parseInt(moment, 36)) : undefined;
}
