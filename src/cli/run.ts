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
import { csvFile } from './output.ts';
import { operatorCommands } from './operator.commands.ts';
import { RELEASE } from '../platform/release.ts';
import { EXIT, failureOf } from './outcome.ts';
import { pairCommands } from './pair.commands.ts';
import { partnerCommands } from './partner.commands.ts';
import { type PlainContext, plainCommands } from './plain.commands.ts';
import { commandsNamed, commonOf, readLine, unknownCommand } from './read-line.ts';
import { secretCommands } from './secret.commands.ts';
import { sourceCommands } from './source.commands.ts';

/** Commands that use the services over the database. */
const serviceCommands: Command<CommandContext>[] = [
  ...partnerCommands,
  ...applicationCommands,
  ...listingCommands,
  ...pairCommands,
  ...claimCommands,
  ...importCommands,
  ...sourceCommands,
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

/** All commands, in the order of the help. */
const commands: readonly Command<CommandContext & PlainContext>[] = [
  ...serviceCommands,
  ...plainCommands,
];

const HELP = new Set(['--help', '-h']);
const VERSION = new Set(['--version', '-V']);
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
  return { json, text: found.length === 1 ? helpOf(only, commonOf(only)) : helpOfAll(found) };
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

/** Lines of a CSV file, each without control characters. */
const printableCsv = (rows: readonly object[]): string =>
  csvFile(rows).trimEnd().split('\r\n').map(printable).join('\r\n');

/** Prints the result. Throws WorkFailed when it cannot be written, since a key is shown only once. */
function say(result: CommandResult, as: 'json' | 'csv' | 'text', io: CommandIo): void {
  const { json, text, rows = [] } = result;
  const answer =
    as === 'json' ? JSON.stringify(json) : as === 'csv' ? printableCsv(rows) : printable(text);
  try {
    io.out(answer);
  } catch (error) {
    const why = (error as Error).message;
    throw new WorkFailed(`The answer could not be written: ${why}.`, { cause: error });
  }
}

/** Opens the services, which load many modules. */
const openContextOf = async (io: CommandIo): Promise<CommandContext> =>
  (await import('./context.ts')).openContext(io);

async function run(line: readonly string[], io: CommandIo): Promise<number> {
  const asked = askedHelp(line);
  if (asked !== null) {
    say(helpFor(asked), line.includes(JSON_OPTION) ? 'json' : 'text', io);
    return 0;
  }
  if (line.some((word) => VERSION.has(word)) && line.length <= 2) {
    const json = { name: 'campcairn', version: RELEASE };
    say({ json, text: `campcairn ${RELEASE}` }, line.includes(JSON_OPTION) ? 'json' : 'text', io);
    return 0;
  }
  const { command, given, json, csv, exitCode } = readLine(commands, line);
  const as = json ? 'json' : csv ? 'csv' : 'text';
  /** A program finds in the JSON answer whether the work failed. */
  const exitOf = ({ failed }: CommandResult) => (failed && (!json || exitCode) ? EXIT.failed : 0);
  const isAsked = ({ words }: Command<never>) => words === command.words;
  const plain = plainCommands.find(isAsked);
  if (plain) {
    const result = await plain.run(given, { io, commands, openContext: () => openContextOf(io) });
    say(result, as, io);
    return exitOf(result);
  }
  const context = await openContextOf(io);
  try {
    const result = await serviceCommands.find(isAsked)!.run(given, context);
    say(result, as, io);
    return exitOf(result);
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
