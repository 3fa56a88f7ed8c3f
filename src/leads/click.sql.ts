import { SHOWN_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';

/**
 * Takes clicks on listings that are shown, in the order given, and says where each leads; clicks on
 * anything else have no row. The arrays are of one length; times are in ISO 8601.
 */
export const insertClicks = statement<
  { lead_id: string; url: string },
  [leadIds: string[], listingIds: number[], sourcePages: (string | null)[], times: string[]]
>(
  'leads.insert_clicks',
  `with click as materialized (
     select c.*, l.url, l.partner_id
     from unnest($1::text[], $2::bigint[], $3::text[], $4::timestamptz[]) with ordinality
       as c (lead_id, listing_id, source_page, at, position)
     join ${SHOWN_LISTING} l on l.id = c.listing_id
   ), numbered as (
     update lead_sequence set last = last + (select count(*) from click)
     where exists (select from click) returning last
   ), inserted as (
     insert into lead (seq, id, partner_id, listing_id, kind, created_at, source_page, delivery_status)
     select numbered.last + 1 - row_number() over (order by click.position desc), click.lead_id,
       click.partner_id, click.listing_id, 'click', click.at, click.source_page, 'not_applicable'
     from click, numbered
   )
   select lead_id, url from click`,
);

/** The partner's page of a listing that is shown. */
export const selectTarget = statement<{ url: string }, [listingId: number]>(
  'leads.select_target',
  `select url from ${SHOWN_LISTING} l where id = $1`,
);
