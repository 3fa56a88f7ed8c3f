import { type Command, type Option } from './command.ts';
import { commonOf } from './read-line.ts';

/** Shells that complete the words of a command line. */
export const SHELLS = ['bash', 'zsh'] as const;

export type Shell = (typeof SHELLS)[number];

/** The cases of a `case` statement, in lines: `'partner list') options='--json' ;;`. */
type Cases = [pattern: string, assigned: string][];

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const casesOf = (subject: string, cases: Cases): string[] => [
  `  case ${subject} in`,
  ...cases.map(([pattern, assigned]) => `    ${quoted(pattern)}) ${assigned} ;;`),
  '  esac',
];

const unique = (words: readonly string[]): string => [...new Set(words)].join(' ');

/** The noun of each command with two words, with its verbs. */
function verbsByNoun(commands: readonly Command<never>[]): Cases {
  const verbs = new Map<string, string[]>();
  for (const { words } of commands) {
    const [noun = '', verb] = words.split(' ');
    if (verb !== undefined) verbs.set(noun, [...(verbs.get(noun) ?? []), verb]);
  }
  return [...verbs].map(([noun, all]) => [noun, `candidates=${quoted(unique(all))}`]);
}

/** What an argument may be: one of some words, the name of a file, or anything. */
function argumentCase(words: string, name: string, position: number): Cases {
  const key = `${words} ${position}`;
  if (name === 'FILE') return [[key, 'files=1']];
  return name.includes('|') ? [[key, `candidates=${quoted(name.replaceAll('|', ' '))}`]] : [];
}

function optionCase(words: string, name: string, { type, values, shownAs }: Option): Cases {
  if (type === 'boolean') return [];
  const key = `${words} --${name}`;
  if (values) return [[key, `takes=1 candidates=${quoted(values.join(' '))}`]];
  return [[key, /^(?:FILES?|FOLDER)$/.test(shownAs ?? '') ? 'takes=1 files=1' : 'takes=1']];
}

/** The cases that both shells decide by. */
function tablesOf(commands: readonly Command<never>[]) {
  const named = commands.map((command) => {
    const options = Object.keys({ ...command.options, ...commonOf(command) });
    return { command, options: options.map((name) => `--${name}`).join(' ') };
  });
  return {
    first: unique([...commands.map(({ words }) => words.split(' ')[0] ?? ''), 'help']),
    verbs: verbsByNoun(commands),
    options: named.map(({ command, options }): [string, string] => [
      command.words,
      `options=${quoted(options)} length=${command.words.split(' ').length}`,
    ]),
    values: commands.flatMap(({ words, options }) =>
      Object.entries(options).flatMap(([name, option]) => optionCase(words, name, option)),
    ),
    arguments: commands.flatMap(({ words, arguments: names }) =>
      names.flatMap((name, at) => argumentCase(words, name, at + 1)),
    ),
  };
}

const FUNCTION = '_campcairn_cc';

/** What is to be completed, by the words before it: the same in both shells. */
const decision = (commands: readonly Command<never>[]): string[] => {
  const tables = tablesOf(commands);
  return [
    ...casesOf('"$noun $verb"', tables.options),
    '  if [[ -n $options ]]; then',
    '    key="$noun $verb"',
    '  else',
    ...casesOf('"$noun"', tables.options).map((line) => `  ${line}`),
    '    [[ -z $options ]] || key=$noun',
    '  fi',
    '  if [[ -z $noun ]]; then',
    `    candidates=${quoted(tables.first)}`,
    '  elif [[ -z $key ]]; then',
    ...casesOf('"$noun"', tables.verbs).map((line) => `  ${line}`),
    '  else',
    ...casesOf('"$key $before"', tables.values).map((line) => `  ${line}`),
    '    if [[ -z $takes && $current == -* ]]; then',
    '      candidates=$options',
    '    elif [[ -z $takes ]]; then',
    ...casesOf('"$key $((count - length + 1))"', tables.arguments).map((line) => `    ${line}`),
    '    fi',
    '  fi',
  ];
};

const LOCALS =
  "  local noun='' verb='' key='' options='' candidates='' takes='' files='' length=0 count=0 at";

const bash = (commands: readonly Command<never>[], name: string): string[] => [
  `# Completion of ${name} for bash: source <(${name} completion bash)`,
  `${FUNCTION}() {`,
  LOCALS,
  '  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}',
  '  for ((at = 1; at < COMP_CWORD; at++)); do',
  '    [[ ${COMP_WORDS[at]} != -* ]] || continue',
  '    count=$((count + 1))',
  '    case $count in 1) noun=${COMP_WORDS[at]} ;; 2) verb=${COMP_WORDS[at]} ;; esac',
  '  done',
  ...decision(commands),
  '  COMPREPLY=()',
  '  if [[ -n $files ]]; then',
  '    while IFS= read -r at; do COMPREPLY+=("$at"); done < <(compgen -f -- "$current")',
  '    compopt -o filenames 2>/dev/null',
  '  else',
  '    while IFS= read -r at; do COMPREPLY+=("$at"); done < <(compgen -W "$candidates" -- "$current")',
  '  fi',
  '  return 0',
  '}',
  `complete -F ${FUNCTION} ${name}`,
];

const zsh = (commands: readonly Command<never>[], name: string): string[] => [
  `#compdef ${name}`,
  `# Completion of ${name} for zsh: source <(${name} completion zsh)`,
  `${FUNCTION}() {`,
  LOCALS,
  '  local current=${words[CURRENT]} before=${words[CURRENT - 1]}',
  '  for ((at = 2; at < CURRENT; at++)); do',
  '    [[ ${words[at]} != -* ]] || continue',
  '    count=$((count + 1))',
  '    case $count in 1) noun=${words[at]} ;; 2) verb=${words[at]} ;; esac',
  '  done',
  ...decision(commands),
  '  if [[ -n $files ]]; then',
  '    _files',
  '  elif [[ -n $candidates ]]; then',
  '    compadd -- ${=candidates}',
  '  fi',
  '}',
  '(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }',
  `compdef ${FUNCTION} ${name}`,
];

/**
 * Writes the script by which a shell completes commands, options and their values.
 * @param name the name that the command line is called by
 */
export const completionScript = (
  shell: Shell,
  commands: readonly Command<never>[],
  name: string,
): string => (shell === 'bash' ? bash : zsh)(commands, name).join('\n');
