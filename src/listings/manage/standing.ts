import type { Db } from '../../platform/db/index.ts';
import type { ListingStatus } from '../enumerations.ts';
import { listingNotFound } from '../listing.errors.ts';
import { listingPath } from '../listing.present.ts';
import type { PublicPosition } from '../public-listing.ts';
import { publicPosition } from '../public-position.ts';
import { selectStanding } from './standing.sql.ts';

/** How a partner's listing stands, for the pages about it. */
export interface ListingStanding {
  id: number;
  title: string;
  /** `/listing/{slug}-{id}`. */
  path: string;
  status: ListingStatus;
  /** Why an operator hides it; null when none does. */
  hidden: string | null;
  /** Where it is. */
  position: { lat: number; lng: number };
  /** What travellers see of that where it is approximate, or would see. */
  area: PublicPosition;
}

/** Finds how a partner's listing stands. Rejects with `not_found`. */
export async function listingStanding(
  db: Db,
  partnerId: number,
  externalId: string,
): Promise<ListingStanding> {
  const row = await db.maybeOne(selectStanding, [partnerId, externalId]);
  if (!row) throw listingNotFound();
  const { id, title, slug, status, hidden, lat, lng } = row;
  return {
    id,
    title,
    path: listingPath(slug, id),
    status,
    hidden,
    position: { lat, lng },
    area: publicPosition({ ...row, approximate: true }),
  };
}
