import { statement } from '../../platform/db/index.ts';

/** Moves all changes two hours into the past, so that they are due for deletion. */
export const ageChanges = statement(
  'search.age_changes',
  `update search_change set at = at - interval '2 hours'`,
);

/** Inserts a listing directly, without the use cases. */
export const insertPlainly = statement<{ id: number }, [partnerId: number, document: unknown]>(
  'search.insert_plainly',
  `insert into listing (partner_id, external_id, document, amenities, category, status, slug, title,
     url, lat, lng, approximate, country_code, created_at, updated_at)
   values ($1, 'late', $2, '{}', 'campervan', 'active', 'late', 'late', 'https://late.example',
     51.45, -2.59, false, 'GB', now(), now())
   returning id`,
);

/** Gives a partner another name, without the use cases. */
export const renamePartner = statement<never, [id: number, name: string]>(
  'search.rename_partner',
  'update partner set name = $2 where id = $1',
);

/** Makes the database look as if restored from a server with many more transactions. */
export const pretendRestored = statement(
  'search.pretend_restored',
  `with change as (
     insert into search_change (xid, kind, ids) values ('900000000000', 'listing', '{1}')
   )
   update search_change_cleared set xid = '900000000000'`,
);

/** Makes the database look as if returned to a time before all snapshots of the index. */
export const forgetSnapshots = statement('search.forget_snapshots', 'delete from search_snapshot');
