import { parseArgs } from 'node:util';
import { type Command, flag, type Given, type Option, text, UsageError } from './command.ts';
import { usageOf } from './help.ts';

/** The options of every command. */
export const COMMON: Readonly<Record<string, Option>> = {
  'base-url': text('where the API is, with /api/v1; else CAMPCAIRN_BASE_URL', 'URL'),
  'key-file': text('a file that holds the key; else the variable CAMPCAIRN_API_KEY', 'FILE'),
  profile: text('a profile that is kept; else CAMPCAIRN_PROFILE, or the one in use', 'NAME'),
  json: flag('answer with one JSON object, errors too'),
  help: flag('say what the command does'),
};

/** A parsed command line. */
export interface ReadLine {
  command: Command;
  given: Given;
  json: boolean;
}

/**
 * Returns commands whose name begins with the words of a line, or whose name the line begins with.
 */
export function commandsNamed(commands: readonly Command[], line: readonly string[]): Command[] {
  const typed = line.join(' ');
  const exact = commands.filter(({ words }) => `${typed} `.startsWith(`${words} `));
  const longest = exact.toSorted((a, b) => b.words.length - a.words.length)[0];
  if (longest) return [longest];
  return commands.filter(({ words }) => typed === '' || `${words} `.startsWith(`${typed} `));
}

/** Finds the command by the first words, and parses its arguments and options. Throws UsageError. */
export function readLine(commands: readonly Command[], line: readonly string[]): ReadLine {
  const firstOption = line.findIndex((word) => word.startsWith('-'));
  const words = firstOption === -1 ? line : line.slice(0, firstOption);
  const [command, ...others] = commandsNamed(commands, words);
  if (!command || others.length > 0 || !words.join(' ').startsWith(command.words)) {
    const all = commands.map((one) => one.words).join(', ');
    throw new UsageError(
      `There is no command "${words.slice(0, 2).join(' ')}". There are: ${all}.`,
    );
  }
  const args = line.slice(command.words.split(' ').length);
  const { values, positionals } = parseStrictly(command, args);
  const many = command.arguments.at(-1)?.endsWith('…') ?? false;
  const { length } = command.arguments;
  if (many ? positionals.length < length : positionals.length !== length)
    throw new UsageError(`Usage: ${usageOf(command)}`);
  for (const [name, { values: known }] of Object.entries(command.options)) {
    const value = values[name];
    if (known && typeof value === 'string' && !known.includes(value))
      throw new UsageError(`--${name} must be one of ${known.join(', ')}.`);
  }
  return { command, given: givenOf(positionals, values), json: values['json'] === true };
}

type Values = Record<string, string | boolean | undefined>;

const givenOf = (positionals: string[], values: Values): Given => ({
  arguments: positionals,
  text: (name) => values[name] as string | undefined,
  moment(name) {
    const value = values[name];
    if (value === undefined) return undefined;
    const time = new Date(String(value)).getTime();
    if (Number.isNaN(time) || !/^\d{4}-\d\d-\d\d(?:T.+)?$/.test(String(value)))
      throw new UsageError(`--${name} must be a date, or a time such as 2026-07-01T09:00:00Z.`);
    return new Date(time).toISOString();
  },
  count(name, otherwise) {
    const value = values[name];
    if (value === undefined) return otherwise;
    if (!/^[1-9]\d{0,8}$/.test(String(value)))
      throw new UsageError(`--${name} must be a whole number of at least 1.`);
    return Number(value);
  },
  has: (name) => values[name] === true,
});

function parseStrictly(command: Command, args: string[]) {
  try {
    const options = { ...command.options, ...COMMON };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Values, positionals };
  } catch (cause) {
    const usage = usageOf(command);
    // A key typed by mistake must not be printed.
    const message = (cause as Error).message.replaceAll(/cc_(?:live|test)_\w+|whsec_\w+/g, '…');
    throw new UsageError(`${message}\nUsage: ${usage}`, { cause });
  }
}
