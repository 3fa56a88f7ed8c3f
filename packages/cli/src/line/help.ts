import type { Command, Option } from './command.ts';

const NAME_WIDTH = 30;

const written = (name: string, { type, values, shownAs }: Option): string =>
  type === 'boolean'
    ? `--${name}`
    : `--${name} ${values?.join('|') ?? shownAs ?? name.toUpperCase()}`;

const row = (name: string, about: string): string =>
  name.length < NAME_WIDTH
    ? `  ${name.padEnd(NAME_WIDTH)} ${about}`
    : `  ${name}\n  ${' '.repeat(NAME_WIDTH)} ${about}`;

/** Returns the usage of a command in one line. */
export const usageOf = ({ words, arguments: names }: Command): string =>
  ['campcairn', words, ...names, '[options]'].join(' ');

/** Describes a command and each of its options. */
export function helpOf(command: Command, common: Readonly<Record<string, Option>>): string {
  const rows = Object.entries({ ...command.options, ...common }).map(([name, option]) =>
    row(written(name, option), option.about),
  );
  const more = command.help ? ['', ...command.help] : [];
  return [usageOf(command), '', command.summary, ...more, '', ...rows].join('\n');
}

/** Lists all commands, one on each line. */
export const helpOfAll = (commands: readonly Command[]): string =>
  [
    'campcairn, for partners of Campcairn. "campcairn help COMMAND" says more of one.',
    '',
    ...commands.map(({ words, arguments: names, summary }) =>
      row([words, ...names].join(' '), summary),
    ),
    '',
    'The key is read from CAMPCAIRN_API_KEY or --key-file, the address of the API from CAMPCAIRN_BASE_URL or',
    '--base-url, both from a profile otherwise. Every command takes --json. Exit codes: 1 a fault, 2 usage, 3 not',
    'found, 4 refused, 5 the work failed, 130 stopped.',
  ].join('\n');
