import type { Operators } from '../../../operators/index.ts';
import { campsiteDataAge } from '../../../places/index.ts';
import type { Audit } from '../../../platform/audit/index.ts';
import { type Clock, dayOf } from '../../../platform/clock.ts';
import type { Settings } from '../../../platform/config/index.ts';
import {
  type Db,
  lastArchivedAt,
  rightsOfRole,
  timeOfDatabase,
} from '../../../platform/db/index.ts';
import { ageOf, isOlderThanHours } from './age.ts';
import { type Finding, type Judged, ok, problem, settled, warning } from './finding.ts';

/** What the checks of the database need. */
export interface DatabaseCheckDeps {
  settings: Settings;
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'list'>;
  operators: Pick<Operators, 'emails'>;
}

const RIGHTS = {
  superuser: 'is a superuser',
  createrole: 'may make roles',
  createdb: 'may make databases',
  bypassrls: 'bypasses row security',
  replication: 'may replicate',
} as const;

async function role({ settings, db }: DatabaseCheckDeps): Promise<Judged> {
  if (settings.DATABASE_URL === undefined) return ok('The embedded database runs.');
  const { name, ...rights } = await rightsOfRole(db);
  const more = (Object.keys(RIGHTS) as (keyof typeof RIGHTS)[])
    .filter((right) => rights[right])
    .map((right) => RIGHTS[right]);
  return more.length === 0
    ? ok(`The database is there; its role ${name} has no right too many.`)
    : warning(
        `The role ${name} of DATABASE_URL ${more.join(', ')}, which Campcairn does not need.`,
        'Use a role that owns its database and nothing else: createuser --pwprompt campcairn, then reassign owned.',
      );
}

/** A difference that is felt: codes of authenticator apps and signatures of webhooks hold for some seconds. */
const WARNED_SECONDS = 2;
const WRONG_SECONDS = 20;

async function clock({ db, clock }: DatabaseCheckDeps): Promise<Judged> {
  const before = clock.now().getTime();
  const there = (await timeOfDatabase(db)).getTime();
  const here = (before + clock.now().getTime()) / 2;
  const seconds = Math.abs(there - here) / 1000;
  if (seconds < WARNED_SECONDS) return ok('The clocks of this machine and of the database agree.');
  const difference =
    seconds < 120
      ? `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`
      : ageOf(new Date(Math.min(here, there)), new Date(Math.max(here, there)));
  const off = `The clock of this machine is ${difference} ${here > there ? 'ahead of' : 'behind'} that of the database.`;
  const fix = 'Have both set by NTP: timedatectl set-ntp true';
  return seconds < WRONG_SECONDS ? warning(off, fix) : problem(off, fix);
}

/** A timer of each night may be some time late. */
const BACKUP_DUE_HOURS = 26;
const BACKUP_MISSED_HOURS = 72;

async function backup({ db, audit, clock }: DatabaseCheckDeps): Promise<Judged> {
  const now = clock.now();
  const [made, archivedAt] = await Promise.all([
    audit.list({ action: 'backup.make' }, 1),
    lastArchivedAt(db),
  ]);
  const madeAt = made[0]?.at;
  const last = [madeAt, archivedAt].filter((at) => at instanceof Date).sort((a, b) => +b - +a)[0];
  const fix =
    'Make one now, and one each night by a timer: cc backup FILE (docs/operations/backup.md).';
  if (last === undefined) return problem('No backup has been made.', fix);
  const age = ageOf(last, now);
  const what = last === madeAt ? 'The last backup' : "PostgreSQL's last archived log";
  if (!isOlderThanHours(last, BACKUP_DUE_HOURS, now)) return ok(`${what} is ${age} old.`);
  return isOlderThanHours(last, BACKUP_MISSED_HOURS, now)
    ? problem(`${what} is ${age} old.`, fix)
    : warning(`${what} is ${age} old.`, fix);
}

/** OpenStreetMap's campsites change by some hundred a month. */
const CAMPSITES_DUE_DAYS = 60;

async function campsites({ db, clock }: DatabaseCheckDeps): Promise<Judged> {
  const found = await campsiteDataAge(db);
  const fix =
    'Set PLACES_SOURCES, or import a new file: cc import places FILE (docs/operations/gazetteer.md).';
  if (found === undefined) return warning('There are no campsites of OpenStreetMap.', fix);
  const said = `The campsites of OpenStreetMap are of ${dayOf(found)}, ${ageOf(found, clock.now())} old.`;
  return isOlderThanHours(found, CAMPSITES_DUE_DAYS * 24, clock.now())
    ? warning(said, fix)
    : ok(said);
}

async function people({ operators }: DatabaseCheckDeps): Promise<Judged> {
  const { length: count } = await operators.emails();
  if (count === 0)
    return problem(
      'There is no operator, so that nobody can open the console.',
      'Add yourself: cc operator add you@example.org',
    );
  return count === 1
    ? warning(
        'There is one operator: who loses the second factor needs the command line.',
        'Add a second one: cc operator add EMAIL',
      )
    : ok(`There are ${count} operators.`);
}

/** Checks what the database knows. */
export async function checkDatabase(deps: DatabaseCheckDeps): Promise<Finding[]> {
  const checks = { database: role, clock, operators: people, backup, campsites };
  return Promise.all(Object.entries(checks).map(([check, judge]) => settled(check, judge(deps))));
}
