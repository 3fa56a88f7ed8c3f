import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

/** Steps before and after the present one that are accepted, for clocks that differ. */
const WINDOW = 1;

/** A new key of an authenticator app (160 bits), in base32. */
export const newTotpKey = (): string => new Secret({ size: 20 }).base32;

const codesOf = (key: string, email: string): TOTP =>
  new TOTP({
    issuer: 'Campcairn',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(key),
  });

/** The address (`otpauth://`) that an app reads from a QR code. */
export const totpAddress = (key: string, email: string): string => codesOf(key, email).toString();

/**
 * Checks a code (RFC 6238: SHA-1, 6 digits, 30 seconds).
 * @returns the time step it belongs to, undefined for a wrong code. A step is to be accepted once.
 */
export function totpStep(key: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = codesOf(key, '').validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
