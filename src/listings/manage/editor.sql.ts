import { statement } from '../../platform/db/index.ts';

/** Selects a partner's ids that equal a text, or begin with it and a hyphen. */
export const selectTakenIds = statement<{ external_id: string }, [partnerId: number, base: string]>(
  'listings.select_taken_ids',
  `select external_id from listing
   where partner_id = $1 and (external_id = $2 or starts_with(external_id, $2 || '-'))`,
);

/** Serialises transactions that save the same form. */
export const lockForm = statement<unknown, [partnerId: number, token: string]>(
  'listings.lock_form',
  `select pg_advisory_xact_lock(hashtextextended(concat('listing form ', $1::bigint, $2::uuid), 0))`,
);

/** Selects the listing that a form has added. */
export const selectMadeByForm = statement<
  { external_id: string },
  [partnerId: number, token: string]
>(
  'listings.select_made_by_form',
  `select l.external_id from listing_form f join listing l on l.id = f.listing_id
   where f.partner_id = $1 and f.token = $2`,
);

/** Records that a form has added a listing. */
export const noteForm = statement<never, [partnerId: number, externalId: string, token: string]>(
  'listings.note_form',
  `insert into listing_form (listing_id, partner_id, token)
   select id, partner_id, $3 from listing where partner_id = $1 and external_id = $2`,
);
