import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { runCommand } from '../../src/cli/run.ts';
import { readSettings } from '../../src/platform/config/index.ts';
import { bareEnvironment } from './bare-environment.ts';
import type { TestCampcairn } from './campcairn.ts';

/** How the audit log names who runs the commands of tests. */
export const COMMAND_ACTOR = { kind: 'command' as const, name: userInfo().username };

/** How a command ended: its exit code, and what it said. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command in this process to its end, however it ends. */
export const endOf = (env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> =>
  endFor({ isPerson: false }, env, ...args);

/** Runs a command as a person at a terminal, or as a program. */
export async function endFor(
  { isPerson }: { isPerson: boolean },
  env: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  const { NODE_EXTRA_CA_CERTS: authorities } = env;
  const code = await runCommand(args, {
    settings: () => readSettings(env),
    environment: env,
    isPerson,
    out: (line) => (stdout += `${line}\n`),
    err: (line) => (stderr += `${line}\n`),
    ...(authorities === undefined ? {} : { outboundCa: readFileSync(authorities, 'utf8') }),
  });
  return { code, stdout, stderr };
}

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

/** Makes the command line in an environment. */
export function commandLineIn(env: NodeJS.ProcessEnv): CommandLine {
  const say = async (...args: string[]) => {
    const { code, stdout, stderr } = await endOf(env, ...args);
    if (code !== 0) throw Object.assign(new Error(stderr), { code, stdout, stderr });
    return stdout;
  };
  return {
    say,
    cc: async (...args) => JSON.parse(await say(...args, '--json')),
    async refusal(...args) {
      const { code, stderr } = await endOf(env, ...args);
      if (code === 0) throw new Error(`cc ${args.join(' ')} was not refused`);
      return stderr;
    },
  };
}

/** Makes the command line of a running Campcairn; `settings` replaces its settings. */
export function commandLine(
  { context }: Pick<TestCampcairn, 'context'>,
  settings: Record<string, string> = {},
): CommandLine {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL } = context.settings;
  return commandLineIn({ ...bareEnvironment(), DATABASE_URL, DATA_DIR, PUBLIC_URL, ...settings });
}
