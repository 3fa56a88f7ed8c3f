import type { Settings } from '../../platform/config/index.ts';
import { type Audit, createAudit } from '../../platform/audit/index.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import {
  type Db,
  either,
  isMigrated,
  migrate,
  openDatabase,
  openEmbeddedPostgres,
  type Queryable,
} from '../../platform/db/index.ts';
import { makeDataFolder } from '../../platform/data-folder.ts';
import { DatabaseUnavailable } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { createRateLimits, type RateLimits } from '../../platform/rate-limit/index.ts';
import { createKeyRing, followSecrets, type KeyRing } from '../../platform/secrets/index.ts';

/** What all services need: settings, clock, log, keys and database. */
export interface AppContext {
  settings: Settings;
  clock: Clock;
  log: Logger;
  keyRing: KeyRing;
  db: Db;
  /** The replica; undefined without one. */
  replica: Db | undefined;
  /** For what is read once, at the start: the database or, where a web process starts while that is away, the replica. */
  startDb: Db;
  /** For reads of the public site: the replica, when there is one and it answers, else the database. */
  readDb: Queryable;
  /** For reads that must not lag behind: the database or, while that is away, the replica. */
  currentDb: Queryable;
  rateLimits: RateLimits;
  /** Of every action of people. */
  audit: Audit;
  /** Of a process that serves or works; commands have none. */
  metrics: Metrics | undefined;
  close(): Promise<void>;
}

/** Whether a replica that is another database than `db` answers, and lacks no migration. */
const canStartFrom = async (replica: Db, db: Db): Promise<boolean> =>
  replica !== db && (await isMigrated(replica).catch(() => false));

/**
 * Opens the database (starting the embedded one when no address is set) and migrates it; a web process whose database
 * is away starts by a replica that needs no migration. Rejects, with everything closed, when the data folder cannot be made, a
 * migration fails or the keys cannot be read.
 */
export async function openAppContext(
  settings: Settings,
  options: { clock?: Clock; log: Logger; metrics?: Metrics },
): Promise<AppContext> {
  const { log } = options;
  makeDataFolder(settings.DATA_DIR);
  const embedded = settings.DATABASE_URL
    ? undefined
    : await openEmbeddedPostgres(settings.DATA_DIR, 'campcairn', [], log);
  const url = settings.DATABASE_URL ?? embedded?.url('campcairn') ?? '';
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection has ended');
  const open = (address: string) =>
    openDatabase(address, { max: settings.DATABASE_POOL, onError, watched: true });
  const db = open(url);
  const replica = settings.READ_DATABASE_URL ? open(settings.READ_DATABASE_URL) : db;
  const close = async () => {
    if (replica !== db) await replica.end();
    await db.end();
    await embedded?.close();
  };
  let keyRing: KeyRing;
  let startDb = db;
  try {
    await migrate(db).catch(async (error: unknown) => {
      const isAway = error instanceof DatabaseUnavailable;
      if (!isAway || settings.ROLE !== 'web' || !(await canStartFrom(replica, db))) throw error;
      log.warn(
        { err: error },
        'the database is away: this process starts by its replica, to answer pages',
      );
      startDb = replica;
    });
    keyRing = createKeyRing(followSecrets(settings.SECRET_KEY, settings.DATA_DIR));
  } catch (error) {
    await close();
    throw error;
  }
  const clock = options.clock ?? systemClock;
  const rateLimits = createRateLimits({
    db,
    clock,
    keyRing,
    onError: (error) => log.warn({ err: error }, 'limits cannot be exchanged with other processes'),
  });
  return {
    settings,
    clock,
    log,
    keyRing,
    db,
    replica: replica === db ? undefined : replica,
    startDb,
    readDb: either(replica, db),
    currentDb: either(db, replica),
    rateLimits,
    audit: createAudit(db, clock),
    metrics: options.metrics,
    async close() {
      await rateLimits.close();
      await close();
    },
  };
}
