import type { ListingInput } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';

/** What a card shows of a listing, and what its place is made of. */
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
  rating: ListingInput['rating'] | null;
  partner_name: string;
  is_demo: boolean;
}

/** $1 ids; those that are not shown are left out. */
export const selectCards = statement<CardRow>(
  'search.cards',
  `select l.id, l.slug, l.category, l.title, l.lat, l.lng, l.approximate, l.blur_angle,
     l.blur_distance, l.country_code, l.region_id, l.town_id, l.sleeps, d.images -> 0 as cover,
     coalesce(jsonb_array_length(d.images), 0) as images, d.price, d.vehicle, d.campsite, d.rating,
     p.name as partner_name, p.is_demo
   from listing l join partner p on p.id = l.partner_id,
     jsonb_to_record(l.document) as d (images jsonb, price jsonb, vehicle jsonb, campsite jsonb,
       rating jsonb)
   where l.id = any($1) and l.status = 'active' and p.status = 'approved'`,
);

/** $1 ids; those that are not shown are left out. */
export const selectPrices = statement<{ id: number; price: ListingInput['price'] | null }>(
  'search.prices',
  `select l.id, l.document -> 'price' as price
   from listing l join partner p on p.id = l.partner_id
   where l.id = any($1) and l.status = 'active' and p.status = 'approved'`,
);
