import { listingPath, type PublicListing, publicPosition } from '../listings/index.ts';
import type { Db } from '../platform/db/index.ts';
import { type CardRow, selectCards } from './card.sql.ts';

type Vehicle = NonNullable<PublicListing['vehicle']>;
type Campsite = NonNullable<PublicListing['campsite']>;

/** A listing as one card of a list: only what the card shows. */
export interface ListingCard {
  id: number;
  /** `/listing/{slug}-{id}`. */
  path: string;
  category: PublicListing['category'];
  title: string;
  image: PublicListing['images'][number] | null;
  imageCount: number;
  position: PublicListing['position'];
  countryCode: string;
  regionName: string | null;
  townName: string | null;
  price: PublicListing['price'];
  sleeps: number | null;
  seats: number | null;
  vehicleClass: Vehicle['vehicle_class'] | null;
  transmission: Vehicle['transmission'] | null;
  pitchTypes: Campsite['pitch_types'] | null;
  rating: PublicListing['rating'];
  partner: { name: string; isDemo: boolean };
}

/** Names that cards show beside what the listing says. */
export interface PlaceNames {
  town(id: number): { name: string } | undefined;
  regionName(code: string): string | undefined;
}

/** The cards of listings, in the order of `ids`; those that are not shown are left out. */
export async function cardsOf(
  db: Db,
  names: PlaceNames,
  ids: readonly number[],
): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const rows = await db.query(selectCards, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [presentCard(row, names)];
  });
}

function presentCard(row: CardRow, { town, regionName }: PlaceNames): ListingCard {
  return {
    id: row.id,
    path: listingPath(row.slug, row.id),
    category: row.category,
    title: row.title,
    image: row.cover,
    imageCount: row.images,
    position: publicPosition(row),
    countryCode: row.country_code,
    regionName: (row.region_id !== null && regionName(row.region_id)) || null,
    townName: (row.town_id !== null && town(row.town_id)?.name) || null,
    price: presentPrice(row.price),
    sleeps: row.sleeps,
    seats: row.vehicle?.seats ?? null,
    vehicleClass: row.vehicle?.vehicle_class ?? null,
    transmission: row.vehicle?.transmission ?? null,
    pitchTypes: row.campsite?.pitch_types ?? null,
    rating: row.rating,
    partner: { name: row.partner_name, isDemo: row.is_demo },
  };
}

/** A price with all of its keys, what is not stated as null. */
export function presentPrice(price: CardRow['price']): PublicListing['price'] {
  if (!price) return null;
  const { from, currency, unit, min_nights = null, deposit = null } = price;
  return { from, currency, unit, min_nights, deposit };
}
