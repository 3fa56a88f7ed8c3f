/**
 * Makes a release:
 *
 *   npm run release -- 1.1.0 --draft   # writes the number and a draft of the changelog's section, to be edited
 *   npm run release -- 1.1.0           # also packs, writes the SBOM, commits `release: 1.1.0`, tags it `v1.1.0`, builds the image
 *
 * The packages, the Python client and the SBOM (CycloneDX) are in `build/release`. A section that the changelog has already
 * is kept. The image is built by Podman or Docker, whichever answers.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftedSection, hasSection, withSection } from './release-notes.ts';
import { ROOT } from './run.ts';

/** Files that contain the release's version as text. npm updates the manifests and the lock file. */
export const STATED_IN = [
  'deploy/kubernetes/kustomization.yaml',
  'packages/cli/README.md',
  'packages/cli/src/version.ts',
  'packages/python/campcairn_client.py',
  'packages/sdk/README.md',
  'packages/sdk/src/version.ts',
];

const CHANGELOG = join(ROOT, 'CHANGELOG.md');

/** Folder of what partners install and the SBOM of a release. */
const MADE = join(ROOT, 'build/release');

const PYTHON_CLIENT = 'campcairn_client.py';

const versionIn = (file: string): string =>
  (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { version: string }).version;

/** Returns the version of this source tree. */
export const released = (): string => versionIn('package.json');

const shell = process.platform === 'win32';

const npm = (...args: string[]) =>
  execFileSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell });

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Returns the newest tag of a release, and undefined before the first one. */
function lastTag(): string | undefined {
  const [newest] = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname').split('\n');
  return newest === '' ? undefined : newest;
}

/** Replaces this release's version by `next` everywhere. */
function writeNumber(next: string): void {
  const before = released();
  for (const file of STATED_IN) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    writeFileSync(join(ROOT, file), text.replaceAll(before, next));
  }
  // The packages depend on each other by version, which npm would not update.
  for (const file of ['packages/cli/package.json', 'packages/demo-partner/package.json']) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    writeFileSync(
      join(ROOT, file),
      text.replaceAll(/("@campcairn\/[\w-]+": )"[^"]+"/g, `$1"${next}"`),
    );
  }
  const only = ['--no-git-tag-version', '--allow-same-version'];
  // The program and `packages/cli` have one name, by which npm would update only one of the two at once.
  npm('version', next, ...only);
  npm('version', next, '--workspaces', ...only);
  npm('run', 'openapi');
}

/** Writes the section of a release into the changelog, drafted from its commits, unless it is there. */
function writeSection(next: string): void {
  const changelog = readFileSync(CHANGELOG, 'utf8');
  if (hasSection(changelog, next)) return;
  const last = lastTag();
  const range = last === undefined ? [] : [`${last}..HEAD`];
  const subjects = git('log', '--no-merges', '--reverse', '--format=%s', ...range).split('\n');
  writeFileSync(CHANGELOG, withSection(changelog, draftedSection(next, subjects)));
}

/** Writes the bill of materials, the packages that partners install and the Python client, which is one file. */
function make(next: string): void {
  rmSync(MADE, { recursive: true, force: true });
  mkdirSync(MADE, { recursive: true });
  const words = 'sbom --omit=dev --sbom-format=cyclonedx --sbom-type=application'.split(' ');
  const sbom = execFileSync('npm', words, { cwd: ROOT, shell, maxBuffer: 1 << 28 });
  writeFileSync(join(MADE, `campcairn-${next}.cdx.json`), sbom);
  execFileSync(process.execPath, [join(ROOT, 'tools/packages.ts'), MADE], { stdio: 'inherit' });
  copyFileSync(join(ROOT, 'packages/python', PYTHON_CLIENT), join(MADE, PYTHON_CLIENT));
}

/** Commits what the release has written, and tags it. */
function tag(next: string): void {
  git('add', '--all');
  if (git('status', '--porcelain') !== '') git('commit', '--message', `release: ${next}`);
  git('tag', '--annotate', `v${next}`, '--message', `Campcairn ${next}`);
}

/** Programs that build images, with what each needs for an image with a health check. */
const ENGINES = [['podman', '--format', 'docker'], ['docker']] as const;

/** Builds the image of a release. Without an engine that answers, returns the command that is left to do. */
function buildImage(next: string): string | undefined {
  // "version" fails where a command is installed but its engine does not run.
  const engine = ENGINES.find(([name]) => spawnSync(name, ['version'], { shell }).status === 0);
  const [name, ...format] = engine ?? ENGINES[0];
  const words = ['build', ...format, '-f', 'deploy/Containerfile', '-t', `campcairn:${next}`, '.'];
  if (engine === undefined) return [name, ...words].join(' ');
  execFileSync(name, words, { cwd: ROOT, stdio: 'inherit', shell });
  return undefined;
}

/** Returns why a release cannot be made now; undefined when it can. */
function obstacle(next: string, drafts: boolean): string | undefined {
  if (git('tag', '--list', `v${next}`) !== '') return `There is a tag v${next} already.`;
  if (drafts) return undefined;
  // The files that a draft has written, and its edited section, may be there.
  const section = hasSection(readFileSync(CHANGELOG, 'utf8'), next);
  const isDrafted = section && released() === next;
  return git('status', '--porcelain') === '' || isDrafted
    ? undefined
    : 'There are changes that are not committed: commit them first.';
}

function release(next: string, drafts: boolean): void {
  const why = obstacle(next, drafts);
  if (why !== undefined) {
    console.error(why);
    process.exitCode = 1;
    return;
  }
  writeNumber(next);
  writeSection(next);
  if (drafts) {
    console.log(`Edit the section ${next} of CHANGELOG.md, then: npm run release -- ${next}`);
    return;
  }
  make(next);
  tag(next);
  console.log(
    `Campcairn ${next} is committed and tagged; packages, Python client and SBOM are in build/release.`,
  );
  const left = buildImage(next);
  console.log(
    left === undefined
      ? `The image is campcairn:${next}.`
      : `The image was NOT built, because neither Podman nor Docker answers here. Where one does:\n\n  ${left}\n`,
  );
  console.log('Then: git push --follow-tags');
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  const [next, ...more] = words.filter((word) => word !== '--draft');
  if (next === undefined || more.length > 0 || !/^\d+\.\d+\.\d+$/.test(next)) {
    console.error('Name the number of the release, such as 1.1.0: npm run release -- 1.1.0');
    process.exitCode = 2;
  } else release(next, words.includes('--draft'));
}
