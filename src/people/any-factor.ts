import type { Queryable } from '../platform/db/index.ts';
import { selectHasFactor } from './person.sql.ts';
import { forgetSecondFactorShown } from './session.sql.ts';

/** Whether a person has an authenticator app or a passkey. */
export const hasFactor = async (tx: Queryable, personId: number): Promise<boolean> =>
  (await tx.one(selectHasFactor, [personId])).has;

/**
 * Call after a factor was removed: when none remains, marks all sessions of the person as not
 * having shown one.
 */
export async function afterRemoval(tx: Queryable, personId: number): Promise<void> {
  if (!(await hasFactor(tx, personId))) await tx.execute(forgetSecondFactorShown, [personId]);
}
