import { setTimeout as wait } from 'node:timers/promises';
import { type Db, statement } from '../../src/platform/db/index.ts';
import type { Seeded } from '@campcairn/seeded';

/** What a connection is doing when it is ended. */
export const MOMENTS = [
  'at a statement',
  'between statements of a transaction',
  'idle',
  'listening',
  'in a COPY',
] as const;

export type Moment = (typeof MOMENTS)[number];

/**
 * Ends connections to the database of whoever asks, but for those named `test`.
 * $1 the moment they are in; null ends all of them.
 */
const endConnections = statement<{ moment: Moment; ended: number }, [moment: Moment | null]>(
  'test.end_connections',
  `with other as materialized (
     select pid, case
       when query ilike 'copy%' and state = 'active' then 'in a COPY'
       when state = 'active' then 'at a statement'
       when state like 'idle in transaction%' then 'between statements of a transaction'
       when query = 'listen job' then 'listening'
       else 'idle' end as moment
     from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
       and application_name <> 'test'
   ),
   ended as (
     select moment, pg_terminate_backend(pid) from other where $1::text is null or moment = $1
   )
   select moment, count(*)::int as ended from ended group by moment`,
);

/** As if towns had been imported: every process loads them anew, by COPY. */
const pretendImport = statement(
  'test.pretend_import',
  `insert into gazetteer_import (kind, file, at, countries, read, added, updated, unchanged, gone, skipped)
   values ('towns', 'towns', now(), '{}', 0, 0, 0, 0, 0, 0)`,
);

/** Milliseconds that a connection in one moment is looked for. */
const HUNT_MS = 3_000;

/**
 * Ends connections at random until the time is over: mostly all that are in one moment, sometimes all
 * there are in quick succession, with pauses in which some work gets done.
 * @returns how many were ended in each moment.
 */
export async function endConnectionsAtRandom(
  db: Db,
  random: Seeded,
  durationMs: number,
): Promise<Record<Moment, number>> {
  const toll = Object.fromEntries(MOMENTS.map((moment) => [moment, 0])) as Record<Moment, number>;
  const over = performance.now() + durationMs;
  const end = async (which: Moment | null): Promise<number> => {
    const rows = await db.query(endConnections, [which]);
    for (const { moment, ended } of rows) toll[moment] += ended;
    return rows.reduce((sum, { ended }) => sum + ended, 0);
  };
  const hunt = async (moment: Moment) => {
    if (moment === 'in a COPY') await db.execute(pretendImport);
    const latest = Math.min(over, performance.now() + HUNT_MS);
    while ((await end(moment)) === 0 && performance.now() < latest) await wait(1);
  };
  while (performance.now() < over) {
    if (random.chance(0.1)) {
      for (let times = random.whole(5, 40); times > 0; times--) {
        await end(null);
        await wait(20);
      }
    } else {
      await hunt(random.pick(MOMENTS));
    }
    await wait(random.pick([5, 20, 100, 400]));
  }
  return toll;
}
