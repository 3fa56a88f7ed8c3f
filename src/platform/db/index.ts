export {
  BackupUnreadable,
  type BackupSummary,
  checkBackup,
  dumpDatabase,
  leaveNumbersOut,
  readHeader,
  restoreDatabase,
  type RestoreSteps,
} from './backup/index.ts';
export { bigintArray, booleanArray, dateArray } from './binary-parameters.ts';
export { copyOutArrays, doubles, integers, readArrays, texts } from './binary-arrays.ts';
export { copyIn, copyOut } from './copy.ts';
export { type Db, openDatabase, ping, within } from './database.ts';
export { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded/index.ts';
export { isMigrated, migrate, MIGRATIONS } from './migrate.ts';
export type { Pool, Queryable, Session, Tx } from './queryable.ts';
export { loadSource, type Reads } from './reads.ts';
export { markStale, type Staleness, withStaleness } from './staleness.ts';
export { lastArchivedAt, rightsOfRole, type RoleRights, timeOfDatabase } from './role.ts';
export { singleTransaction } from './single-transaction.ts';
export { statement, type Statement } from './statement.ts';
export { type DatabaseSize, databaseSize, type TableSize } from './storage.ts';
export { cleanRedactedTables } from './redacted-tables.ts';
export type { DatabaseStatus } from './watch.ts';
export { noneWhileAway, unreachable } from './unavailable.ts';
