import { setTimeout as wait } from 'node:timers/promises';

/** What keeps a process alive and belongs to whoever opened it. */
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

/** What the built site and sharp set when they are loaded, always the same. */
const SET_BY_MODULES = /^CAMPCAIRN_SITE_|^VIPSHOME$/;

/** Time in which what was closed is gone. */
const CLOSING_MS = 10_000;
const LOOK_EVERY_MS = 20;

function resources(): Map<string, number> {
  const found = new Map<string, number>();
  for (const kind of process.getActiveResourcesInfo()) {
    if (RESOURCES.has(kind)) found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return found;
}

/** Functions that tests put others in place of. */
const replaceable = (): Map<string, unknown> => {
  const found = new Map<string, unknown>();
  const add = (owner: string, object: object) => {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      if (typeof value === 'function') found.set(`${owner}${name}`, value);
    }
  };
  add('', globalThis);
  add('Date.', Date);
  add('Math.', Math);
  add('console.', console);
  found.set('performance.now', performance.now);
  found.set('process.exit', process.exit);
  return found;
};

/** What a test file may change in its process, as it was before. */
export interface Surroundings {
  /** What has been changed and left so, each in a sentence; puts the environment and the folder back. */
  leaks(): Promise<string[]>;
}

/** Notes the surroundings of a test file, for the files that follow it in the same process. */
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
