import { firstVisibleOf, SHOWN_LISTING } from '../listings/index.ts';
import { premiumPartner } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';

/**
 * Returns SQL for the listing that a partner has chosen, if it is shown, else its first one;
 * `partner` is the SQL of its id.
 */
const featuredOf = (partner: string): string =>
  `coalesce(
     (select l.id from featured_listing f join ${SHOWN_LISTING} l on l.id = f.listing_id
      where f.partner_id = ${partner}),
     ${firstVisibleOf(partner)})`;

/** Selects the listings that partners with Premium feature. */
export const selectPool = statement<{ id: number | null }, [now: Date]>(
  'featured.select_pool',
  `select ${featuredOf('p.id')} as id from ${premiumPartner('$1')} p`,
);

/** The listing of a partner that is featured: the chosen one, else the first. */
export interface FeaturedRow {
  external_id: string;
  title: string;
  /** Whether the partner has chosen it. */
  chosen: boolean;
}

/** Selects the listing that a partner features; no row when none of its listings is shown. */
export const selectFeatured = statement<FeaturedRow, [partnerId: number]>(
  'featured.select_featured',
  `select l.external_id, l.title, f.listing_id is not null as chosen
   from ${SHOWN_LISTING} l left join featured_listing f on f.listing_id = l.id
   where l.id = ${featuredOf('$1')}`,
);

/** The listings of a partner that travellers see, by title; any of them where there are more than the limit. */
export const selectFeaturable = statement<
  { external_id: string; title: string },
  [partnerId: number, limit: number]
>(
  'featured.select_featurable',
  `select external_id, title from (
     select external_id, title from ${SHOWN_LISTING} l where partner_id = $1 limit $2
   ) some_listings order by lower(title), external_id`,
);

/** Chooses a shown listing of a partner; no row when there is no such listing. */
export const upsertChoice = statement<
  { listing_id: number },
  [partnerId: number, externalId: string]
>(
  'featured.upsert_choice',
  `insert into featured_listing (partner_id, listing_id)
   select l.partner_id, l.id from ${SHOWN_LISTING} l where l.partner_id = $1 and l.external_id = $2
   on conflict (partner_id) do update set listing_id = excluded.listing_id returning listing_id`,
);
