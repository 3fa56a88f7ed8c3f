import { statement } from '../platform/db/index.ts';

/** Lets starters that race make the demo one after the other. */
export const takeTurnAtDemo = statement(
  'app.take_turn_at_demo',
  `select pg_advisory_xact_lock(hashtextextended('demo', 0))`,
);
