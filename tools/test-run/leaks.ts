import { setTimeout as wait } from 'node:timers/promises';

/** Resources that keep a process alive until they are closed. */
const RESOURCES = new Set([
  'TCPServerWrap',
  'PipeWrap',
  'ProcessWrap',
  'FSEventWrap',
  'StatWatcher',
  'MessagePort',
  'Worker',
  'UDPWrap',
]);

/**
 * Environment variables that the built site and sharp set when they are loaded, always to the same
 * values.
 */
const SET_BY_MODULES = /^CAMPCAIRN_SITE_|^VIPSHOME$/;

/** Maximum time until closed resources disappear. */
const CLOSING_MS = 10_000;
const LOOK_EVERY_MS = 20;

function resources(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of process.getActiveResourcesInfo()) {
    if (RESOURCES.has(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** Returns the global functions that tests may replace. */
const replaceable = (): Map<string, unknown> => {
  const functions = new Map<string, unknown>();
  const add = (owner: string, object: object) => {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      if (typeof value === 'function') functions.set(`${owner}${name}`, value);
    }
  };
  add('', globalThis);
  add('Date.', Date);
  add('Math.', Math);
  add('console.', console);
  functions.set('performance.now', performance.now);
  functions.set('process.exit', process.exit);
  return functions;
};

/** The state of the process before a test file, which may change it. */
export interface Surroundings {
  /**
   * Returns a sentence for each change that was not undone; restores the environment and the
   * folder.
   */
  leaks(): Promise<string[]>;
}

/** Records the state before a test file, to protect later files in the same process. */
export function noteSurroundings(): Surroundings {
  const env = { ...process.env };
  const folder = process.cwd();
  const functions = replaceable();
  const open = resources();

  const leftOpen = () =>
    [...resources()].filter(([kind, count]) => count > (open.get(kind) ?? 0)).map(([kind]) => kind);

  return {
    async leaks() {
      const found: string[] = [];
      for (const name of new Set([...Object.keys(env), ...Object.keys(process.env)])) {
        if (process.env[name] === env[name] || SET_BY_MODULES.test(name)) continue;
        found.push(`It leaves ${name} changed in the environment.`);
        if (env[name] === undefined) delete process.env[name];
        else process.env[name] = env[name];
      }
      if (process.cwd() !== folder) {
        found.push('It leaves the process in another folder.');
        process.chdir(folder);
      }
      const now = replaceable();
      for (const [name, value] of functions) {
        if (now.get(name) !== value) found.push(`It leaves ${name} replaced.`);
      }
      const until = Date.now() + CLOSING_MS;
      while (leftOpen().length > 0 && Date.now() < until) await wait(LOOK_EVERY_MS);
      for (const kind of leftOpen()) found.push(`It leaves a ${kind} open.`);
      return found;
    },
  };
}
