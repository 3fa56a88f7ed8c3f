import { statement } from '../platform/db/index.ts';

/**
 * Takes clicks on listings that are shown, in the order given, and says where each leads; clicks on
 * anything else have no row. $1 lead ids, $2 listing numbers, $3 source pages, $4 times, each as
 * arrays of one length.
 */
export const insertClicks = statement<{ lead_id: string; url: string }>(
  'leads.click',
  `with click as materialized (
     select c.*, l.url, l.partner_id
     from unnest($1::text[], $2::bigint[], $3::text[], $4::timestamptz[]) with ordinality
       as c (lead_id, listing_id, source_page, at, position)
     join listing l on l.id = c.listing_id and l.status = 'active'
     join partner on partner.id = l.partner_id and partner.status = 'approved'
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

/** The partner's page of a listing that is shown. $1 the listing's number. */
export const selectTarget = statement<{ url: string }>(
  'leads.target',
  `select l.url from listing l join partner on partner.id = l.partner_id
   where l.id = $1 and l.status = 'active' and partner.status = 'approved'`,
);
