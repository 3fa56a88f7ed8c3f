import type { System } from '../system.ts';

/** An option of a command, in the form of node:util's parseArgs and with what the help says of it. */
export interface Option {
  type: 'string' | 'boolean';
  about: string;
  /** What stands for its text in the help; its own name in capitals without. */
  shownAs?: string;
  /** The texts that it may have. */
  values?: readonly string[];
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

/** What the command line gives a command. */
export interface Given {
  arguments: string[];
  /** The text of an option; undefined when it was not given. */
  text(name: string): string | undefined;
  /** A moment with its time zone, as the API takes it; undefined when it was not given. Throws UsageError. */
  moment(name: string): string | undefined;
  /** A whole number of at least 1; `otherwise` when it was not given. Throws UsageError. */
  count(name: string, otherwise: number): number;
  has(name: string): boolean;
}

/** What came of a command: for programs (undefined for what said it already), and for people. */
export interface Result {
  json: unknown;
  text: string;
  /** Whether it was done and came to nothing, or not to all of it. */
  failed?: boolean;
}

/** A command. */
export interface Command {
  /** Such as `leads ack`. */
  words: string;
  /** Names of its arguments; `…` behind the last takes more of them. */
  arguments: readonly string[];
  options: Readonly<Record<string, Option>>;
  summary: string;
  /** What else its help says, in lines. */
  help?: readonly string[];
  run(given: Given, system: System): Promise<Result>;
}

/** The command line or what stands in the environment is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What was named is not there. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** It was understood, and is not done. */
export class Refused extends Error {
  override name = 'Refused';
}

/** The work that was asked for could not be done, through no fault of the command line. */
export class WorkFailed extends Error {
  override name = 'WorkFailed';
}
