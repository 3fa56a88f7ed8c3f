import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isRealDate } from '../platform/validation/index.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The arguments and options given on the command line. */
export interface Given {
  /** Required arguments by position. */
  arguments: string[];
  options: Record<string, string | boolean | undefined>;
}

/** The result of a command: an object or array for programs, lines for people. */
export interface CommandResult {
  json: unknown;
  text: string;
}

/** One command of the operators' command line, which uses the services in `Context`. */
export interface Command<Context> {
  /** Such as `partner create`. */
  words: string;
  /** Names of its arguments, all required, such as `['SLUG']`. */
  arguments: string[];
  /** Options in the form of node:util's parseArgs. */
  options: Options;
  /** Names of options that must be given. */
  required?: string[];
  summary: string;
  run(given: Given, context: Context): Promise<CommandResult>;
}

/** The command line is invalid; the message is shown without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The usage of a command, on one line. */
export function usageOf({
  words,
  arguments: names,
  options,
  required = [],
}: Command<never>): string {
  const shown = Object.entries(options).map(([name, { type }]) => {
    const text = type === 'string' ? `--${name} ${name.toUpperCase()}` : `--${name}`;
    return required.includes(name) ? text : `[${text}]`;
  });
  return ['cc', words, ...names, ...shown].join(' ');
}

/** Finds the command by the first words and parses its arguments and options. Throws UsageError. */
export function readCommandLine<Context>(
  commands: Command<Context>[],
  line: string[],
): { command: Command<Context>; given: Given; json: boolean } {
  const command = commands.find(({ words }) => {
    const wanted = words.split(' ');
    return wanted.every((word, index) => line[index] === word);
  });
  if (!command) throw new UsageError(`There is no command "${line.slice(0, 2).join(' ')}".`);
  const args = line.slice(command.words.split(' ').length);
  const { values, positionals } = parseStrictly(command, args);
  const missing = (command.required ?? []).filter((name) => values[name] === undefined);
  if (missing.length > 0 || positionals.length !== command.arguments.length) {
    throw new UsageError(`Usage: ${usageOf(command)}`);
  }
  const { json, ...options } = values;
  return { command, given: { arguments: positionals, options }, json: json === true };
}

function parseStrictly(command: Command<never>, args: string[]) {
  try {
    const options = { ...command.options, json: { type: 'boolean' as const } };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Given['options'], positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage: ${usageOf(command)}`, {
      cause: error,
    });
  }
}

/** The text of an option, or undefined. */
export const textOption = ({ options }: Given, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

/** The comma-separated items of an option, or undefined. */
export const listOption = (given: Given, name: string): string[] | undefined =>
  textOption(given, name)
    ?.split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** A date, optionally with time, seconds and zone. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/i;

/**
 * The time of an option, undefined without it; UTC unless a zone is given, midnight for a date. Throws
 * UsageError.
 */
export function timeOption(given: Given, name: string): Date | undefined {
  const text = textOption(given, name);
  if (text === undefined) return undefined;
  const [, day = '', minute = '00:00', second = ':00', zone = 'Z'] = TIME.exec(text) ?? [];
  const time = new Date(`${day}T${minute}${second}${zone.toUpperCase()}`);
  if (!isRealDate(day) || Number.isNaN(time.getTime())) {
    throw new UsageError(`--${name} must be a date or a time such as 2026-05-31T09:00:00Z.`);
  }
  return time;
}

/** Rows as a table of text with a header line; `None.` without rows. */
export function table(rows: Record<string, unknown>[]): string {
  const [first] = rows;
  if (!first) return 'None.';
  const names = Object.keys(first);
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '–')))];
  const widths = names.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The fields of an object as lines of `name: value`. */
export const lines = (object: object): string =>
  Object.entries(object)
    .map(([name, value]) => `${name}: ${String(value ?? '–')}`)
    .join('\n');
