import { ANY_LISTING } from '../listings/index.ts';
import { ANY_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';
import { NUMBERED_CLICKS } from './click.sql.ts';

/**
 * Stores clicks that were kept while the database was away, in the given order. Skips clicks that
 * are stored already: the answer to their statement was lost, or they are stored again after a
 * crash. Their listings need not be shown any more. They become leads of now, so that readers of
 * the list do not miss them. `clicks` is a JSON array of `KeptClick`.
 */
export const insertKeptClicks = statement<{ stored: number }, [clicks: string, now: Date]>(
  'leads.insert_kept_clicks',
  `with click as materialized (
     select c.lead_id, c.partner_id, l.id as listing_id, c.source_page, c.found, c.at as clicked_at, c.position
     from rows from (json_to_recordset($1::json) as (
         lead_id text, listing_id bigint, partner_id bigint, source_page text, found text, at timestamptz
       )) with ordinality
       as c (lead_id, listing_id, partner_id, source_page, found, at, position)
     join ${ANY_PARTNER} partner on partner.id = c.partner_id
     left join ${ANY_LISTING} l on l.id = c.listing_id
     where not exists (select from lead where lead.kind = 'click' and lead.id = c.lead_id)
   ), ${NUMBERED_CLICKS}
   select count(*)::int as stored from click`,
);
