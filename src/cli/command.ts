import { isRealDate } from '../platform/clock.ts';
import type { Settings } from '../platform/config/index.ts';

/** An option of a command, in the form of node:util's parseArgs and with what the help says of it. */
export interface Option {
  type: 'string' | 'boolean';
  about: string;
  /** The texts that it may have. */
  values?: readonly string[];
  /** What stands for its text in the help; its own name in capitals without. */
  shownAs?: string;
}

/** An option with a text. */
export const text = (about: string, shownAs?: string): Option => ({
  type: 'string',
  about,
  ...(shownAs === undefined ? {} : { shownAs }),
});

/** An option with one of some texts. */
export const choice = (values: readonly string[], about: string): Option => ({
  type: 'string',
  about,
  values,
});

/** An option that is given or not. */
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
  /** Whether the work itself failed, as the result says: a broken feed, an import of which nothing could be used. */
  failed?: boolean;
}

/** The person or program at the other end of a command. */
export interface Caller {
  /** Whether a person types at a terminal, rather than a program. */
  isPerson: boolean;
  /** Says something beside the result. */
  warn(sentence: string): void;
}

/** What a command is run with: what belongs to the process, or what stands for it in a test. */
export interface CommandIo {
  /** Reads the settings. Throws SettingError. */
  settings(): Settings;
  /** Whether a person types at a terminal, rather than a program. */
  isPerson: boolean;
  /** Writes a line of the answer. Throws where it cannot be written. */
  out(line: string): void;
  /** Writes a line beside the answer: a warning, an error, the log. */
  err(line: string): void;
  /** Certificate authorities in PEM that a test trusts for requests, in place of the default ones. */
  outboundCa?: string;
}

/** One command of the operators' command line, which uses the services in `Context`. */
export interface Command<Context> {
  /** Such as `partner create`. */
  words: string;
  /** Names of its arguments, all required, such as `['SLUG']`. */
  arguments: string[];
  options: Readonly<Record<string, Option>>;
  /** Names of options that must be given. */
  required?: string[];
  summary: string;
  run(given: Given, context: Context): Promise<CommandResult>;
}

/** The command line is invalid; the message is shown without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The work that was asked for could not be done, through no fault of the command line. */
export class WorkFailed extends Error {
  override name = 'WorkFailed';
}

/** Something that a person hardly means was not done; an option says that it is meant. */
export class Unconfirmed extends Error {
  override name = 'Unconfirmed';
}

/**
 * Has what is hardly meant confirmed by an option, such as `--force`. A person at a terminal is refused
 * without it; a program is warned, since what it does was written on purpose. Throws Unconfirmed.
 */
export function confirmed(given: Given, option: string, caller: Caller, sentence: string): void {
  if (given.options[option] === true) return;
  if (caller.isPerson) throw new Unconfirmed(`${sentence} Add --${option} if that is meant.`);
  caller.warn(`${sentence} (--${option} says that it is meant.)`);
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

/** The number that an argument is, such as of a feed. Throws UsageError. */
export function idArgument({ arguments: [id = ''] }: Given, of: string): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new UsageError(`ID must be the number of ${of}.`);
  return Number(id);
}

/** A date, optionally with time, seconds and zone. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/i;

/**
 * The time of an option, undefined without it; UTC unless a zone is given, midnight for a date. Throws
 * UsageError.
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
