import { statement } from '../platform/db/index.ts';

/** The ids of the keys by which anything is sealed, and how much by each. */
export const selectSealingKeys = statement<{ id: string; sealed: number }>(
  'app.select_sealing_keys',
  `select split_part(sealed, '.', 1) as id, count(*)::int as sealed
   from (
     select webhook_secret as sealed from partner
     union all select webhook_secret_next from partner
     union all select address from feed
     union all select header from feed
     union all select address from feed_request
     union all select header from feed_request
     union all select address from calendar_import
     union all select feed_address from application
     union all select totp_key from person
   ) as everything
   where sealed is not null
   group by 1 order by 1`,
);
