import type { System } from '../system.ts';

/** An option of a command, as node:util's parseArgs takes it, with its description in the help. */
export interface Option {
  type: 'string' | 'boolean';
  about: string;
  /** Placeholder for its value in the help; by default its name in capitals. */
  shownAs?: string;
  /** Allowed values. */
  values?: readonly string[];
}

/** Declares an option with a text value. */
export const text = (about: string, shownAs?: string): Option => ({
  type: 'string',
  about,
  ...(shownAs === undefined ? {} : { shownAs }),
});

/** Declares an option with a fixed set of values. */
export const choice = (values: readonly string[], about: string): Option => ({
  type: 'string',
  about,
  values,
});

/** Declares an option without a value. */
export const flag = (about: string): Option => ({ type: 'boolean', about });

/** The parsed arguments and options of a command. */
export interface Given {
  arguments: string[];
  /** Returns the text of an option; undefined when it is missing. */
  text(name: string): string | undefined;
  /**
   * Returns a time as the API takes it, with its time zone; undefined when missing. Throws
   * UsageError.
   */
  moment(name: string): string | undefined;
  /** Returns an integer of at least 1; `otherwise` when missing. Throws UsageError. */
  count(name: string, otherwise: number): number;
  has(name: string): boolean;
}

/** The result of a command: for programs (undefined when already printed), and for people. */
export interface Result {
  json: unknown;
  text: string;
  /** Whether the command ran, but failed for some or all of its items. */
  failed?: boolean;
}

export interface Command {
  /** Name of the command, such as `leads ack`. */
  words: string;
  /** Names of its arguments; `…` after the last allows more of them. */
  arguments: readonly string[];
  options: Readonly<Record<string, Option>>;
  summary: string;
  /** Further lines of its help. */
  help?: readonly string[];
  run(given: Given, system: System): Promise<Result>;
}

/** The command line or the environment is invalid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The named object does not exist. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** The request is valid but was refused. */
export class Refused extends Error {
  override name = 'Refused';
}

/** The work failed for a reason other than the command line. */
export class WorkFailed extends Error {
  override name = 'WorkFailed';
}
