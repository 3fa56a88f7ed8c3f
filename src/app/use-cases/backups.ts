import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { continueLeadNumbersFrom, lastLeadNumber } from '../../leads/index.ts';
import { countEventsOnFrom, lastEventNumber } from '../../deliveries/index.ts';
import { endEverySession } from '../../people/index.ts';
import {
  type BackupSummary,
  checkBackup,
  type Db,
  dumpDatabase,
  leaveNumbersOut,
  readHeader,
  type Queryable,
  restoreDatabase,
  type RestoreSteps,
} from '../../platform/db/index.ts';
import {
  type Erasure,
  eraseMissing,
  installationOf,
  isErasureFile,
  knownErasures,
} from '../../platform/erasures/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import { SecretError } from '../../platform/secrets/index.ts';
import { loadSearchAnew } from '../../search/index.ts';
import { copyPhotos, returnPhotos } from './photo-copies.ts';
import { createErasureReplay, erasureFile } from './erasures.ts';
import type { AppContext } from '../composition/app-context.ts';
import type { SharedServices } from '../composition/shared-services.ts';
import type { Recorder } from '../../platform/audit/index.ts';

/** The result of making a backup. */
export interface MadeBackup extends BackupSummary {
  file: string;
  /** Whether it was restored into a scratch database and compared. */
  checked: boolean;
  /** Number of uploaded photos that were copied, where a folder for them was named. */
  photos?: number;
}

/** The result of restoring a backup. */
export interface Restored extends BackupSummary {
  /** When the backup was made. */
  made_at: string;
  /** Number of erasures repeated: data erased since the backup was made, or past its retention. */
  erased_again: number;
  /** Tables of the backup that no release creates; they are left out. */
  unknown_tables: string[];
  /** Number of uploaded photos that were put back, where a folder of them was named. */
  photos?: number;
  /** Number of uploaded photos of the backup whose files are missing. */
  photos_missing: number;
  /** Roles that had rights when the backup was made and that this server lacks. */
  unknown_roles: string[];
}

/** Makes and restores backups of the database; each action is recorded in the audit log. */
export interface Backups {
  /**
   * Makes a backup while processes keep running.
   * @param options.photos folder that uploaded photos are copied to that are not there yet
   */
  make(file: string, options: { check: boolean; photos?: string }): Promise<MadeBackup>;
  /**
   * Restores a backup into a scratch PostgreSQL in a folder beside it and compares every table; the
   * database of the settings is left alone. Throws {BackupUnreadable}.
   */
  check(file: string): Promise<BackupSummary>;
  /**
   * Restores a backup, also while processes run; they continue with the restored data. Erasures
   * since the backup are repeated. Throws `bad_request` when the database contains data and `force`
   * is not set, or when a key or a file of erasures is missing.
   * @param options.erasures further files of erasures, which must exist
   * @param options.photos folder that a backup has copied uploaded photos to
   */
  restore(
    file: string,
    options: { force: boolean; erasures: readonly string[]; photos?: string },
  ): Promise<Restored>;
  /**
   * Call after a standby that lacked the last changes became the primary. Numbers continue far
   * behind those already assigned, because partners read by ascending number, and indexes are
   * reloaded.
   */
  standbyTookOver(): Promise<{ numbers_left_out: number }>;
}

/** Encrypted into each backup, to check when it is restored whether its keys exist. */
const SEALED = 'campcairn';

const refuse = (message: string): never => {
  throw new ExpectedError('bad_request', message);
};

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

interface Deps {
  services: SharedServices;
  /** Creates the same services on another database; the caller closes them. */
  servicesOver(db: Db): SharedServices;
  /** Records actions in the name of the person who runs the command. */
  recorder: Recorder;
}

