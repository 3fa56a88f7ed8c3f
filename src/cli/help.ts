import type { Command, Option } from './command.ts';

/** Descriptions of arguments by name. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  SLUG: 'the partner, as "cc partner list" shows it',
  EMAIL: 'the address of an operator',
  FILE: 'the path of a file',
  WORDS: "an id, an address, a partner's own id, or words of the title",
  LEAD: 'the id of a lead, such as lead_…',
};

const LISTED: Readonly<Record<string, string>> = {
  application: 'application list',
  claim: 'claim list',
  feed: 'feed list',
  jobs: 'jobs list',
  listing: 'listing find WORDS',
  mail: 'mail list',
};

/** Commands whose id is that of a request, not of a feed. */
const REQUESTS = new Set(['feed accept', 'feed decline']);

const written = (name: string, { type, values, shownAs }: Option): string =>
  type === 'boolean'
    ? `--${name}`
    : `--${name} ${values?.join('|') ?? shownAs ?? name.toUpperCase()}`;

/** Returns the usage of a command on one line. */
export function usageOf({
  words,
  arguments: names,
  options,
  required = [],
}: Command<never>): string {
  const shown = Object.entries(options).map(([name, option]) =>
    required.includes(name) ? written(name, option) : `[${written(name, option)}]`,
  );
  return ['cc', words, ...names, ...shown].join(' ');
}

function aboutArgument(words: string, name: string): string {
  if (name !== 'ID') return ARGUMENTS[name] ?? 'one of these';
  const list = REQUESTS.has(words) ? 'feed requests' : LISTED[words.split(' ')[0] ?? ''];
  return `a number, as "cc ${list}" shows it`;
}

const NAME_WIDTH = 34;

const row = (name: string, about: string): string =>
  name.length < NAME_WIDTH
    ? `  ${name.padEnd(NAME_WIDTH)} ${about}`
    : `  ${name}\n  ${' '.repeat(NAME_WIDTH)} ${about}`;

/** Describes one command with all its arguments and options. */
export function helpOf(command: Command<never>, common: Readonly<Record<string, Option>>): string {
  const { words, arguments: names, options, required = [], summary } = command;
  const must = required.map((name) => ` ${written(name, options[name]!)}`).join('');
  const rows = [
    ...names.map((name) => row(name, aboutArgument(words, name))),
    ...Object.entries({ ...options, ...common }).map(([name, option]) =>
      row(
        written(name, option),
        required.includes(name) ? `${option.about} (must be given)` : option.about,
      ),
    ),
  ];
  const usage = ['cc', words, ...names].join(' ') + must;
  return [`${usage} [options]`, '', summary, '', ...rows].join('\n');
}

/** Lists commands, each on a line of its own with its description below. */
export const helpOfAll = (commands: readonly Command<never>[]): string =>
  [
    'cc, the operators\' command line. "cc help COMMAND" says more of one.',
    'Every command takes --json, and --csv where it prints a table; "cc --version" names the release. Exit codes: 1 a fault, 2 usage, 3 not found, 4 refused, 5 the work failed.',
    '',
    ...commands.flatMap((command) => [usageOf(command), `    ${command.summary}`]),
  ].join('\n');
