import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs a script through pgbench with prepared statements, which measures the limit of PostgreSQL
 * itself.
 * @returns transactions a second.
 */
export function pgbench(sockets: string, script: string, clients: number, seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-pgbench-'));
  const file = join(folder, 'script.sql');
  writeFileSync(file, script);
  try {
    const connection = ['-h', sockets, '-U', 'postgres', 'campcairn'];
    const how = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
    const output = execFileSync('pgbench', [...how, '-f', file, ...connection], {
      encoding: 'utf8',
    });
    return Math.round(Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? 0));
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    throw new Error('Benchmarks need pgbench on the PATH (Debian: postgresql-contrib)', {
      cause: error,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Formats JSON for a pgbench script. A space follows each colon, since pgbench reads a colon before
 * a name as a variable.
 */
export const spacedJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll("'", "''").replaceAll('":', '" : ');
