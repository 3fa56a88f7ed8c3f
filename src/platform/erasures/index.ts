import type { Db, Queryable } from '../db/index.ts';
import type { JobKind } from '../jobs/index.ts';
import { appendToErasureFile, readErasureFile } from './erasure-file.ts';
import {
  type Erasure,
  insertErasures,
  selectErasures,
  selectInstallation,
  selectNewestErasure,
} from './erasures.sql.ts';

export { isErasureFile, requireErasureFile } from './erasure-file.ts';
export type { Erasure } from './erasures.sql.ts';

/** Erases the named data again; skips data that is absent or already erased. */
export type ReplayErasures = (erasures: readonly Erasure[]) => Promise<void>;

/**
 * Keeps erasures in a file outside the database, and repeats those that the database does not know,
 * which happens after it was returned to an earlier time by any means.
 */
export interface ErasureKeeper {
  /**
   * Copies erasures between file and database, so that both have all; returns how many were
   * repeated.
   */
  keep(): Promise<number>;
  /** Runs `keep` every minute. */
  job: JobKind;
}

const keyOf = ({ kind, subject }: Erasure): string => `${kind} ${subject}`;

/** Returns the `erasures` that are not among `known`, without duplicates. */
function missingIn(known: readonly Erasure[], erasures: readonly Erasure[]): Erasure[] {
  const keys = new Set(known.map(keyOf));
  const missing = erasures.filter((erasure) => !keys.has(keyOf(erasure)));
  return [...new Map(missing.map((erasure) => [keyOf(erasure), erasure])).values()];
}

/** Returns all erasures in the database and in files of the same installation. */
export async function knownErasures(db: Queryable, files: readonly string[]): Promise<Erasure[]> {
  const id = await installationOf(db);
  const known = await db.query(selectErasures);
  for (const file of files) known.push(...missingIn(known, await readErasureFile(file, id)));
  return known;
}

/** Repeats the erasures that a database does not know; returns their number. */
export async function eraseMissing(
  db: Db,
  erasures: readonly Erasure[],
  replayErasures: ReplayErasures,
): Promise<number> {
  const missing = missingIn(await db.query(selectErasures), erasures);
  if (missing.length === 0) return 0;
  await replayErasures(missing);
  await db.execute(insertErasures, [JSON.stringify(missing)]);
  return missing.length;
}

/** Returns the id of the installation, which a restored database has from its backup. */
export const installationOf = async (db: Queryable): Promise<string> =>
  (await db.one(selectInstallation)).id;

/** Makes the keeper of a process. */
export function createErasureKeeper(options: {
  db: Db;
  file: string;
  replayErasures: ReplayErasures;
}): ErasureKeeper {
  const { db, file, replayErasures } = options;
  /** The newest erasure that the file has. */
  let kept: string | undefined;
  const keep = async (): Promise<number> => {
    const id = await installationOf(db);
    const newest = `${id} ${(await db.maybeOne(selectNewestErasure))?.mark}`;
    if (newest === kept) return 0;
    const inFile = await readErasureFile(file, id);
    await appendToErasureFile(file, id, missingIn(inFile, await db.query(selectErasures)));
    const again = await eraseMissing(db, inFile, replayErasures);
    kept = again === 0 ? newest : undefined;
    return again;
  };
  return {
    keep,
    job: {
      kind: 'erasures.keep',
      concurrency: 1,
      everySeconds: 60,
      run: async () => void (await keep()),
    },
  };
}
