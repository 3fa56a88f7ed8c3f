import { statement } from '../../platform/db/index.ts';

/** Lets only one process at a time create the demo, until its transaction ends. */
export const lockDemo = statement(
  'app.lock_demo',
  `select pg_advisory_xact_lock(hashtextextended('demo', 0))`,
);
