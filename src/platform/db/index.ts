export { copyIn, copyOut } from './copy.ts';
export { type Db, openDatabase, ping, type Queryable, type Session, type Tx } from './database.ts';
export { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded/index.ts';
export { migrate, MIGRATIONS } from './migrate.ts';
export { statement, type Statement } from './statement.ts';
export { type DatabaseSize, databaseSize, type TableSize } from './storage.ts';
export { cleanWipedTables } from './wiped-tables.ts';
export { within } from './within.ts';
