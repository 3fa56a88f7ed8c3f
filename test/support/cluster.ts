import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locateCluster } from '../../src/platform/db/embedded/location.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../src/platform/db/index.ts';

/** Tests lose nothing worth keeping when the machine stops, so they need not wait for the disk. */
const FAST = [
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=400',
  'shared_buffers=128MB',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1h',
];

/** Of this checkout alone: a server goes wrong once the binaries of the checkout that started it are removed. */
const FOLDER = join(
  tmpdir(),
  `campcairn-test-${hash('sha256', import.meta.dirname, 'hex').slice(0, 8)}`,
);

/** The PostgreSQL that all test files share; it keeps running between runs. */
export const openTestCluster = (): Promise<EmbeddedPostgres> =>
  openEmbeddedPostgres(FOLDER, 'postgres', FAST);

/** The process of its server, once it runs. */
export const testClusterPid = (): number =>
  Number.parseInt(readFileSync(join(locateCluster(FOLDER).data, 'postmaster.pid'), 'utf8'), 10);
