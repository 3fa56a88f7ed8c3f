/**
 * Builds the packages that partners install, and packs them as npm would publish them:
 *
 *   npm run pack -- [FOLDER]
 *
 * Their sources are TypeScript, which this repository runs directly. The published form is built in
 * `packages/<name>/build`: JavaScript, declarations, README, CHANGELOG, LICENSE and a separate
 * package.json. Without a folder they are packed into `build/packages`, from where the site serves
 * them; `tools/setup.mjs` does so when their sources have changed.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ROOT } from './run.ts';

/** Published packages in the order in which they are built. */
export const PUBLISHED = ['sdk', 'cli'] as const;

export type Published = (typeof PUBLISHED)[number];

/** Packages that are built only to be contained in that of the CLI. */
const CONTAINED = ['feed-cells', 'ical'] as const;

/** Folder of the packed files that the site serves. */
const SERVED = join(ROOT, 'build/packages');

const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');

interface Manifest {
  name: string;
  version: string;
  bin?: object;
  dependencies?: Record<string, string>;
  [field: string]: unknown;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const writeJson = (path: string, value: object) =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** Compiles TypeScript; declarations then import JavaScript too. */
function compile(build: string, ...args: string[]): void {
  execFileSync(process.execPath, [tsc, ...args, '--outDir', build], { stdio: 'inherit' });
  for (const file of globSync('**/*.d.ts', { cwd: build, exclude: ['node_modules'] })) {
    const path = join(build, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/(from '\.{1,2}\/[^']+)\.ts'/g, "$1.js'"));
  }
}

/**
 * Copies dependencies, and theirs, into a build. A package that is installed from a site must not
 * need a registry.
 */
function bundle(names: readonly string[], build: string): string[] {
  const bundled = new Set(names);
  for (const name of bundled) {
    const target = join(build, 'node_modules', name);
    const own = [...PUBLISHED, ...CONTAINED].find((one) => `@campcairn/${one}` === name);
    if (own !== undefined) {
      cpSync(join(ROOT, 'packages', own, 'build'), target, { recursive: true });
      continue;
    }
    const source = join(ROOT, 'node_modules', name);
    // Builds for browsers and source maps are of no use to a command line.
    const filter = (path: string) => path !== join(source, 'dist') && !path.endsWith('.map');
    cpSync(source, target, { recursive: true, filter });
    for (const inner of Object.keys(readManifest(source).dependencies ?? {})) bundled.add(inner);
  }
  return [...bundled];
}

/** Compiles a package into its folder for builds, which is emptied before; returns that folder. */
function compileFresh(source: string): string {
  const build = join(source, 'build');
  rmSync(build, { recursive: true, force: true });
  compile(build, '-p', join(source, 'tsconfig.json'));
  return build;
}

/** Builds a package that is contained in that of the CLI. */
function buildContained(name: (typeof CONTAINED)[number]): void {
  const source = join(ROOT, 'packages', name);
  const build = compileFresh(source);
  copyFileSync(join(source, 'README.md'), join(build, 'README.md'));
  copyFileSync(join(ROOT, 'LICENSE'), join(build, 'LICENSE'));
  const exports = { '.': { types: './index.d.ts', default: './index.js' } };
  writeJson(join(build, 'package.json'), { ...readManifest(source), exports });
}

/** Builds one package; returns the folder to publish. The CLI contains the last build of the SDK. */
export function buildPackage(name: Published): string {
  const source = join(ROOT, 'packages', name);
  if (name === 'cli') for (const inner of CONTAINED) buildContained(inner);
  const build = compileFresh(source);
  for (const file of ['README.md', 'CHANGELOG.md'])
    copyFileSync(join(source, file), join(build, file));
  copyFileSync(join(ROOT, 'LICENSE'), join(build, 'LICENSE'));
  const { private: _, ...described } = readManifest(source);
  const { repository } = readManifest(ROOT);
  const published: Manifest = {
    ...described,
    repository: { ...(repository as object), directory: `packages/${name}` },
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
  };
  if (name === 'sdk') {
    // Programs that `require` have types and code of their own.
    const cjs = join(build, 'cjs');
    compile(cjs, '-p', join(source, 'tsconfig.cjs.json'));
    writeJson(join(cjs, 'package.json'), { type: 'commonjs' });
    published['main'] = './cjs/index.js';
    published['types'] = './cjs/index.d.ts';
    published['exports'] = {
      '.': {
        import: { types: './index.d.ts', default: './index.js' },
        require: { types: './cjs/index.d.ts', default: './cjs/index.js' },
      },
    };
  } else {
    published['bin'] = { campcairn: './main.js' };
    published['bundleDependencies'] = bundle(Object.keys(described.dependencies ?? {}), build);
  }
  writeJson(join(build, 'package.json'), published);
  return build;
}

/** Packs a built package into `folder`; returns the path of the tarball. */
export function packPackage(name: Published, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const build = join(ROOT, 'packages', name, 'build');
  const args = ['pack', build, '--pack-destination', folder, '--silent', '--offline'];
  const packed = execFileSync('npm', args, { cwd: build, encoding: 'utf8' }).trim();
  // The CLI's package has the name of its command.
  const file = join(folder, `campcairn-${name}-${readManifest(build).version}.tgz`);
  renameSync(join(folder, basename(packed)), file);
  return file;
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  const named = words.find((word) => !word.startsWith('--'));
  const folder = named === undefined ? SERVED : resolve(named);
  if (folder === SERVED) rmSync(SERVED, { recursive: true, force: true });
  for (const name of PUBLISHED) {
    buildPackage(name);
    const file = packPackage(name, folder);
    if (!words.includes('--quiet')) console.log(file);
  }
}
