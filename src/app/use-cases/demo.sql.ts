import { statement } from '../../platform/db/index.ts';

/** Serialises the creation of the demo between processes until the transaction ends. */
export const lockDemo = statement(
  'app.lock_demo',
  `select pg_advisory_xact_lock(hashtextextended('demo', 0))`,
);
