import { spawnSync } from 'node:child_process';

/** What systems call the package of a library that the installed Node needs and small systems lack. */
const PACKAGES = {
  'libatomic.so.1':
    'on Debian and Ubuntu by "apt-get install libatomic1", on Fedora by "dnf install libatomic"',
  'libstdc++.so.6':
    'on Debian and Ubuntu by "apt-get install libstdc++6", on Fedora by "dnf install libstdc++"',
};

/**
 * Why the Node at `runtime`, which the lock file names, does not run on this machine, in sentences that say what to do;
 * undefined when it runs.
 * @param {string} runtime
 * @returns {string | undefined}
 */
export function runtimeProblem(runtime) {
  const { status, error, stderr } = spawnSync(runtime, ['--version'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  const said = (error?.message ?? stderr).trim();
  const library = /error while loading shared libraries: (?:[^\s:]*\/)?([^\s:/]+):/.exec(said)?.[1];
  if (library === undefined) {
    const why = said === '' ? '' : `: ${said}`;
    return `The Node that npm has installed does not run on this machine${why}. Linux with glibc and macOS are supported.`;
  }
  const how = PACKAGES[library];
  return (
    `The Node that npm has installed needs the library ${library}, which this machine lacks. ` +
    `Install it${how === undefined ? '' : ` (${how})`}, and start again.`
  );
}
