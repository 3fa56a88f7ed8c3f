import { statement } from '../platform/db/index.ts';
import type { PartnerRow } from './partner.sql.ts';

/** Suffix of a test account's slug after its partner's slug; slugs made from names never contain `~`. */
export const TEST_SUFFIX = '~test';

/** Opens the test account of an open account, unless it exists. It receives no mails. */
export const insertTestAccount = statement<
  never,
  [partnerId: number, mailsOff: readonly string[], now: Date]
>(
  'partners.insert_test_account',
  `insert into partner (slug, name, website, contact_email, status, categories, countries, language,
     mails_off, created_at, approved_at, test_of)
   select slug || '${TEST_SUFFIX}', name, website, '', status, categories, countries, language,
     $2::text[], $3, approved_at, id
   from partner where id = $1 and closed_at is null and test_of is null
   on conflict (test_of) do nothing`,
);

/** Selects the test account of a partner. */
export const selectTestAccount = statement<Pick<PartnerRow, 'id' | 'slug'>, [partnerId: number]>(
  'partners.select_test_account',
  'select id, slug from partner where test_of = $1',
);
