import { type ExecFileException, execFile, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SPREADSHEET = join(ROOT, 'site/static/samples/fifty-vans.csv');

/** A language of the guide's samples, and how they run on this machine. */
export interface SampleLanguage {
  /** Below `examples/guide`. */
  folder: string;
  command: string;
  extension: string;
  /** Makes of a file what the command runs, where it cannot run it as it stands. */
  adapt?: (code: string) => string;
}

/** The languages. */
export const SAMPLE_LANGUAGES: SampleLanguage[] = [
  { folder: 'shell', command: 'sh', extension: 'sh' },
  { folder: 'typescript', command: process.execPath, extension: 'ts' },
  { folder: 'python', command: 'python3', extension: 'py' },
  { folder: 'php', command: 'php', extension: 'php' },
];

/** What `node` is on this machine, which may be older than the Node that runs the tests. */
const node = spawnSync('node', ['--version']).stdout?.toString() ?? '';

/** Node 20 and 21, where they are: they run no TypeScript, but all else that the helper is made of. */
export const OLDER_NODES: SampleLanguage[] = /^v2[01]\./.test(node)
  ? [
      {
        folder: 'typescript',
        command: 'node',
        extension: 'mjs',
        adapt: (code) => stripTypeScriptTypes(code).replaceAll('./campcairn.ts', './campcairn.mjs'),
      },
    ]
  : [];

/** Why the samples of a language are skipped; false where its command is on this machine. */
export const missing = ({ command }: SampleLanguage): false | string =>
  spawnSync(command, ['--version']).error ? `there is no ${command} here` : false;

/** A folder in which all samples of a language were saved, with the guide's spreadsheet. */
export interface ReadersFolder {
  /** The samples there are, without their extension. */
  names: string[];
  /** Runs one; resolves with what it printed, and rejects with it when it failed. */
  run(name: string, env: Record<string, string>): Promise<string>;
  remove(): void;
}

/** Makes the folder; `remove` it in `after`. */
export function readersFolder({
  folder,
  command,
  extension,
  adapt,
}: SampleLanguage): ReadersFolder {
  const cwd = mkdtempSync(join(tmpdir(), 'campcairn-guide-'));
  const from = join(ROOT, 'examples/guide', folder);
  cpSync(from, cwd, { recursive: true });
  copyFileSync(SPREADSHEET, join(cwd, 'fifty-vans.csv'));
  const names = readdirSync(from).map((file) => file.replace(/\.\w+$/, ''));
  for (const file of adapt ? readdirSync(from) : []) {
    const code = adapt!(readFileSync(join(from, file), 'utf8'));
    writeFileSync(join(cwd, file.replace(/\w+$/, extension)), code);
  }
  return {
    names,
    run: (name, more) =>
      new Promise((resolve, reject) => {
        const env = { ...process.env, NODE_COMPILE_CACHE: join(cwd, '.cache'), ...more };
        const done = (error: ExecFileException | null, stdout: string, stderr: string) =>
          error ? reject(new Error(`${name}: ${stdout}${stderr}`)) : resolve(stdout + stderr);
        execFile(command, [`${name}.${extension}`], { cwd, env }, done);
      }),
    remove: () => rmSync(cwd, { recursive: true }),
  };
}
