import { isRealDate } from '../platform/clock.ts';
import type { Settings } from '../platform/config/index.ts';

/** An option of a command, as node:util's parseArgs takes it, with its help text. */
export interface Option {
  type: 'string' | 'boolean';
  about: string;
  /** The allowed texts. */
  values?: readonly string[];
  /** Placeholder of its text in the help; by default its own name in capitals. */
  shownAs?: string;
}

/** Creates an option with a text. */
export const text = (about: string, shownAs?: string): Option => ({
  type: 'string',
  about,
  ...(shownAs === undefined ? {} : { shownAs }),
});

/** Creates an option with one of several texts. */
export const choice = (values: readonly string[], about: string): Option => ({
  type: 'string',
  about,
  values,
});

/** Creates an option without a text. */
export const flag = (about: string): Option => ({ type: 'boolean', about });

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
  /** The rows of its table, for `--csv`. */
  rows?: readonly object[];
  /**
   * Whether the work itself failed although the command ran, such as a broken feed or an import
   * without any valid row.
   */
  failed?: boolean;
}

/** The person or program that runs a command. */
export interface Caller {
  /** Whether a person types at a terminal, rather than a program. */
  isPerson: boolean;
  /** Writes a warning beside the result. */
  warn(sentence: string): void;
}

/** The environment of a command: that of the process, or a test's substitute. */
export interface CommandIo {
  /** Reads the settings. Throws SettingError. */
  settings(): Settings;
  /** The variables that the settings are read from, and all others. */
  environment: Readonly<Record<string, string | undefined>>;
  /** Asks for TXT records in place of the machine's resolver, for tests. */
  resolveTxt?: (name: string) => Promise<string[][]>;
  /** Whether a person types at a terminal, rather than a program. */
  isPerson: boolean;
  /** Writes a line of the answer. Throws when it cannot be written. */
  out(line: string): void;
  /** Writes a line to stderr: a warning, an error or the log. */
  err(line: string): void;
  /** Certificate authorities in PEM that a test trusts for requests, in place of the default ones. */
  outboundCa?: string;
}

/** One command of the operators' command line, which uses the services in `Context`. */
export interface Command<Context> {
  /** The words that select it, such as `partner create`. */
  words: string;
  /** Names of its required arguments, such as `['SLUG']`. */
  arguments: string[];
  options: Readonly<Record<string, Option>>;
  /** Names of options that must be given. */
  required?: string[];
  /** Whether it answers with a table, which `--csv` writes as CSV. */
  table?: true;
  summary: string;
  run(given: Given, context: Context): Promise<CommandResult>;
}

/** The command line is invalid; the message is shown without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The requested work could not be done, although the command line was valid. */
export class WorkFailed extends Error {
  override name = 'WorkFailed';
}

/** A probably unintended action was not done; an option confirms it. */
export class Unconfirmed extends Error {
  override name = 'Unconfirmed';
}

/**
 * Requires an option such as `--force` for a probably unintended action. A person at a terminal is
 * refused without it. A program is only warned, since its command line was written on purpose.
 * Throws Unconfirmed.
 */
export function confirmed(given: Given, option: string, caller: Caller, sentence: string): void {
  if (given.options[option] === true) return;
  if (caller.isPerson) throw new Unconfirmed(`${sentence} Add --${option} if that is meant.`);
  caller.warn(`${sentence} (--${option} says that it is meant.)`);
}

/** Returns the text of an option, or undefined. */
export const textOption = ({ options }: Given, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

/** Returns the comma-separated items of an option, or undefined. */
export const listOption = (given: Given, name: string): string[] | undefined =>
  textOption(given, name)
    ?.split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Parses an argument that is an id, such as a feed's. Throws UsageError. */
export function idArgument({ arguments: [id = ''] }: Given, of: string): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new UsageError(`ID must be the number of ${of}.`);
  return Number(id);
}

/** A date, optionally with time, seconds and zone. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/i;

/**
 * Parses the time of an option; undefined without it. UTC unless a zone is given; a date means its
 * midnight. Throws UsageError.
 */
export function timeOption(given: Given, name: string): Date | undefined {
  const written = textOption(given, name);
  if (written === undefined) return undefined;
  const [, day = '', minute = '00:00', second = ':00', zone = 'Z'] = TIME.exec(written) ?? [];
  const time = new Date(`${day}T${minute}${second}${zone.toUpperCase()}`);
  if (!isRealDate(day) || Number.isNaN(time.getTime())) {
    throw new UsageError(`--${name} must be a date or a time such as 2026-05-31T09:00:00Z.`);
  }
  return time;
}
