import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Ended } from './command-line.ts';

/** The program of the command line. */
export const CLI = join(import.meta.dirname, '../../src/cli.ts');
const execute = promisify(execFile);

/** Runs a command as the program that it is to its end, however it ends. */
export async function endOfProcess(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  try {
    return { code: 0, ...(await execute(process.execPath, [CLI, ...args], { env })) };
  } catch (error) {
    const { code, stdout, stderr } = error as Ended;
    return { code, stdout, stderr };
  }
}
