import { TOPICS } from '../mails/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import {
  insertTestAccount,
  type PartnerRow,
  selectTestAccount,
  TEST_SUFFIX,
} from './partner.sql.ts';

/** A partner's account for tests, stored as a separate partner that no traveller sees. */
export type TestAccount = Pick<PartnerRow, 'id' | 'slug'>;

/** Whether a slug belongs to a test account. */
export const isTestSlug = (slug: string): boolean => slug.endsWith(TEST_SUFFIX);

/** Returns the slug of the live account of a test account. */
export const liveSlugOf = (slug: string): string =>
  isTestSlug(slug) ? slug.slice(0, -TEST_SUFFIX.length) : slug;

/** Returns the test account of a partner; undefined when none was opened. */
export const testAccountOf = (db: Queryable, partnerId: number): Promise<TestAccount | undefined> =>
  db.maybeOne(selectTestAccount, [partnerId]);

/**
 * Opens a partner's test account, or returns the existing one. Throws `bad_request` for a closed
 * account.
 */
export async function openTestAccount(
  tx: Queryable,
  clock: Clock,
  partnerId: number,
): Promise<TestAccount> {
  await tx.execute(insertTestAccount, [partnerId, TOPICS, clock.now()]);
  const account = await testAccountOf(tx, partnerId);
  if (account) return account;
  throw new ExpectedError(
    'bad_request',
    'A closed account and a test account have no test account.',
  );
}
