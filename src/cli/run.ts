import { type CommandIo, type CommandResult, WorkFailed } from './command.ts';
import { commands } from './commands.ts';
import { helpOf, helpOfAll, usageOf } from './help.ts';
import { EXIT, failureOf } from './outcome.ts';
import { COMMON, commandsNamed, readLine, unknownCommand } from './read-line.ts';

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

/** What terminals take for commands, such as colours, titles of windows and what is pasted next. */
// oxlint-disable-next-line no-control-regex
const TERMINAL_COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A text for people to read: what partners and travellers wrote is in it. */
const printable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(TERMINAL_COMMANDS, '\ufffd');

/** Says the result. Throws WorkFailed where it cannot be written, as a key is shown once. */
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
    // A program finds in the answer how the work went.
    return result.failed && (!json || exitCode) ? EXIT.failed : 0;
  } finally {
    await context.close();
  }
}

/** Whether faults are told in full: with LOG_LEVEL=debug or trace, unless the settings themselves are wrong. */
function wantsTrace(io: CommandIo): boolean {
  try {
    return ['debug', 'trace'].includes(io.settings().LOG_LEVEL);
  } catch {
    return false;
  }
}

/** Says why a line of arguments failed, with `--json` also as one object; returns the exit code. */
export function tellFailure(thrown: unknown, line: readonly string[], io: CommandIo): number {
  const { exit, error, text } = failureOf(thrown, wantsTrace(io));
  io.err(printable(text));
  if (!line.includes(JSON_OPTION)) return exit;
  try {
    io.out(JSON.stringify({ error }));
  } catch {
    // It is said on stderr already.
  }
  return exit;
}

/**
 * Runs the command of a line of arguments, and returns its exit code. Several may run in one process: a command keeps
 * nothing outside of its own context.
 */
export const runCommand = (line: readonly string[], io: CommandIo): Promise<number> =>
  run(line, io).catch((thrown: unknown) => tellFailure(thrown, line, io));
