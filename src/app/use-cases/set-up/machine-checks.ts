import { statfs } from 'node:fs/promises';
import { type Finding, type Judged, ok, problem, settled, warning } from './finding.ts';
import { siteBuiltAt, type SiteState, siteState } from './site-sources.ts';

const GB = 1e9;
const FULL_BYTES = 0.5 * GB;
const TIGHT_BYTES = 2 * GB;
/** On a large disk less than a tenth of it is no matter where so much is free. */
const PLENTY_BYTES = 20 * GB;

/** Judges the free space of a disk. */
export function judgeDisk(freeBytes: number, allBytes: number): Judged {
  const share = Math.round((100 * freeBytes) / allBytes);
  const said = `${(freeBytes / GB).toFixed(1)} GB of the disk of DATA_DIR are free (${share} %).`;
  const fix = 'Make room: a full disk stops writes, and backups need as much as the database.';
  if (freeBytes < FULL_BYTES) return problem(said, fix);
  return freeBytes < TIGHT_BYTES || (share < 10 && freeBytes < PLENTY_BYTES)
    ? warning(said, fix)
    : ok(said);
}

async function disk(dataDir: string): Promise<Judged> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return judgeDisk(bavail * bsize, blocks * bsize);
}

const BUILD = 'Build it, then restart the server: node tools/setup.mjs';

const SITE: Record<SiteState, Judged> = {
  current: ok('The pages are built from the sources that are here.'),
  unknown: ok('The pages are built; there are no sources here to compare them with.'),
  stale: problem('The pages are built from other sources than those that are here.', BUILD),
  missing: problem('The pages are not built.', BUILD),
};

/** Judges whether the build of the site is that of its sources, and was there when the process started. */
export function judgeSite(state: SiteState, startedAt: Date | undefined): Judged {
  const builtAt = siteBuiltAt();
  if (state === 'current' && startedAt && builtAt && builtAt > startedAt)
    return warning('The pages were built anew since this process started.', 'Restart the server.');
  return SITE[state];
}

/** Checks the machine: its disk, and the build of the site. */
export async function checkMachine(
  dataDir: string,
  startedAt: Date | undefined,
): Promise<Finding[]> {
  const site = async () => judgeSite(await siteState(), startedAt);
  return Promise.all([settled('disk', disk(dataDir)), settled('site', site())]);
}
