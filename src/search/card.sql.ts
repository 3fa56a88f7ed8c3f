import { SAME_AS_EACH } from '../duplicates/index.ts';
import { type ListingInput, SHOWN_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';

/** The columns of a listing's card, and the codes by which the names of its areas are looked up. */
export interface CardRow {
  id: number;
  slug: string;
  category: ListingInput['category'];
  title: string;
  lat: number;
  lng: number;
  approximate: boolean;
  blur_angle: number;
  blur_distance: number;
  country_code: string;
  region_id: string | null;
  town_id: number | null;
  sleeps: number | null;
  cover: ListingInput['images'][number] | null;
  images: number;
  price: ListingInput['price'] | null;
  vehicle: ListingInput['vehicle'] | null;
  campsite: ListingInput['campsite'] | null;
  policies: ListingInput['policies'] | null;
  rating: ListingInput['rating'] | null;
  partner_name: string;
  is_demo: boolean;
  /** Ids of the listings of the same vehicle or campsite; null for none. */
  same_as: number[] | null;
}

/** Reads the cards of listings; leaves out listings that are not shown. */
export const selectCards = statement<CardRow, [ids: readonly number[]]>(
  'search.select_cards',
  `select l.id, l.slug, l.category, l.title, l.lat, l.lng, l.approximate, l.blur_angle,
     l.blur_distance, l.country_code, l.region_id, l.town_id, l.sleeps, d.images -> 0 as cover,
     coalesce(jsonb_array_length(d.images), 0) as images, d.price, d.vehicle, d.campsite, d.policies, d.rating,
     l.partner_name, l.is_demo, same.ids as same_as
   from ${SHOWN_LISTING} l
   cross join lateral jsonb_to_record(l.document) as d (images jsonb, price jsonb, vehicle jsonb, campsite jsonb,
       policies jsonb, rating jsonb)
   left join ${SAME_AS_EACH('$1')} same on same.listing = l.id
   where l.id = any($1)`,
);

/** Reads the prices of listings; leaves out listings that are not shown. */
export const selectPrices = statement<
  { id: number; price: ListingInput['price'] | null },
  [ids: readonly number[]]
>(
  'search.select_prices',
  `select id, document -> 'price' as price from ${SHOWN_LISTING} l where id = any($1)`,
);
