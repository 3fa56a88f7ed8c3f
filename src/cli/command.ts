import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isRealDate } from '../platform/validation/index.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What was given on the command line, beyond the words of the command. */
export interface Given {
  /** Required arguments by position. */
  arguments: string[];
  options: Record<string, string | boolean | undefined>;
}

/** What a command has to say: an object or array for programs, lines for people. */
export interface Told {
  json: unknown;
  text: string;
}

/** One command of the operators' command line, working on `World`. */
export interface Command<World> {
  /** Such as `partner create`. */
  words: string;
  /** Names of its arguments, all required, such as `['SLUG']`. */
  arguments: string[];
  /** Options in the form of node:util's parseArgs. */
  options: Options;
  /** Names of options that must be given. */
  required?: string[];
  summary: string;
  run(given: Given, world: World): Promise<Told>;
}

/** Something on the command line is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** How a command is called, on one line. */
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

/** Finds the command that the first words name, and reads the rest by its rules. Throws UsageError. */
export function readCommandLine<World>(
  commands: Command<World>[],
  line: string[],
): { command: Command<World>; given: Given; json: boolean } {
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

/** A day, and perhaps a time of it, its seconds and its zone. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/i;

/** A time from an option: in UTC where no zone is said, a date is its midnight. Throws UsageError. */
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

/** Rows as columns of text, under their names. */
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

/** An object as lines of `name: value`. */
export const lines = (object: object): string =>
  Object.entries(object)
    .map(([name, value]) => `${name}: ${String(value ?? '–')}`)
    .join('\n');
