import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestCampcairn } from './campcairn.ts';

const CLI = join(import.meta.dirname, '../../src/cli.ts');
const run = promisify(execFile);

/** How the audit log names who runs the commands of tests. */
export const COMMAND_ACTOR = { kind: 'command' as const, name: userInfo().username };

/** The operators' command line on the database of a running Campcairn. */
export interface CommandLine {
  /** What a command says to programs. Rejects with its `stderr`. */
  // oxlint-disable-next-line typescript/no-explicit-any
  cc(...args: string[]): Promise<any>;
  /** What it says to people. */
  say(...args: string[]): Promise<string>;
  /** What a refused command says; rejects when it is not refused. */
  refusal(...args: string[]): Promise<string>;
}

/** Makes the command line; `environment` replaces settings. */
export function commandLine(
  { foundation }: TestCampcairn,
  environment: Record<string, string> = {},
): CommandLine {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL } = foundation.settings;
  const env = { PATH: process.env.PATH, DATABASE_URL, DATA_DIR, PUBLIC_URL, ...environment };
  const say = async (...args: string[]) =>
    (await run(process.execPath, [CLI, ...args], { env })).stdout;
  return {
    say,
    cc: async (...args) => JSON.parse(await say(...args, '--json')),
    async refusal(...args) {
      try {
        await say(...args);
      } catch (error) {
        return (error as { stderr: string }).stderr;
      }
      throw new Error(`cc ${args.join(' ')} was not refused`);
    },
  };
}
