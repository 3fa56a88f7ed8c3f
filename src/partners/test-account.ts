import { TOPICS } from '../mails/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import type { PartnerRow } from './partner.sql.ts';
import { insertTestAccount, selectTestAccount, TEST_SUFFIX } from './test-account.sql.ts';

/** A partner's account for tests: a partner of its own that no traveller sees. */
export type TestAccount = Pick<PartnerRow, 'id' | 'slug'>;

/** Whether a slug is one of a test account. */
export const isTestSlug = (slug: string): boolean => slug.endsWith(TEST_SUFFIX);

/** The slug of the account that a test account belongs to. */
export const liveSlugOf = (slug: string): string =>
  isTestSlug(slug) ? slug.slice(0, -TEST_SUFFIX.length) : slug;

/** The test account of a partner; undefined when none was opened. */
export const testAccountOf = (db: Queryable, partnerId: number): Promise<TestAccount | undefined> =>
  db.maybeOne(selectTestAccount, [partnerId]);

/** Opens a partner's test account, or finds the one that there is. Throws `bad_request` for a closed account. */
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
