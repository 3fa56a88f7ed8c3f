import { SHOWN_LISTING, TEST_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';

/**
 * The part of a `with` that stores the rows of `click` as leads in the order of `position`: they are numbered together,
 * at the time $2, and no number is taken where there are none. Where the newest lead is later, by the clock of another
 * process or by one that was set back, they take its time.
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
 * Stores clicks on shown listings, in the given order, as leads of now, and returns the target URL of each; clicks on
 * other listings return no row. `clicks` is a JSON array of records. A source page whose address contains
 * the clicked listing's `slug` is stored only if the slug is the current one: any other was made up or
 * is out of date.
 */
export const insertClicks = statement<
  { lead_id: string; url: string },
  [clicks: string, now: Date]
>('leads.insert_clicks', insertInto(SHOWN_LISTING));

/** The same of test accounts. */
export const insertTestClicks = statement<
  { lead_id: string; url: string },
  [clicks: string, now: Date]
>('leads.insert_test_clicks', insertInto(TEST_LISTING));
