import { SHOWN_LISTING, TEST_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';

/**
 * The part of a `with` that stores the rows of `click` as leads in the order of `position`: they are numbered together,
 * and no number is taken where there are none.
 */
export const NUMBERED_CLICKS = `numbered as (
     update lead_sequence set last = last + (select count(*) from click)
     where exists (select from click) returning last
   ), inserted as (
     insert into lead (seq, id, partner_id, listing_id, kind, created_at, source_page, found,
       delivery_status)
     select numbered.last + 1 - row_number() over (order by click.position desc), click.lead_id,
       click.partner_id, click.listing_id, 'click', click.at, click.source_page, click.found,
       'not_applicable'
     from click, numbered
   )`;

const insertInto = (listings: string): string => `
  with click as materialized (
     select c.lead_id, c.listing_id, c.at, c.position, c.found, l.url, l.partner_id,
       case when c.slug is null or c.slug = l.slug then c.source_page end as source_page
     from rows from (json_to_recordset($1::json) as (
         lead_id text, listing_id bigint, source_page text, slug text, found text, at timestamptz
       )) with ordinality as c (lead_id, listing_id, source_page, slug, found, at, position)
     join ${listings} l on l.id = c.listing_id
   ), ${NUMBERED_CLICKS}
   select lead_id, url from click`;

/**
 * Stores clicks on shown listings, in the given order, and returns the target URL of each; clicks on
 * other listings return no row. `clicks` is a JSON array of records. A source page whose address contains
 * the clicked listing's `slug` is stored only if the slug is the current one: any other was made up or
 * is out of date.
 */
export const insertClicks = statement<{ lead_id: string; url: string }, [clicks: string]>(
  'leads.insert_clicks',
  insertInto(SHOWN_LISTING),
);

/** The same of test accounts. */
export const insertTestClicks = statement<{ lead_id: string; url: string }, [clicks: string]>(
  'leads.insert_test_clicks',
  insertInto(TEST_LISTING),
);
