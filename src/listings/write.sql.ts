import { CAMPSITE_OBJECT } from '../places/index.ts';
import { statement } from '../platform/db/index.ts';
import type { ListingInput } from './listing.schema.ts';

/** The columns of `listing` that derive from its input, as `listingRow` fills them. */
export const LISTING_COLUMNS: [name: string, type: string][] = [
  ['document', 'jsonb'],
  ['amenities', 'text[]'],
  ['category', 'text'],
  ['status', 'text'],
  ['slug', 'text'],
  ['title', 'text'],
  ['url', 'text'],
  ['lat', 'float8'],
  ['lng', 'float8'],
  ['approximate', 'boolean'],
  ['country_code', 'text'],
  ['region_id', 'text'],
  ['town_id', 'integer'],
  ['osm_ref', 'text'],
  ['price_from', 'bigint'],
  ['currency', 'text'],
  ['price_unit', 'text'],
  ['sleeps', 'smallint'],
];
const names = LISTING_COLUMNS.map(([name]) => name);

/** `LISTING_COLUMNS` as a column definition list of a table or record. */
export const COLUMN_DEFINITIONS = LISTING_COLUMNS.map(([name, type]) => `${name} ${type}`).join(
  ', ',
);

/** `LISTING_COLUMNS` for a select list, with some replaced by other SQL expressions. */
export const selectedColumns = (values: Record<string, string> = {}): string =>
  names.map((name) => (name in values ? `${values[name]} as ${name}` : name)).join(', ');

// All writes of listings (PUT, batches and feeds) compose their statements from the clauses below.
// Each clause is for a `with` and returns the rows that it wrote.

/** SQL for a column about a lowered price: kept while the price stays, unset by any other price. */
const priceChange = (column: string, value: string): string => `${column} = case
      when (given.currency, given.price_unit) is not distinct from (listing.currency, listing.price_unit)
        and given.price_from < listing.price_from then ${value}
      when (given.price_from, given.currency, given.price_unit)
        is not distinct from (listing.price_from, listing.currency, listing.price_unit) then listing.${column}
    end`;

/**
 * Updates known listings. A listing whose document is the same is neither written nor locked.
 * @param source a relation `given` with `id`, `now` (of the change) and `LISTING_COLUMNS`
 */
export const updateListingsFrom = (source: string): string => `
  update listing set ${names.map((name) => `${name} = given.${name}`).join(', ')},
    ${priceChange('price_lowered_at', 'given.now')}, ${priceChange('price_before', 'listing.price_from')},
    updated_at = given.now
  from ${source} where listing.id = given.id and listing.document <> given.document`;

/**
 * Adds listings; ignores those that a concurrent transaction has added. A listing that was hidden
 * and deleted is hidden again.
 * @param source a relation `given` with `partner_id`, `external_id`, `now` and `LISTING_COLUMNS`
 * @param order the order of the ids, such as `given.position`; any order when missing
 */
export const insertListingsFrom = (source: string, order?: string): string => `
  insert into listing (partner_id, external_id, ${names.join(', ')}, hidden, created_at, updated_at)
  select given.partner_id, given.external_id, ${names.map((name) => `given.${name}`).join(', ')},
    hidden.partner_id is not null, given.now, given.now
  from ${source} left join hidden_listing hidden
    on (hidden.partner_id, hidden.external_id) = (given.partner_id, given.external_id)
  ${order ? `order by ${order}` : ''}
  on conflict (partner_id, external_id) do nothing`;

/**
 * Changes the external ids of listings, unless another listing or a hidden record of the partner
 * has the new id. The content stays the same, so the time of the last change does too.
 * @param source a relation `given` with `listing_id` and `external_id`
 */
export const renameListingsFrom = (source: string): string => `
  update listing set external_id = given.external_id
  from ${source} where listing.id = given.listing_id
    and not exists (select from listing other
      where (other.partner_id, other.external_id) = (listing.partner_id, given.external_id))
    and not exists (select from hidden_listing other
      where (other.partner_id, other.external_id) = (listing.partner_id, given.external_id))`;

/**
 * Keeps renamed listings hidden under their new ids.
 * @param source a relation `given` with `partner_id`, `former_id` and `external_id`
 */
export const renameHiddenFrom = (source: string): string => `
  update hidden_listing hidden set external_id = given.external_id
  from ${source} where (hidden.partner_id, hidden.external_id) = (given.partner_id, given.former_id)`;

/** SQL of a document with another status, which must be written together with the column `status`. */
export const documentWithStatus = (document: string, status: string): string =>
  `jsonb_set(${document}, '{status}', to_jsonb(${status}))`;

/**
 * Pauses active listings.
 * @param source a relation `given` with `listing_id` and `now` (of the change)
 */
export const pauseListingsFrom = (source: string): string => `
  update listing set status = 'paused', updated_at = given.now,
    document = ${documentWithStatus('listing.document', `'paused'::text`)}
  from ${source} where listing.id = given.listing_id and listing.status = 'active'`;

/**
 * Sets the status of listings that have another one.
 * @param source a relation `given` with `id`, `status` and `now` (of the change)
 */
