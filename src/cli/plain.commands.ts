import { type SettingRow, settingRows } from '../platform/config/index.ts';
import { type Command, type CommandIo, flag, text, textOption, UsageError } from './command.ts';
import type { CommandContext } from './context.ts';
import { completionScript, SHELLS } from './completion.ts';
import { doctor } from './doctor.ts';
import { asTable } from './output.ts';

/** What commands may use that need no database. */
export interface PlainContext {
  io: CommandIo;
  /** Opens the services over the database; the caller closes them. */
  openContext(): Promise<CommandContext>;
  /** All commands, in the order of the help. */
  commands: readonly Command<never>[];
}

/** Names by which a shell may call the command line. */
const CALLABLE = /^[\w][\w.+-]*$/;

const wrong = ({ problem }: SettingRow): boolean => problem !== null;

/** Commands that open no database, or go on without it. */
export const plainCommands: Command<PlainContext>[] = [
  {
    words: 'doctor',
    arguments: [],
    options: {
      mail: text('sends a test mail there, and looks up SPF, DKIM and DMARC of MAIL_FROM', 'EMAIL'),
      'dkim-selector': text('the name of the DKIM record, as in NAME._domainkey.…', 'NAME'),
    },
    table: true,
    summary:
      'Check what a public site needs, and say what to do; ends with 5 where something is wrong.',
    run: (given, { io, openContext }) =>
      doctor(io, openContext, {
        mailTo: textOption(given, 'mail'),
        selector: textOption(given, 'dkim-selector'),
      }),
  },
  {
    words: 'settings',
    arguments: [],
    options: { set: flag('only those that are set') },
    table: true,
    summary: 'List all settings, their values with secrets masked, and where each comes from.',
    async run(given, { io }) {
      const all = settingRows(io.environment);
      const rows = given.options.set ? all.filter(({ from }) => from === 'environment') : all;
      const brief = rows.map(({ problem, ...row }) =>
        all.some(wrong) ? { ...row, problem } : row,
      );
      return asTable(rows, brief);
    },
  },
  {
    words: 'completion',
    arguments: [SHELLS.join('|')],
    options: { command: text('the name that you call cc by; cc without it', 'NAME') },
    summary: 'Print the script by which a shell completes commands: source <(cc completion bash)',
    async run(given, { commands }) {
      const shell = SHELLS.find((known) => known === given.arguments[0]);
      if (!shell) throw new UsageError(`The shell must be one of ${SHELLS.join(', ')}.`);
      const name = textOption(given, 'command') ?? 'cc';
      if (!CALLABLE.test(name)) throw new UsageError('--command must be the name of a command.');
      const script = completionScript(shell, commands, name);
      return { json: { shell, script }, text: script };
    },
  },
];
