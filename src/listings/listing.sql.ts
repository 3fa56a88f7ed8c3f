import { statement } from '../platform/db/index.ts';
import type { ListingInput } from './listing.schema.ts';

/** What the writing statement says of one listing. */
export interface WrittenRow {
  partner_id: number;
  external_id: string;
  /** Null when another writer came between: ask again. */
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

/** The columns of `listing` that come from its input, as `listingRow` fills them. */
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

/**
 * Writes many listings at once, each of another id, and says of each what it came to. Nothing is
 * written, locked or logged for one that is the same. The rows come as one JSON text, so that the
 * documents in it are parsed by PostgreSQL alone. New rows are told from known ones before they are
 * inserted, so that ids are not used up by updates.
 */
export const writeListings = statement<WrittenRow>(
  'listings.write',
  `with given as materialized (
     select * from json_to_recordset($1::json) as t (
       partner_id bigint, external_id text, now timestamptz,
       ${LISTING_COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ')})
   ), known as materialized (
     select l.id, g.partner_id, g.external_id, l.document = g.document as same, l.slug, l.amenities,
       l.country_code, l.region_id, l.town_id, l.created_at, l.updated_at
     from given g join listing l using (partner_id, external_id)
   ), updated as (
     update listing l set ${names.map((name) => `${name} = g.${name}`).join(', ')}, updated_at = g.now
     from given g join known k using (partner_id, external_id)
     where not k.same and l.id = k.id and l.document <> g.document
     returning l.id, l.created_at, l.updated_at
   ), created as (
     insert into listing (partner_id, external_id, ${names.join(', ')}, created_at, updated_at)
     select g.partner_id, g.external_id, ${names.map((name) => `g.${name}`).join(', ')}, g.now, g.now
     from given g
     where not exists (
       select from known k where (k.partner_id, k.external_id) = (g.partner_id, g.external_id))
     on conflict do nothing
     returning id, partner_id, external_id, created_at, updated_at
   )
   select g.partner_id, g.external_id,
     case when c.id is not null then 'created' when u.id is not null then 'updated'
       when k.same then 'unchanged' end as result,
     coalesce(c.id, k.id) as id,
     case when k.same then k.slug else g.slug end as slug,
     case when k.same then k.amenities else g.amenities end as amenities,
     case when k.same then k.country_code else g.country_code end as country_code,
     case when k.same then k.region_id else g.region_id end as region_id,
     case when k.same then k.town_id else g.town_id end as town_id,
     p.id as place_id,
     coalesce(c.created_at, k.created_at) as created_at,
     coalesce(c.updated_at, u.updated_at, k.updated_at) as updated_at
   from given g
   left join known k using (partner_id, external_id)
   left join created c using (partner_id, external_id)
   left join updated u on u.id = k.id
   left join place p on p.osm_ref = g.osm_ref and p.gone_at is null and g.category = 'campsite'`,
);

/** A listing as it is stored. */
export interface ListingRow {
  id: number;
  external_id: string;
  document: Omit<ListingInput, 'amenities'>;
  amenities: ListingInput['amenities'];
  slug: string;
  country_code: string;
  region_id: string | null;
  town_id: number | null;
  place_id: number | null;
  created_at: Date;
  updated_at: Date;
}

const SELECTED = `l.id, l.external_id, l.document, l.amenities, l.slug, l.country_code, l.region_id,
  l.town_id, p.id as place_id, l.created_at, l.updated_at`;
const WITH_PLACE = `left join place p
  on p.osm_ref = l.osm_ref and p.gone_at is null and l.category = 'campsite'`;

/** $1 partner, $2 external id. */
export const selectListing = statement<ListingRow>(
  'listings.one',
  `select ${SELECTED} from listing l ${WITH_PLACE} where l.partner_id = $1 and l.external_id = $2`,
);

/** $1 partner, $2 id to go on after, $3 status, $4 category, $5 updated since, $6 most. */
export const selectListings = statement<ListingRow>(
  'listings.page',
  `select ${SELECTED} from listing l ${WITH_PLACE}
   where l.partner_id = $1 and l.id > $2
     and ($3::text is null or l.status = $3)
     and ($4::text is null or l.category = $4)
     and ($5::timestamptz is null or l.updated_at >= $5)
   order by l.id limit $6`,
);

/** Deletes a listing and keeps its number as deleted. $1 partner, $2 external id, $3 now. */
export const deleteListing = statement(
  'listings.delete',
  `with deleted as (
     delete from listing where partner_id = $1 and external_id = $2 returning id
   )
   insert into deleted_listing (id, deleted_at) select id, $3 from deleted`,
);

/** $1 partner. */
export const countListings = statement<{ active: number; paused: number }>(
  'listings.count',
  `select count(*) filter (where status = 'active')::int as active,
     count(*) filter (where status = 'paused')::int as paused
   from listing where partner_id = $1`,
);

/** A listing and all that its public page shows. */
export interface PublicRow extends ListingRow {
  lat: number;
  lng: number;
  approximate: boolean;
  blur_angle: number;
  blur_distance: number;
  partner_name: string;
  partner_slug: string;
  is_demo: boolean;
}

/** $1 the listing's number; nothing unless it is active and its partner approved. */
export const selectPublicListing = statement<PublicRow>(
  'listings.public',
  `select ${SELECTED}, l.lat, l.lng, l.approximate, l.blur_angle, l.blur_distance,
     partner.name as partner_name, partner.slug as partner_slug, partner.is_demo
   from listing l join partner on partner.id = l.partner_id ${WITH_PLACE}
   where l.id = $1 and l.status = 'active' and partner.status = 'approved'`,
);

/** $1 the number of a listing that may have been deleted. */
export const selectDeleted = statement<{ id: number }>(
  'listings.deleted',
  'select id from deleted_listing where id = $1',
);
