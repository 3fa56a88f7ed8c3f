import { fstatSync, writeFileSync } from 'node:fs';
import { type Caller, type CommandResult, WorkFailed } from './command.ts';
import { commands } from './commands.ts';
import { helpOf, helpOfAll, usageOf } from './help.ts';
import { EXIT, failureOf } from './outcome.ts';
import { COMMON, commandsNamed, readLine, unknownCommand } from './read-line.ts';
import { settingsOfProcess } from '../platform/config/index.ts';
import { keepHeapSmall, keepShortLivedObjectsYoung } from '../platform/heap.ts';

const HELP = new Set(['--help', '-h']);
const JSON_OPTION = '--json';

/** What the line asks the help for: `help feed add`, `feed add --help`; null when it asks for none. */
function askedHelp(line: readonly string[]): readonly string[] | null {
  const [first, ...others] = line.filter((word) => word !== JSON_OPTION);
  if (first === undefined || first === 'help') return others;
  return line.some((word) => HELP.has(word)) ? line : null;
}

/** Throws UsageError when there is no such command. */
function helpFor(line: readonly string[]): CommandResult {
  const words = line.filter((word) => !word.startsWith('-'));
  const found = words.length === 0 ? commands : commandsNamed(commands, words);
  const [only] = found;
  if (only === undefined) throw unknownCommand(commands, words);
  const json = found.map((command) => ({
    command: command.words,
    usage: usageOf(command),
    summary: command.summary,
  }));
  return { json, text: found.length === 1 ? helpOf(only, COMMON) : helpOfAll(found) };
}

const caller: Caller = {
  isPerson: process.stdin.isTTY && process.stderr.isTTY,
  warn: (sentence) => console.error(sentence),
};

/** What terminals take for commands, such as colours, titles of windows and what is pasted next. */
// oxlint-disable-next-line no-control-regex
const TERMINAL_COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A text for people to read: what partners and travellers wrote is in it. */
const printable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(TERMINAL_COMMANDS, '\ufffd');

const STDOUT = 1;

/** Whether stdout is a file, which Node cuts without a word where the disk is full. */
function writesToFile(): boolean {
  const stat = fstatSync(STDOUT);
  return stat.isFile() || (stat.isCharacterDevice() && !process.stdout.isTTY);
}

/** Says the result on stdout. Throws WorkFailed where that is a file that does not take it, as a key is shown once. */
function say({ json, text }: CommandResult, asJson: boolean): void {
  const answer = asJson ? JSON.stringify(json) : printable(text);
  if (!writesToFile()) return console.log(answer);
  try {
    writeFileSync(STDOUT, `${answer}\n`);
  } catch (error) {
    const why = (error as Error).message;
    throw new WorkFailed(`The answer could not be written: ${why}.`, { cause: error });
  }
}

async function main(line: readonly string[]): Promise<void> {
  const asked = askedHelp(line);
  if (asked !== null) return say(helpFor(asked), line.includes(JSON_OPTION));
  const { command, given, json, exitCode } = readLine(commands, line);
  const { openContext } = await import('./context.ts');
  const context = await openContext(caller);
  try {
    const result = await command.run(given, context);
    say(result, json);
    // A program finds in the answer how the work went.
    if (result.failed && (!json || exitCode)) process.exitCode = EXIT.failed;
  } finally {
    await context.close();
  }
}

/** Whether faults are told in full: with LOG_LEVEL=debug or trace, unless the settings themselves are wrong. */
function wantsTrace(): boolean {
  try {
    return ['debug', 'trace'].includes(settingsOfProcess().LOG_LEVEL);
  } catch {
    return false;
  }
}

/**
 * Runs the command of a line of arguments. An error is said on stderr, with `--json` also as one object on
 * stdout; the exit code tells its kind.
 */
export async function runCommand(line: string[]): Promise<void> {
  keepShortLivedObjectsYoung();
  keepHeapSmall();
  const fail = (thrown: unknown): void => {
    const { exit, error, text } = failureOf(thrown, wantsTrace());
    console.error(printable(text));
    if (line.includes(JSON_OPTION)) console.log(JSON.stringify({ error }));
    process.exitCode = exit;
  };
  // As of `head`, which has read enough.
  process.stdout.on('error', () => process.exit(EXIT.fault));
  process.on('uncaughtException', (thrown) => {
    fail(thrown);
    process.exit();
  });
  await main(line).catch(fail);
}
