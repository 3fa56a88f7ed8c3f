import { openContext } from './context.ts';
import { commands } from './commands.ts';
import { readCommandLine, UsageError, usageOf } from './command.ts';
import { SettingError, settingsOfProcess, startProblem } from '../platform/config/index.ts';
import { DatabaseUnavailable, ExpectedError } from '../platform/errors.ts';
import { keepHeapSmall, keepShortLivedObjectsYoung } from '../platform/heap.ts';

const HELP = new Set(['--help', '-h', 'help']);

const help = (): string =>
  [
    "cc, the operators' command line. Every command takes --json.",
    '',
    ...commands.flatMap((command) => [usageOf(command), `    ${command.summary}`]),
  ].join('\n');

const errorText = (error: unknown): string => {
  if (error instanceof ExpectedError) {
    const details = (error.details ?? []).map(({ path, message }) => `  ${path} ${message}`);
    return [error.message, ...details].join('\n');
  }
  const isExpected =
    error instanceof UsageError ||
    error instanceof SettingError ||
    error instanceof DatabaseUnavailable;
  return isExpected ? error.message : String((error as Error)?.stack ?? error);
};

async function main(line: string[]): Promise<void> {
  if (line.length === 0 || HELP.has(line[0] ?? '')) return console.log(help());
  const { command, given, json } = readCommandLine(commands, line);
  const context = await openContext().catch((error: unknown) => {
    throw startProblem(error, settingsOfProcess());
  });
  try {
    const result = await command.run(given, context);
    console.log(json ? JSON.stringify(result.json) : result.text);
  } finally {
    await context.close();
  }
}

/** Runs the command of a line of arguments; says what is wrong on stderr, with exit code 1. */
export async function runCommand(line: string[]): Promise<void> {
  keepShortLivedObjectsYoung();
  keepHeapSmall();
  try {
    await main(line);
  } catch (error) {
    console.error(errorText(error));
    process.exitCode = 1;
  }
}