export const setStatusFrom = (source: string): string => `
  update listing set status = given.status, updated_at = given.now,
    document = ${documentWithStatus('listing.document', 'given.status')}
  from ${source} where listing.id = given.id and listing.status <> given.status`;

/** SQL of a document with another price, which must be written together with the column `price_from`. */
const documentWithPrice = (price: string): string =>
  `jsonb_set(listing.document, '{price,from}', to_jsonb(${price}))`;

/**
 * Sets the own prices of listings that have one.
 * @param source a relation `given` with `id`, `now` (of the change), `price_from`, and the `currency` and `price_unit`
 *   that the listing has
 */
export const setPricesFrom = (source: string): string => `
  update listing set price_from = given.price_from, updated_at = given.now,
    document = ${documentWithPrice('given.price_from')},
    ${priceChange('price_lowered_at', 'given.now')}, ${priceChange('price_before', 'listing.price_from')}
  from ${source} where listing.id = given.id and listing.price_from is not null`;

/**
 * Gives back own prices, and what the listings said of a lowered price, where the price is still the new one.
 * @param source a relation `given` with `id`, `now`, `old_price`, `new_price`, `price_lowered_at` and `price_before`
 */
export const restorePricesFrom = (source: string): string => `
  update listing set price_from = given.old_price, updated_at = given.now,
    document = ${documentWithPrice('given.old_price')},
    price_lowered_at = given.price_lowered_at, price_before = given.price_before
  from ${source} where listing.id = given.id and listing.price_from = given.new_price
  returning listing.id`;

/** Deletes listings and records their ids as deleted. `now` is the SQL of the time. */
export const deletedListings = (where: string, now: string): string => `
  with deleted as (delete from listing where ${where} returning id)
  insert into deleted_listing (id, deleted_at) select id, ${now}::timestamptz from deleted`;

/**
 * Deletes a partner's listings by their ids like `deletedListings`, always in the same order, and
 * returns the ids of those that existed.
 */
export const deleteListings = statement<
  { external_id: string },
  [partnerId: number, externalIds: readonly string[], now: Date]
>(
  'listings.delete_listings',
  `with chosen as (
     select id from listing where partner_id = $1 and external_id = any($2::text[]) order by id for update
   ), deleted as (
     delete from listing using chosen where listing.id = chosen.id returning listing.id, external_id
   ), noted as (
     insert into deleted_listing (id, deleted_at) select id, $3::timestamptz from deleted
   )
   select external_id from deleted`,
);

/** The row that the writing statement returns for one listing. */
export interface WrittenRow {
  partner_id: number;
  external_id: string;
  /** Null when a concurrent transaction wrote it; run the statement again. */
  result: 'created' | 'updated' | 'unchanged' | null;
  id: number;
  slug: string;
  amenities: ListingInput['amenities'];
  country_code: string;
  region_id: string | null;
  town_id: number | null;
  place_id: number | null;
  created_at: Date;
  updated_at: Date;
}

/**
 * Writes listings of different ids at once, and returns the result of each. The rows come as one
 * JSON text, so that only PostgreSQL parses the documents in it. New rows are separated from known
 * ones before they are inserted, so that updates do not use up ids. Ids follow the order of the
 * rows.
 */
export const writeListings = statement<WrittenRow, [rows: string]>(
  'listings.write_listings',
  `with sent as materialized (
     select * from rows from (json_to_recordset($1::json) as (
       partner_id bigint, external_id text, now timestamptz, ${COLUMN_DEFINITIONS})) with ordinality
   ), known as materialized (
     select l.id, s.partner_id, s.external_id, l.document = s.document as same, l.slug, l.amenities,
       l.country_code, l.region_id, l.town_id, l.created_at, l.updated_at
     from sent s join listing l using (partner_id, external_id)
   ), updated as (
     ${updateListingsFrom(`(
       select k.id, s.* from sent s join known k using (partner_id, external_id) where not k.same
     ) given`)}
     returning listing.id, listing.created_at, listing.updated_at
   ), created as (
     ${insertListingsFrom(
       `(
       select * from sent s where not exists (
         select from known k where (k.partner_id, k.external_id) = (s.partner_id, s.external_id))
     ) given`,
       'given.ordinality',
     )}
     returning id, partner_id, external_id, created_at, updated_at
   )
   select s.partner_id, s.external_id,
     case when c.id is not null then 'created' when u.id is not null then 'updated'
       when k.same then 'unchanged' end as result,
     coalesce(c.id, k.id) as id,
     case when k.same then k.slug else s.slug end as slug,
     case when k.same then k.amenities else s.amenities end as amenities,
     case when k.same then k.country_code else s.country_code end as country_code,
     case when k.same then k.region_id else s.region_id end as region_id,
     case when k.same then k.town_id else s.town_id end as town_id,
     p.campsite_id as place_id,
     coalesce(c.created_at, k.created_at) as created_at,
     coalesce(c.updated_at, u.updated_at, k.updated_at) as updated_at
   from sent s
   left join known k using (partner_id, external_id)
   left join created c using (partner_id, external_id)
   left join updated u on u.id = k.id
   left join ${CAMPSITE_OBJECT} p on p.osm_ref = s.osm_ref and s.category = 'campsite'`,
);
