import { openWorld } from './cli/world.ts';
import { commands } from './cli/commands.ts';
import { readCommandLine, UsageError, usageOf } from './cli/command.ts';
import { SettingError, settingsOfProcess, startProblem } from './platform/config/index.ts';
import { DatabaseUnavailable, ExpectedError } from './platform/errors.ts';
import { keepHeapSmall, keepShortLivedObjectsYoung } from './platform/heap.ts';

const HELP = new Set(['--help', '-h', 'help']);

const help = (): string =>
  [
    "cc, the operators' command line. Every command takes --json.",
    '',
    ...commands.flatMap((command) => [usageOf(command), `    ${command.summary}`]),
  ].join('\n');

const complaint = (error: unknown): string => {
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
  const world = await openWorld().catch((error: unknown) => {
    throw startProblem(error, settingsOfProcess());
  });
  try {
    const told = await command.run(given, world);
    console.log(json ? JSON.stringify(told.json) : told.text);
  } finally {
    await world.close();
  }
}

keepShortLivedObjectsYoung();
keepHeapSmall();
try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(complaint(error));
  process.exitCode = 1;
}
