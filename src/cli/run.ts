import type { Caller } from './command.ts';
import { commands } from './commands.ts';
import { helpOf, helpOfAll } from './help.ts';
import { EXIT, failureOf } from './outcome.ts';
import { COMMON, commandsNamed, readLine } from './read-line.ts';
import { keepHeapSmall, keepShortLivedObjectsYoung } from '../platform/heap.ts';

const HELP = new Set(['--help', '-h']);

/** What the line asks the help for: `help feed add`, `feed add --help`; null when it asks for none. */
function askedHelp(line: readonly string[]): readonly string[] | null {
  if (line.length === 0 || line[0] === 'help') return line.slice(1);
  return line.some((word) => HELP.has(word)) ? line : null;
}

function helpFor(line: readonly string[]): string {
  const words = line.filter((word) => !word.startsWith('-'));
  const found = words.length === 0 ? commands : commandsNamed(commands, words);
  const [only] = found;
  if (only !== undefined && found.length === 1) return helpOf(only, COMMON);
  return helpOfAll(found.length === 0 ? commands : found);
}

const caller: Caller = {
  isPerson: process.stdin.isTTY && process.stderr.isTTY,
  warn: (sentence) => console.error(sentence),
};

async function main(line: readonly string[]): Promise<void> {
  const asked = askedHelp(line);
  if (asked !== null) return console.log(helpFor(asked));
  const { command, given, json, exitCode } = readLine(commands, line);
  const { openContext } = await import('./context.ts');
  const context = await openContext(caller);
  try {
    const result = await command.run(given, context);
    console.log(json ? JSON.stringify(result.json) : result.text);
    // A program finds in the answer how the work went.
    if (result.failed && (!json || exitCode)) process.exitCode = EXIT.failed;
  } finally {
    await context.close();
  }
}

/**
 * Runs the command of a line of arguments. An error is said on stderr, with `--json` also as one object on
 * stdout; the exit code tells its kind.
 */
export async function runCommand(line: string[]): Promise<void> {
  keepShortLivedObjectsYoung();
  keepHeapSmall();
  try {
    await main(line);
  } catch (thrown) {
    const { exit, error, text } = failureOf(thrown);
    console.error(text);
    if (line.includes('--json')) console.log(JSON.stringify({ error }));
    process.exitCode = exit;
  }
}
