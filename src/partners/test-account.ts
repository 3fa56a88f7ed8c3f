import { TOPICS } from '../mails/index.ts';
import { type Clock, daysBefore } from '../platform/clock.ts';
import type { Queryable, Tx } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import {
  emptyTest,
  insertTestAccount,
  type PartnerRow,
  selectTestAccount,
  selectUnusedTests,
  TEST_SUFFIX,
} from './partner.sql.ts';

/** Maximum number of listings in the test account of a partner that has never been approved. */
export const MAX_TRIAL_LISTINGS = 500;

/** Days after the last use of its key for which such a test account is kept. */
const TRIAL_DAYS = 30;

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

const unusedBefore = (clock: Clock): Date => daysBefore(clock.now(), TRIAL_DAYS);

/** Returns the ids of unused test accounts of partners that have never been approved. */
export async function unusedTestAccounts(db: Queryable, clock: Clock): Promise<number[]> {
  return (await db.query(selectUnusedTests, [unusedBefore(clock)])).map(({ id }) => id);
}

/**
 * Deletes the key and the webhook of an unused test account, whose owner can make another key.
 * Returns its slug; undefined when it has been used or approved since.
 */
export async function emptyTestAccount(
  tx: Tx,
  clock: Clock,
  partnerId: number,
): Promise<string | undefined> {
  return (await tx.maybeOne(emptyTest, [partnerId, unusedBefore(clock)]))?.slug;
}
