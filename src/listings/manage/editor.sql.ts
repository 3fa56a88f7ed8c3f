import { statement } from '../../platform/db/index.ts';

/** Ids of a partner that are a text, or begin with it and a hyphen. */
export const selectTakenIds = statement<{ external_id: string }, [partnerId: number, base: string]>(
  'listings.select_taken_ids',
  `select external_id from listing
   where partner_id = $1 and (external_id = $2 or starts_with(external_id, $2 || '-'))`,
);
