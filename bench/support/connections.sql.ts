import { statement } from '../../src/platform/db/index.ts';

/** Closes other idle connections, so that new ones plan with the current statistics. */
export const endConnections = statement(
  'bench.end_connections',
  `select pg_terminate_backend(pid) from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`,
);
