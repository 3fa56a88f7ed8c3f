import { ANY_LISTING, SHOWN_LISTING, TEST_LISTING } from '../listings/index.ts';
import { ANY_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';

/**
 * The part of a `with` that stores the rows of `click` as leads in the order of `position`. They
 * are numbered together, at the time $2; without rows no number is taken. When the newest lead has
 * a later time, from another process's clock or from one that was set back, they take that time.
 */
export const NUMBERED_CLICKS = `numbered as (
     update lead_sequence set last = last + (select count(*) from click), last_at = greatest(last_at, $2::timestamptz)
     where exists (select from click) returning last, last_at
   ), inserted as (
     insert into lead (seq, id, partner_id, listing_id, kind, created_at, clicked_at, source_page, found,
       delivery_status)
     select numbered.last + 1 - row_number() over (order by click.position desc), click.lead_id,
       click.partner_id, click.listing_id, 'click', numbered.last_at, click.clicked_at, click.source_page, click.found,
       'not_applicable'
     from click, numbered
   )`;

const insertInto = (listings: string): string => `
  with click as materialized (
     select c.lead_id, c.listing_id, null::timestamptz as clicked_at, c.position, c.found, l.url, l.partner_id,
       case when c.slug is null or c.slug = l.slug then c.source_page end as source_page
     from rows from (json_to_recordset($1::json) as (
         lead_id text, listing_id bigint, source_page text, slug text, found text
       )) with ordinality as c (lead_id, listing_id, source_page, slug, found, position)
     join ${listings} l on l.id = c.listing_id
   ), ${NUMBERED_CLICKS}
   select lead_id, url from click`;

/**
 * Stores clicks on shown listings, in the given order, as leads of now; returns the target URL of
 * each. A click on any other listing returns no row. `clicks` is a JSON array of records. A source
 * page whose address contains a `slug` is stored only if that is the listing's current slug: any
 * other is invented or out of date.
 */
export const insertClicks = statement<
  { lead_id: string; url: string },
  [clicks: string, now: Date]
>('leads.insert_clicks', insertInto(SHOWN_LISTING));

/** Stores clicks on listings of test accounts, like `insertClicks`. */
export const insertTestClicks = statement<
  { lead_id: string; url: string },
  [clicks: string, now: Date]
>('leads.insert_test_clicks', insertInto(TEST_LISTING));

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
