import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../src/platform/db/index.ts';

/** Tests lose nothing worth keeping when the machine stops, so they need not wait for the disk. */
const FAST = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=400'];

/** The PostgreSQL that all test files share; it keeps running between runs. */
export const openTestCluster = (): Promise<EmbeddedPostgres> =>
  openEmbeddedPostgres(join(tmpdir(), 'campcairn-test'), 'postgres', FAST);
