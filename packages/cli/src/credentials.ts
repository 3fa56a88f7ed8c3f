import { fileText } from './file.ts';
import { type Given, UsageError } from './line/command.ts';
import { type Profile, profileNamed, readProfiles } from './profiles/store.ts';
import type { System } from './system.ts';

/** Trims a setting, because files and shells may leave whitespace around it. */
export const clean = (value: string | undefined): string | undefined => value?.trim() || undefined;

/** Returns a whole key. Throws UsageError for anything else. */
export function checkedKey(key: string | undefined): string {
  if (key === undefined)
    throw new UsageError(
      'No key: set CAMPCAIRN_API_KEY, name a file that holds it by --key-file, or keep it in a profile ("campcairn profile add").',
    );
  if (!/^cc_(?:live|test)_[0-9A-Za-z]{43}$/.test(key))
    throw new UsageError(
      'The key is not a whole one: cc_live_ or cc_test_, and 43 letters and digits.',
    );
  return key;
}

/** Keys are sent over plain http only to this machine. */
const SAFE = /^https:\/\/.|^http:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?:[:/]|$)/;

/** Returns an address of the API without slashes at its end. Throws UsageError for an unsafe one. */
export function checkedUrl(url: string | undefined): string {
  if (url === undefined)
    throw new UsageError(
      'No address: set CAMPCAIRN_BASE_URL or --base-url, such as https://…/api/v1.',
    );
  if (!SAFE.test(url) || !URL.canParse(url))
    throw new UsageError('The address of the API must begin with https://.');
  return url.replace(/\/+$/, '');
}

/** The options that say a key or an address. */
const OWN = ['key-file', 'base-url'] as const;

/**
 * Returns the profile that applies: the one that `--profile` names, otherwise, unless options or the
 * environment say a key or an address, that of `CAMPCAIRN_PROFILE` or the one in use. A profile is
 * used as a whole, so that no key is sent to the address of another. Throws UsageError and NotFound.
 */
function profileFor(given: Given, system: System): Profile | undefined {
  const { env } = system;
  const named = given.text('profile');
  const own = OWN.filter((name) => given.text(name) !== undefined);
  if (named !== undefined) {
    if (own.length > 0)
      throw new UsageError(
        `--profile names a key and an address: leave out --${own.join(', --')}.`,
      );
    return profileNamed(named, readProfiles(system));
  }
  if (own.length > 0 || clean(env['CAMPCAIRN_API_KEY']) || clean(env['CAMPCAIRN_BASE_URL']))
    return undefined;
  const stored = readProfiles(system);
  const name = clean(env['CAMPCAIRN_PROFILE']) ?? stored.use;
  return name === null ? undefined : profileNamed(name, stored);
}

/** Returns the key of the file, the environment or the profile that applies. Throws UsageError. */
export function keyOf(given: Given, system: System): string {
  const profile = profileFor(given, system);
  if (profile) return checkedKey(clean(profile.key));
  const file = given.text('key-file');
  return checkedKey(clean(file === undefined ? system.env['CAMPCAIRN_API_KEY'] : fileText(file)));
}

/** Returns the base URL of the API, like `keyOf`. Throws UsageError. */
export function baseUrlOf(given: Given, system: System): string {
  const { api_url: url } = profileFor(given, system) ?? {};
  return checkedUrl(clean(url ?? given.text('base-url') ?? system.env['CAMPCAIRN_BASE_URL']));
}
