import type { Settings } from '../../platform/config/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';

/** Keeps what a demo has for whoever started it from everybody else who reaches it. */
export interface DemoDoor {
  /** Whether a host is one under which all pages answer; another has public pages alone. Always true where there is no demo. */
  isOwnHost(hostname: string): boolean;
  /** Whether a link signs in with this address only for those who have the token: the addresses of the demo itself. */
  guards(email: string): boolean;
  /** Whether this is the token of the links that the start prints; compared in constant time. */
  accepts(token: string | undefined): boolean;
}

type DoorSettings = Pick<Settings, 'DEMO' | 'PUBLIC_URL'>;

/** The parameter of a link's query that carries the token. */
const PARAMETER = 'demo';

const PURPOSE = 'demo-door';
const TOKEN_BYTES = 24;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The demo's operator. */
export const DEMO_OPERATOR = 'operator@campcairn.example';

/** Whether the site's address is one that only programs of this machine reach. */
export const isLocal = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): boolean =>
  LOOPBACK.test(new URL(PUBLIC_URL).hostname);

/**
 * Makes the door of an installation. Its token is the same as long as the secret of the key ring is.
 * @param members the addresses of the demo partner's members
 */
export function createDemoDoor(
  settings: DoorSettings,
  keyRing: KeyRing,
  members: readonly string[],
): DemoDoor {
  const { hostname: own } = new URL(settings.PUBLIC_URL);
  const guarded = new Set([...members, DEMO_OPERATOR]);
  return {
    isOwnHost: (hostname) =>
      !settings.DEMO || hostname === own || (LOOPBACK.test(hostname) && LOOPBACK.test(own)),
    guards: (email) => settings.DEMO && isLocal(settings) && guarded.has(email.toLowerCase()),
    accepts: (token) =>
      token !== undefined && keyRing.verify(PURPOSE, PARAMETER, token, TOKEN_BYTES),
  };
}

/** The address of a path of the site, with the token. */
export const openingLink = (
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
  keyRing: KeyRing,
  path: string,
): string => `${PUBLIC_URL}${path}?${PARAMETER}=${keyRing.sign(PURPOSE, PARAMETER, TOKEN_BYTES)}`;

/** The address of a path by which `email` signs in; with the token where the demo's operator does. */
export const signInAddress = (
  settings: DoorSettings,
  keyRing: KeyRing,
  email: string,
  path: string,
): string =>
  createDemoDoor(settings, keyRing, []).guards(email)
    ? openingLink(settings, keyRing, path)
    : settings.PUBLIC_URL + path;
