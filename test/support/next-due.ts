import { type Db, statement } from '../../src/platform/db/index.ts';

const selectNextDue = statement<{ due_at: Date | null }, [kinds: readonly string[]]>(
  'test.jobs.select_next_due',
  `select min(due_at) as due_at from job where kind = any($1::text[]) and parked_at is null`,
);

/** When the next job of these kinds is due; null when there is none. */
export const nextDue = async (
  db: Db,
  kinds: readonly { readonly kind: string }[],
): Promise<Date | null> => (await db.one(selectNextDue, [kinds.map(({ kind }) => kind)])).due_at;
