import { chmodSync, existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileText } from '../file.ts';
import { NotFound, UsageError } from '../line/command.ts';
import type { System } from '../system.ts';

/** An account at a site: where its API is, and the key. */
export interface Profile {
  api_url: string;
  key: string;
}

/** What the file of profiles holds. */
export interface Profiles {
  /** The profile that is used when nothing else is named; null without profiles. */
  use: string | null;
  profiles: Record<string, Profile>;
}

type Machine = Pick<System, 'env' | 'say'>;

/** Permissions of others, which the file of keys must not give. */
const OTHERS = 0o077;

/** The file of profiles in the user's folder of settings; undefined where none is known. */
export function fileOfProfiles({ env }: Pick<System, 'env'>): string | undefined {
  const { XDG_CONFIG_HOME: xdg, APPDATA: windows, HOME: home } = env;
  const folder = xdg || windows || (home ? join(home, '.config') : undefined);
  return folder === undefined ? undefined : join(folder, 'campcairn', 'profiles.json');
}

const isProfile = (value: unknown): value is Profile => {
  const { api_url: url, key } = (value ?? {}) as Partial<Profile>;
  return typeof url === 'string' && typeof key === 'string';
};

/** Machines that were told that others can read their keys. */
const warned = new WeakSet<Machine>();

/** Reads the stored profiles; none when there is no file. Throws UsageError for another file. */
export function readProfiles(system: Machine): Profiles {
  const file = fileOfProfiles(system);
  if (file === undefined || !existsSync(file)) return { use: null, profiles: {} };
  if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0 && !warned.has(system)) {
    warned.add(system);
    system.say(`Others can read the keys in ${file}: run "chmod 600" on it.`);
  }
  try {
    const { use = null, profiles = {} } = (JSON.parse(fileText(file)) ?? {}) as Partial<Profiles>;
    const known = Object.entries(profiles).filter(([, profile]) => isProfile(profile));
    return { use, profiles: Object.fromEntries(known) };
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new UsageError(`${file} is not JSON: mend it, or delete it and add the profiles again.`, {
      cause,
    });
  }
}

/** Stores profiles in a file that only the user can read, which is replaced as a whole. */
export function writeProfiles(system: Machine, profiles: Profiles): void {
  const file = fileOfProfiles(system);
  if (file === undefined)
    throw new UsageError('There is no folder for profiles: set XDG_CONFIG_HOME or HOME.');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.new`;
  writeFileSync(fresh, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 });
  // The mode of a file that was left there is kept by writing it.
  chmodSync(fresh, 0o600);
  renameSync(fresh, file);
}

/** Returns a stored profile. Throws NotFound. */
export function profileNamed(name: string, { profiles }: Profiles): Profile {
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (profile) return profile;
  const names = Object.keys(profiles);
  const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'There is none yet.';
  throw new NotFound(`There is no profile "${name}". ${known}`);
}
