import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotStart } from '../../errors.ts';

/** "nobody" on Linux and macOS alike suits: it owns nothing else. */
const UID = 65534;

/** Whether this process is root, as which PostgreSQL refuses to run. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** The user that the database's files belong to. */
export const databaseUser = (): number => (isRoot() ? UID : (process.getuid?.() ?? 0));

/** Whether anybody may walk through every folder above and at `path`. */
function isTraversable(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv', '/sbin/setpriv'].find((p) => existsSync(p));

/**
 * Starts `command` as a user that PostgreSQL accepts: the current one, or uid 65534 for root. When
 * that user cannot reach the files (a clone below /root, a private temporary folder), the process
 * keeps only the capability for this, by setpriv.
 * @param reaches folders that the process must be able to enter
 */
export function spawnUnprivileged(
  command: string,
  args: string[],
  reaches: string[],
  options: SpawnOptions,
): ChildProcess {
  if (!isRoot()) return spawn(command, args, options);
  if ([dirname(command), ...reaches.map((path) => dirname(path))].every(isTraversable)) {
    return spawn(command, args, { ...options, uid: UID, gid: UID });
  }
  if (!SETPRIV) {
    throw new CannotStart(
      `PostgreSQL does not run as root, and another user cannot enter ${reaches.join(' and ')}. Start as another user, move the project and DATA_DIR to folders that all may enter, or set DATABASE_URL.`,
    );
  }
  const user = [`--reuid=${UID}`, `--regid=${UID}`, '--clear-groups'];
  // Without the securebit access(2) would look at files as if the capability were not there.
  const capability = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return spawn(SETPRIV, [...user, ...capability, command, ...args], options);
}
