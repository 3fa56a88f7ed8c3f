import type { Settings } from '../../platform/config/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';

/** Keeps what a demo has for whoever started it from everybody else who reaches it. */
export interface DemoDoor {
  /** The only host name under which a demo answers more than public pages; null where it is none. */
  hostname: string | null;
  /** Whether mailed and printed links sign in only those who have the token: their mails are in the outbox. */
  guardsSignIn: boolean;
  /** Whether this is the token of the links that the start prints; compared in constant time. */
  accepts(token: string | undefined): boolean;
}

type DoorSettings = Pick<Settings, 'DEMO' | 'PUBLIC_URL'>;

/** The parameter of a link's query that carries the token. */
const PARAMETER = 'demo';

const PURPOSE = 'demo-door';
const TOKEN_BYTES = 24;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether the site's address is one that only programs of this machine reach. */
export const isLocal = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): boolean =>
  LOOPBACK.test(new URL(PUBLIC_URL).hostname);

const guardsSignIn = (settings: DoorSettings): boolean => settings.DEMO && isLocal(settings);

/** Makes the door of an installation. Its token is the same as long as the secret of the key ring is. */
export const createDemoDoor = (settings: DoorSettings, keyRing: KeyRing): DemoDoor => ({
  hostname: settings.DEMO ? new URL(settings.PUBLIC_URL).hostname : null,
  guardsSignIn: guardsSignIn(settings),
  accepts: (token) => token !== undefined && keyRing.verify(PURPOSE, PARAMETER, token, TOKEN_BYTES),
});

/** The address of a path of the site, with the token. */
export const openingLink = (
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
  keyRing: KeyRing,
  path: string,
): string => `${PUBLIC_URL}${path}?${PARAMETER}=${keyRing.sign(PURPOSE, PARAMETER, TOKEN_BYTES)}`;

/** The address of a printed sign-in link, which works when it is just opened. */
export const signInAddress = (settings: DoorSettings, keyRing: KeyRing, path: string): string =>
  guardsSignIn(settings) ? openingLink(settings, keyRing, path) : settings.PUBLIC_URL + path;
