import { APPROVED_PARTNER, APPROVED_TEST_ACCOUNT } from '../partners/index.ts';

// Relations over this slice's tables that statements of other slices may read.

/** Every listing, shown or not, as a relation for `from` or `join`. */
export const ANY_LISTING = `(select id, partner_id, external_id, category, status, document, title, url, slug, osm_ref,
  country_code, region_id, lat, lng, updated_at from listing)`;

/** The addresses of all listings' photos, as a relation `(partner_id, url)`. */
export const LISTING_PHOTO = `(select listing.partner_id, image ->> 'url' as url
  from listing, jsonb_array_elements(coalesce(listing.document -> 'images', '[]')) image)`;

/** SQL condition: the listing is active and not hidden. It does not check the partner. */
const VISIBLE = `listing.status = 'active' and not listing.hidden`;

const visibleOf = (partners: string): string => `(
  select listing.*, partner.name as partner_name, partner.slug as partner_slug, partner.is_demo
  from listing join ${partners} partner on partner.id = listing.partner_id
  where ${VISIBLE})`;

/**
 * The shown listings: active ones of approved partners that no operator has hidden, with their partner's
 * public names.
 */
export const SHOWN_LISTING = visibleOf(APPROVED_PARTNER);

/** The listings of test accounts that would be shown if they were live. Public pages do not read them. */
export const TEST_LISTING = visibleOf(APPROVED_TEST_ACCOUNT);

/**
 * The shown listings without those of demo partners, which search engines must not index. An array
 * of the (few) partners instead of a join lets PostgreSQL read listings in index order.
 */
export const SITEMAP_LISTING = `(
  select * from listing where ${VISIBLE}
    and partner_id = any(array(select id from ${APPROVED_PARTNER} partner where not is_demo)))`;

/**
 * The first listing of a partner that is active and not hidden, by an index; `partner` is the SQL
 * of the partner's id.
 */
export const firstVisibleOf = (partner: string): string => `(
  select listing.id from listing_summary s join listing on listing.id = s.listing_id
  where s.partner_id = ${partner} and not s.deleting and ${VISIBLE} order by s.listing_id limit 1)`;

/** The ranges of all calendars. */
export const CALENDAR = '(select listing_id, starts, ends, available, price from availability)';

/** Encrypted addresses of imported calendars, and tokens of exported ones: rows `(sealed)`. */
export const SEALED_OF_CALENDARS = `(select address as sealed from calendar_import
  union all select token from calendar_address)`;
