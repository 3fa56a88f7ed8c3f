import { statement } from '../platform/db/index.ts';

const WIPE = `set name = null, email = null, phone = null, message = null, wiped_at = $2`;

/** Wipes what is older than a time. $1 created before, $2 now, $3 most. */
export const wipeOldLeads = statement<{ id: string }>(
  'leads.wipe_old',
  `update lead ${WIPE}
   where id in (
     select id from lead where kind = 'enquiry' and wiped_at is null and created_at <= $1
     order by created_at limit $3 for no key update)
   returning id`,
);

/** $1 lead id, $2 now. */
export const wipeLead = statement<{ id: string }>(
  'leads.wipe_one',
  `update lead ${WIPE} where id = $1 and wiped_at is null returning id`,
);

/** $1 email, $2 now. */
export const wipeTraveller = statement<{ id: string }>(
  'leads.wipe_traveller',
  `update lead ${WIPE} where lower(email) = lower($1) and wiped_at is null returning id`,
);

/** $1 email. Everything that is kept of a traveller. */
export const selectTraveller = statement<{ id: string; partner_id: number }>(
  'leads.of_traveller',
  `select id, partner_id from lead where lower(email) = lower($1) and wiped_at is null order by seq`,
);
