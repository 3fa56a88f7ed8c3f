import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

/** Number of accepted time steps before and after the current one, for clocks that differ. */
const WINDOW = 1;

/** Creates a key of an authenticator app (160 bits) in base32. */
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

/** Returns the URL (`otpauth://`) that an app reads from a QR code. */
export const totpAddress = (key: string, email: string): string => codesOf(key, email).toString();

/**
 * Checks a code (RFC 6238: SHA-1, 6 digits, 30 seconds).
 * @returns its time step, which the caller must accept only once; undefined for a wrong code
 */
export function totpStep(key: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = codesOf(key, '').validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
