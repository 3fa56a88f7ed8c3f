/**
 * Runs a script as the services run: `as-service.ts FILE[:FILE…] PROGRAM SCRIPT [NAME=value…] [WORD…]`. The files hold the
 * settings, later files and values of the line count more. For root, who then becomes the user campcairn.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnvironmentFile } from './environment-file.ts';

const USER = process.env.CAMPCAIRN_USER ?? 'campcairn';

/** As the units set them; a file may set others. */
const DEFAULTS = {
  NODE_ENV: 'production',
  DATA_DIR: '/var/lib/campcairn',
  NODE_COMPILE_CACHE: '/var/cache/campcairn',
};

/** Variables of the caller that are passed on: none that could be a setting. */
const PASSED_ON = ['PATH', 'LANG', 'LC_ALL', 'TERM', 'COLUMNS', 'NO_COLOR', 'TZ'];

const ASSIGNMENT = /^([A-Z][A-Z0-9_]*)=(.*)$/s;

function fail(message: string): never {
  process.stderr.write(`campcairn: ${message}\n`);
  process.exit(1);
}

const [files = '', program = '', script = '', ...words] = process.argv.slice(2);
const env: Record<string, string> = { ...DEFAULTS, HOME: DEFAULTS.DATA_DIR, USER, LOGNAME: USER };
for (const name of PASSED_ON) {
  const value = process.env[name];
  if (value !== undefined) env[name] = value;
}
for (const file of files.split(':')) {
  if (!existsSync(file)) fail(`${file} is not there. deploy/install.sh makes it.`);
  try {
    Object.assign(env, parseEnvironmentFile(readFileSync(file, 'utf8')));
  } catch (error) {
    fail(`${file} cannot be read: ${(error as Error).message}`);
  }
}
for (let given = ASSIGNMENT.exec(words[0] ?? ''); given; given = ASSIGNMENT.exec(words[0] ?? '')) {
  env[given[1]!] = given[2]!;
  words.shift();
}
if (process.getuid?.() !== 0) fail('this has to be started by root.');
try {
  // Has no type.
  (process as unknown as { initgroups(user: string, group: string): void }).initgroups(USER, USER);
  process.setgid!(USER);
  process.setuid!(USER);
} catch {
  fail(`there is no user ${USER}. deploy/install.sh makes it.`);
}
process.umask(0o077);
process.execve!(program, [program, script, ...words], env);
