import { parseArgs } from 'node:util';
import { type Command, flag, type Given, type Option, UsageError } from './command.ts';
import { usageOf } from './help.ts';

/** The options of every command. */
export const COMMON: Readonly<Record<string, Option>> = {
  json: flag('answer with one JSON object or list, errors too'),
  'exit-code': flag('with --json too, exit with 5 when the answer says that the work failed'),
  help: flag('say what the command does'),
};

/** The option of commands that answer with a table. */
const CSV: Readonly<Record<string, Option>> = {
  csv: flag('answer with the table as CSV, for spreadsheets'),
};

/** The options that a command has besides its own. */
export const commonOf = ({ table }: Command<never>): Readonly<Record<string, Option>> =>
  table ? { ...CSV, ...COMMON } : COMMON;

/** A parsed command line. */
export interface ReadLine<Context> {
  command: Command<Context>;
  given: Given;
  json: boolean;
  csv: boolean;
  exitCode: boolean;
}

const isCommon = (word: string): boolean =>
  word === '--csv' || (word.startsWith('--') && Object.hasOwn(COMMON, word.slice(2)));

/** Moves the options that every command has behind the words of the command. */
function commonBehind(line: readonly string[]): readonly string[] {
  const own = line.findIndex((word) => word.startsWith('-') && !isCommon(word));
  const words = own === -1 ? line : line.slice(0, own);
  const others = words.filter((word) => !isCommon(word));
  return [...others, ...words.filter(isCommon), ...line.slice(words.length)];
}

/** Finds the commands whose words begin with those of a line, up to its first option. */
export const commandsNamed = <Context>(
  commands: readonly Command<Context>[],
  line: readonly string[],
): Command<Context>[] => {
  const end = line.findIndex((word) => word.startsWith('-'));
  const asked = (end === -1 ? line : line.slice(0, end)).join(' ');
  const exact = commands.filter(({ words }) => `${asked} `.startsWith(`${words} `));
  return exact.length > 0
    ? exact
    : commands.filter(({ words }) => `${words} `.startsWith(`${asked} `));
};

/** Finds the command by the first words and parses its arguments and options. Throws UsageError. */
export function readLine<Context>(
  commands: readonly Command<Context>[],
  line: readonly string[],
): ReadLine<Context> {
  const sorted = commonBehind(line);
  const command = commands.find(({ words }) =>
    words.split(' ').every((word, index) => sorted[index] === word),
  );
  if (!command) throw unknownCommand(commands, sorted);
  const args = sorted.slice(command.words.split(' ').length);
  const { values, positionals } = parseStrictly(command, args);
  const missing = (command.required ?? []).filter((name) => values[name] === undefined);
  if (missing.length > 0 || positionals.length !== command.arguments.length) {
    throw new UsageError(`Usage: ${usageOf(command)}`);
  }
  for (const [name, { values: known }] of Object.entries(command.options)) {
    const value = values[name];
    if (known !== undefined && typeof value === 'string' && !known.includes(value)) {
      throw new UsageError(`--${name} must be one of ${known.join(', ')}.`);
    }
  }
  const { json, csv, 'exit-code': exitCode, ...options } = values;
  if (json && csv) throw new UsageError('Ask for --json or --csv, not for both.');
  const given = { arguments: positionals, options };
  return {
    command,
    given,
    json: json === true,
    csv: csv === true,
    exitCode: exitCode === true,
  };
}

/** The error for a line that begins with no command. */
export function unknownCommand(
  commands: readonly Command<never>[],
  line: readonly string[],
): UsageError {
  const end = line.findIndex((word) => word.startsWith('-'));
  const asked = line.slice(0, end === -1 ? 2 : Math.min(Math.max(end, 1), 2)).join(' ');
  const near = commandsNamed(commands, line.slice(0, 1)).map(({ words }) => words);
  const hint =
    near.length > 0 ? `There are: ${near.join(', ')}.` : '"cc help" lists all that there are.';
  return new UsageError(`There is no command "${asked}". ${hint}`);
}

function parseStrictly(command: Command<never>, args: string[]) {
  try {
    if (command.table === undefined && args.includes('--csv'))
      throw new Error(
        `--csv is for commands that print a table; "cc ${command.words}" prints none.`,
      );
    const options = { ...command.options, ...commonOf(command) };
    const { values, positionals, tokens } = parseArgs({
      args,
      options,
      allowPositionals: true,
      tokens: true,
    });
    const named = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const twice = named.find(
      (name, index) => named.indexOf(name) !== index && options[name]?.type === 'string',
    );
    if (twice !== undefined) throw new Error(`Option '--${twice}' is given more than once`);
    return { values: values as Given['options'], positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage: ${usageOf(command)}`, {
      cause: error,
    });
  }
}
