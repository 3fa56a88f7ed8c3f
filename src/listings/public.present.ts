import { listingPath, presentListing, sleepsOf } from './listing.present.ts';
import type { PublicRow } from './listing.sql.ts';
import type { PublicListing } from './public-listing.ts';
import { publicPosition } from './public-position.ts';

/** Dependencies of presenting a public listing. */
export interface PublicContext {
  town(id: number): { id: number; name: string } | undefined;
  regionName(code: string): string | undefined;
}

/** Presents a listing to travellers, without data that reveals the true position of an approximate one. */
export function presentPublicListing(
  row: PublicRow,
  { town, regionName }: PublicContext,
): PublicListing {
  const shared = presentListing(row, { publicUrl: '', town });
  const { document } = row;
  return {
    id: row.id,
    slug: row.slug,
    path: listingPath(row.slug, row.id),
    category: document.category,
    title: document.title,
    description: document.description ?? null,
    partnerHost: new URL(document.url).hostname.replace(/^www\./, ''),
    images: document.images,
    position: publicPosition(row),
    locationName: row.approximate ? null : (document.location.name ?? null),
    countryCode: row.country_code,
    regionId: row.region_id,
    regionName: (row.region_id !== null && regionName(row.region_id)) || null,
    town: shared.location.town,
    price: shared.price,
    vehicle: document.vehicle ?? null,
    campsite: document.campsite ?? null,
    amenities: row.amenities,
    policies: document.policies ?? null,
    rating: document.rating ?? null,
    sleeps: sleepsOf(document),
    // The campsite's page shows its exact point.
    placeId: row.approximate ? null : row.place_id,
    partner: { name: row.partner_name, slug: row.partner_slug, isDemo: row.is_demo },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
