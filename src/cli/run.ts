import { applicationCommands } from './application.commands.ts';
import { backupCommands } from './backup.commands.ts';
import { claimCommands } from './claim.commands.ts';
import { type Command, type CommandIo, type CommandResult, WorkFailed } from './command.ts';
import type { CommandContext } from './context.ts';
import { demoCommands } from './demo.commands.ts';
import { feedCommands } from './feed.commands.ts';
import { helpOf, helpOfAll, usageOf } from './help.ts';
import { imageCommands } from './image.commands.ts';
import { importCommands } from './import.commands.ts';
import { jobCommands } from './job.commands.ts';
import { leadCommands } from './lead.commands.ts';
import { listingCommands } from './listing.commands.ts';
import { mailCommands } from './mail.commands.ts';
import { operatorCommands } from './operator.commands.ts';
import { EXIT, failureOf } from './outcome.ts';
import { pairCommands } from './pair.commands.ts';
import { partnerCommands } from './partner.commands.ts';
import { COMMON, commandsNamed, readLine, unknownCommand } from './read-line.ts';
import { secretCommands } from './secret.commands.ts';

/** All commands, in the order of the help. */
const commands: Command<CommandContext>[] = [
  ...partnerCommands,
  ...applicationCommands,
  ...listingCommands,
  ...pairCommands,
  ...claimCommands,
  ...importCommands,
  ...imageCommands,
  ...feedCommands,
  ...leadCommands,
  ...mailCommands,
  ...jobCommands,
  ...operatorCommands,
  ...demoCommands,
  ...secretCommands,
  ...backupCommands,
];

const HELP = new Set(['--help', '-h']);
const JSON_OPTION = '--json';

/**
 * The words that help is requested for: `help feed add`, `feed add --help`; null when the line
 * requests no help.
 */
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

/**
 * Control characters, which terminals may interpret, for example to change colours, the window's
 * title or the clipboard.
 */
// oxlint-disable-next-line no-control-regex
const TERMINAL_COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Removes control characters from a text for people, because partners and travellers wrote parts of it. */
const printable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(TERMINAL_COMMANDS, '\ufffd');

/** Prints the result. Throws WorkFailed when it cannot be written, since a key is shown only once. */
function say({ json, text }: CommandResult, asJson: boolean, io: CommandIo): void {
  const answer = asJson ? JSON.stringify(json) : printable(text);
  try {
    io.out(answer);
  } catch (error) {
    const why = (error as Error).message;
    throw new WorkFailed(`The answer could not be written: ${why}.`, { cause: error });
  }
}

async function run(line: readonly string[], io: CommandIo): Promise<number> {
  const asked = askedHelp(line);
  if (asked !== null) {
    say(helpFor(asked), line.includes(JSON_OPTION), io);
    return 0;
  }
  const { command, given, json, exitCode } = readLine(commands, line);
  const { openContext } = await import('./context.ts');
  const context = await openContext(io);
  try {
    const result = await command.run(given, context);
    say(result, json, io);
    // A program finds in the JSON answer whether the work failed.
    return result.failed && (!json || exitCode) ? EXIT.failed : 0;
  } finally {
    await context.close();
  }
}

/**
 * Whether faults are reported with a stack trace: with LOG_LEVEL=debug or trace, unless the
 * settings themselves are invalid.
 */
function wantsTrace(io: CommandIo): boolean {
  try {
    return ['debug', 'trace'].includes(io.settings().LOG_LEVEL);
  } catch {
    return false;
  }
}

/** Reports why a command failed, with `--json` also as one object; returns the exit code. */
export function tellFailure(thrown: unknown, line: readonly string[], io: CommandIo): number {
  const { exit, error, text } = failureOf(thrown, wantsTrace(io));
  io.err(printable(text));
  if (!line.includes(JSON_OPTION)) return exit;
  try {
    io.out(JSON.stringify({ error }));
  } catch {
    // The report has already been written to stderr.
  }
  return exit;
}

/**
 * Runs the command of a line of arguments and returns its exit code. Several may run in one
 * process, because a command keeps no state outside its own context.
 */
export const runCommand = (line: readonly string[], io: CommandIo): Promise<number> =>
  run(line, io).catch((thrown: unknown) => tellFailure(thrown, line, io));
