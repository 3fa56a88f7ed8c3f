import { spawnSync } from 'node:child_process';

/**
 * For libraries that the installed Node needs and minimal systems lack: the package names in
 * different systems.
 */
const PACKAGES = {
  'libatomic.so.1':
    'on Debian and Ubuntu by "apt-get install libatomic1", on Fedora by "dnf install libatomic"',
  'libstdc++.so.6':
    'on Debian and Ubuntu by "apt-get install libstdc++6", on Fedora by "dnf install libstdc++"',
};

/**
 * Returns the reason why the Node at `runtime`, installed by the lock file, does not run on this
 * machine, with advice; undefined when it runs.
 * @param {string} runtime
 * @returns {string | undefined}
 */
export function runtimeProblem(runtime) {
  const { status, error, stderr } = spawnSync(runtime, ['--version'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  const message = (error?.message ?? stderr).trim();
  const library = /error while loading shared libraries: (?:[^\s:]*\/)?([^\s:/]+):/.exec(
    message,
  )?.[1];
  if (library === undefined) {
    const why = message === '' ? '' : `: ${message}`;
    return `The Node that npm has installed does not run on this machine${why}. Linux with glibc and macOS are supported.`;
  }
  const how = PACKAGES[library];
  return (
    `The Node that npm has installed needs the library ${library}, which this machine lacks. ` +
    `Install it${how === undefined ? '' : ` (${how})`}, and start again.`
  );
}
