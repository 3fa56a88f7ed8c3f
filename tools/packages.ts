/**
 * Builds the packages that partners install, and packs them as npm would publish them:
 *
 *   npm run pack -- [FOLDER]
 *
 * Their sources are TypeScript, which this repository runs directly. The published form is built in
 * `packages/<name>/build`: JavaScript, declarations, README, LICENSE and a separate package.json.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './run.ts';

/** Published packages in the order in which they are built. */
const PUBLISHED = ['sdk', 'cli'] as const;

const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');

/** Builds one package; returns the folder to publish. */
export function buildPackage(name: string): string {
  const source = join(ROOT, 'packages', name);
  const build = join(source, 'build');
  rmSync(build, { recursive: true, force: true });
  execFileSync(process.execPath, [tsc, '-p', join(source, 'tsconfig.json')], { stdio: 'inherit' });
  for (const file of globSync('**/*.d.ts', { cwd: build })) {
    const path = join(build, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/(from '\.{1,2}\/[^']+)\.ts'/g, "$1.js'"));
  }
  copyFileSync(join(source, 'README.md'), join(build, 'README.md'));
  copyFileSync(join(ROOT, 'LICENSE'), join(build, 'LICENSE'));
  const described = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const published = {
    ...described,
    private: undefined,
    ...(described.bin ? { bin: { [described.name]: './main.js' } } : {}),
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
  };
  writeFileSync(join(build, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  return build;
}

/** Packs a built package into `folder`; returns the path of the tarball. */
export function packPackage(build: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const args = ['pack', build, '--pack-destination', folder, '--silent', '--offline'];
  return join(folder, execFileSync('npm', args, { encoding: 'utf8' }).trim());
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(ROOT, '.data/packages'));
  for (const name of PUBLISHED) console.log(packPackage(buildPackage(name), folder));
}