export function createBackups(context: AppContext, deps: Deps): Backups {
  const { db, clock, keyRing, settings } = context;
  const { services, servicesOver, recorder } = deps;
  const hasKeyOf = (sealed: unknown): boolean => {
    try {
      return keyRing.decrypt(String(sealed)) === SEALED;
    } catch (error) {
      if (error instanceof SecretError) return false;
      throw error;
    }
  };
  /**
   * Returns the erasures that the current database has recorded, if the backup comes from the same
   * installation.
   */
  const erasedSince = async (from: Queryable, scratch: Db): Promise<Erasure[]> =>
    (await installationOf(from)) === (await installationOf(scratch)) ? knownErasures(from, []) : [];
  /** Repeats erasures in the restored data, and erases data past its retention. */
  const prepare = async (scratch: Db, files: readonly string[]): Promise<number> => {
    const restored = servicesOver(scratch);
    const known = await knownErasures(scratch, files);
    known.push(...(await erasedSince(db, scratch)));
    const replayErasures = createErasureReplay({ db: scratch, clock }, restored);
    const again = await eraseMissing(scratch, known, replayErasures);
    const purged = await restored.retention.purge(undefined, Infinity);
    await restored.close();
    return again + purged;
  };
  return {
    async make(file, { check, photos: folder }) {
      const path = resolve(file);
      if (await isFolder(path)) refuse(`${file} is a folder: name a file in it.`);
      const about = { sealed: keyRing.encrypt(SEALED) };
      const made = await dumpDatabase(db, path, clock.now(), about);
      if (check) await checkBackup(path);
      await recorder.change(async () => {
        const after = { rows: made.rows, checked: check };
        return {
          result: undefined,
          entry: { action: 'backup.make', subject: basename(file), after },
        };
      });
      const copied =
        folder === undefined ? {} : { photos: await copyPhotos(services.photos, folder) };
      return { file: path, ...made, checked: check, ...copied };
    },
    async check(file) {
      const { tables, rows } = await checkBackup(file);
      return { tables, rows };
    },
    async restore(file, { force, erasures, photos: folder }) {
      const path = resolve(file);
      const { made_at, about } = await readHeader(path);
      const wasEmpty = (await services.partners.list()).length === 0;
      if (!force && !wasEmpty) {
        refuse(
          'The database has partners already, and would lose them. Add --force if that is meant.',
        );
      }
      if (!hasKeyOf(about.sealed)) {
        refuse(
          'The key that secrets of this backup were sealed with is not there: put it behind a comma in SECRET_KEY, or copy secret.key into DATA_DIR.',
        );
      }
      for (const named of erasures) {
        if (await isErasureFile(named)) continue;
        refuse(
          `${named} is no file of erasures that can be read: what was erased since would come back.`,
        );
      }
      const files = [erasureFile(settings), ...erasures];
      let erasedAgain = 0;
      let former: { lead: number; event: number };
      /** Erasures made while the backup was being loaded. */
      let meanwhile: Erasure[] = [];
      const steps: RestoreSteps = {
        async prepare(scratch) {
          erasedAgain = await prepare(scratch, files);
        },
        async lastLook(tx, scratch) {
          former = { lead: await lastLeadNumber(tx), event: await lastEventNumber(tx) };
          meanwhile = await erasedSince(tx, scratch);
        },
        async exchange(tx, leftOut) {
          const restored = [await lastLeadNumber(tx), await lastEventNumber(tx)] as const;
          await continueLeadNumbersFrom(tx, Math.max(former.lead, restored[0]) + leftOut);
          await countEventsOnFrom(tx, Math.max(former.event, restored[1]) + leftOut);
          await loadSearchAnew(tx);
          await endEverySession(tx);
          const after = { made_at, erased_again: erasedAgain };
          await recorder.record(tx, { action: 'backup.restore', subject: basename(file), after });
        },
        async finish() {
          erasedAgain += await eraseMissing(db, meanwhile, createErasureReplay(context, services));
        },
      };
      const { tables, rows, unknownTables, unknownRoles } = await restoreDatabase(
        db,
        path,
        { withRights: wasEmpty },
        steps,
      );
      const { putBack, missing } = await returnPhotos(services.photos, folder);
      return {
        tables,
        rows,
        made_at,
        erased_again: erasedAgain,
        unknown_tables: unknownTables,
        ...(folder === undefined ? {} : { photos: putBack }),
        photos_missing: missing,
        unknown_roles: unknownRoles,
      };
    },
    standbyTookOver: () =>
      recorder.change(async (tx) => {
        const leftOut = await leaveNumbersOut(tx);
        // Storing an enquiry locks these rows in the same order.
        await countEventsOnFrom(tx, (await lastEventNumber(tx)) + leftOut);
        await continueLeadNumbersFrom(tx, (await lastLeadNumber(tx)) + leftOut);
        await loadSearchAnew(tx);
        const result = { numbers_left_out: leftOut };
        const entry = { action: 'database.promoted', subject: 'database', after: result };
        return { result, entry };
      }),
  };
}
