import type { Settings } from '../../platform/config/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';

/** Restricts access to a demo's private pages to the person who started it. */
export interface DemoDoor {
  /**
   * Whether all pages answer under a host; other hosts serve only public pages. Always true without
   * a demo.
   */
  isOwnHost(hostname: string): boolean;
  /**
   * Whether sign-in links of this address also require the token, which holds for the demo's own
   * addresses.
   */
  guards(email: string): boolean;
  /** Whether this is the token in the links printed at the start; compared in constant time. */
  accepts(token: string | undefined): boolean;
}

type DoorSettings = Pick<Settings, 'DEMO' | 'PUBLIC_URL'>;

/** The query parameter that contains the token. */
const PARAMETER = 'demo';

const PURPOSE = 'demo-door';
const TOKEN_BYTES = 24;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export const DEMO_OPERATOR = 'operator@campcairn.example';

/** Whether only programs of this machine can reach the site's address. */
export const isLocal = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): boolean =>
  LOOPBACK.test(new URL(PUBLIC_URL).hostname);

/**
 * Creates the access check of an installation. Its token stays the same as long as the key ring's
 * secret does.
 * @param members addresses of the demo partner's members
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

/** Returns the URL of a path with the token. */
export const openingLink = (
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
  keyRing: KeyRing,
  path: string,
): string => `${PUBLIC_URL}${path}?${PARAMETER}=${keyRing.sign(PURPOSE, PARAMETER, TOKEN_BYTES)}`;

/** Returns the URL of a path by which `email` signs in, with the token for the demo's operator. */
export const signInAddress = (
  settings: DoorSettings,
  keyRing: KeyRing,
  email: string,
  path: string,
): string =>
  createDemoDoor(settings, keyRing, []).guards(email)
    ? openingLink(settings, keyRing, path)
    : settings.PUBLIC_URL + path;
