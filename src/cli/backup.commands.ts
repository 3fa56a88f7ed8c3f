import { dirname, join, resolve, sep } from 'node:path';
import type { Backups } from '../app/use-cases/backups.ts';
import { BackupUnreadable } from '../platform/db/index.ts';
import { ExpectedError, Mendable } from '../platform/errors.ts';
import { fileReason } from '../platform/mendable.ts';
import { type Command, type CommandResult, flag, listOption, text, WorkFailed } from './command.ts';
import { asLines } from './output.ts';

/** Services of the commands that make and restore backups. */
export interface BackupContext {
  loadBackups(): Promise<Backups>;
}

/** Error codes of files that cannot be opened for reasons other than their disk. */
const NOT_OPENED = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES']);

/**
 * Throws `not_found` for a file or folder that cannot be opened, Mendable when the disk cannot
 * store it, WorkFailed for a file that is not a valid backup.
 */
async function ofFile(file: string, work: Promise<object>): Promise<CommandResult> {
  try {
    return asLines(await work);
  } catch (error) {
    const { code = '', path } = error as NodeJS.ErrnoException;
    // An error from writing has no path.
    const isOfFile = path === undefined || path.startsWith(join(dirname(resolve(file)), sep));
    const reason = isOfFile ? fileReason(error) : undefined;
    if (reason && NOT_OPENED.has(code))
      throw new ExpectedError('not_found', `${file} cannot be opened: ${reason}.`);
    if (reason) throw new Mendable(`${file} cannot be used: ${reason}.`, { cause: error });
    if (error instanceof BackupUnreadable) throw new WorkFailed(error.message, { cause: error });
    throw error;
  }
}

export const backupCommands: Command<BackupContext>[] = [
  {
    words: 'backup check',
    arguments: ['FILE'],
    options: {},
    summary: 'Restore a backup into a scratch database, and compare every table with what it says.',
    run: async ({ arguments: [file = ''] }, { loadBackups }) =>
      ofFile(file, (await loadBackups()).check(file)),
  },
  {
    words: 'backup',
    arguments: ['FILE'],
    options: {
      'no-check': flag('without restoring it into a scratch database to compare it'),
      photos: text('folder to copy uploaded photos to that are not there yet', 'FOLDER'),
    },
    summary: 'Write everything that the database holds into a file, while everything goes on.',
    run: async ({ arguments: [file = ''], options }, { loadBackups }) => {
      const { 'no-check': unchecked, photos } = options;
      const wish = {
        check: unchecked !== true,
        ...(typeof photos === 'string' ? { photos } : {}),
      };
      return ofFile(file, (await loadBackups()).make(file, wish));
    },
  },
  {
    words: 'restore',
    arguments: ['FILE'],
    options: {
      force: flag('though the database has partners, which are replaced'),
      erasures: text('further files that say what was erased since, separated by commas', 'FILES'),
      photos: text('folder of uploaded photos that a backup has copied', 'FOLDER'),
    },
    summary: 'Return to a backup, without what was erased since; running processes go on with it.',
    run: async (given, { loadBackups }) => {
      const [file = ''] = given.arguments;
      const force = given.options.force === true;
      const erasures = listOption(given, 'erasures') ?? [];
      const { photos } = given.options;
      const wish = { force, erasures, ...(typeof photos === 'string' ? { photos } : {}) };
      return ofFile(file, (await loadBackups()).restore(file, wish));
    },
  },
  {
    words: 'database promoted',
    arguments: [],
    options: {},
    summary:
      'After a standby took over that may lack the last changes: leave out the numbers that were given away.',
    run: async (_given, { loadBackups }) => asLines(await (await loadBackups()).standbyTookOver()),
  },
];
