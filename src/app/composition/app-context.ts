import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Settings } from '../../platform/config/index.ts';
import { type Audit, createAudit } from '../../platform/audit/index.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import {
  type Db,
  isMigrated,
  migrate,
  openDatabase,
  openEmbeddedPostgres,
} from '../../platform/db/index.ts';
import { DatabaseUnavailable } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { createRateLimits, type RateLimits } from '../../platform/rate-limit/index.ts';
import { createKeyRing, followSecrets, type KeyRing } from '../../platform/secrets/index.ts';

/** The dependencies of all services: settings, clock, log, keys and database. */
export interface AppContext {
  settings: Settings;
  clock: Clock;
  log: Logger;
  keyRing: KeyRing;
  db: Db;
  rateLimits: RateLimits;
  /** Records every action of people. */
  audit: Audit;
  /** Present in processes that serve or work; commands have none. */
  metrics: Metrics | undefined;
  close(): Promise<void>;
}

/**
 * Makes the data folder, and the folders it is in, where they are missing. One after the other: Node's recursive
 * `mkdir` never ends in a file system that knows the parent but makes nothing in it, such as /proc.
 */
function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeDataFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    // Another process that starts may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Opens the database (starting the embedded one when no address is set) and migrates it. A web
 * process whose database is away starts on a replica that needs no migration. Rejects, with
 * everything closed, when the data folder cannot be created, a migration fails or the keys cannot
 * be read.
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
  const db = openDatabase(url, {
    max: settings.DATABASE_POOL,
    onError,
    watched: true,
    replicaUrl: settings.READ_DATABASE_URL,
  });
  const close = async () => {
    await db.end();
    await embedded?.close();
  };
  let keyRing: KeyRing;
  try {
    await migrate(db).catch(async (error: unknown) => {
      if (!(error instanceof DatabaseUnavailable) || settings.ROLE !== 'web') throw error;
      if (!(await isMigrated(db.reads).catch(() => false))) throw error;
      await db.look();
      log.warn(
        { err: error },
        'the database is away: this process starts by its replica, to answer pages',
      );
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
    rateLimits,
    audit: createAudit(db, clock),
    metrics: options.metrics,
    async close() {
      await rateLimits.close();
      await close();
    },
  };
}
