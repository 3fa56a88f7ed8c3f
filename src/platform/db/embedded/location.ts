import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinaries } from './binaries.ts';
import { databaseUser, isRoot } from './unprivileged.ts';

/** Paths of one embedded cluster. */
export interface Cluster {
  /** Name that its server's processes show. */
  name: string;
  /** The folder of `initdb` and `postgres`. */
  binaries: string;
  /** PostgreSQL's own data folder. */
  data: string;
  /** Folder of its socket, open to its owner only. */
  sockets: string;
  logFile: string;
}

/** A socket's whole path may have 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_FOLDER_BYTES = 85;

/** Creates a folder that only the database's user may enter. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isRoot()) chownSync(folder, databaseUser(), databaseUser());
}

/** Returns the folders of the cluster of `dataDir`, and makes those that are missing. */
export function locateCluster(dataDir: string): Cluster {
  const root = join(dataDir, 'postgres');
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const near = join(root, 'run');
  const sockets =
    Buffer.byteLength(near) <= MAX_SOCKET_FOLDER_BYTES
      ? near
      : join(tmpdir(), `campcairn-postgres-${hash}`);
  for (const folder of [dataDir, root, sockets]) {
    if (existsSync(folder)) continue;
    if (folder === dataDir) mkdirSync(folder, { recursive: true, mode: 0o755 });
    else makeFolder(folder);
  }
  const name = `campcairn-${hash}`;
  const binaries = postgresBinaries();
  return { name, binaries, data: join(root, 'data'), sockets, logFile: join(root, 'postgres.log') };
}

/** Returns the URL of database `name` in a cluster, for its superuser or another role. */
export const clusterUrl = (cluster: Cluster, name: string, role = 'postgres'): string =>
  `postgres://${role}@/${name}?host=${encodeURIComponent(cluster.sockets)}`;
