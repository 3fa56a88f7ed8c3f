import type { Db } from '../../platform/db/index.ts';
import type { ListingStatus } from '../enumerations.ts';
import { listingNotFound } from '../listing.errors.ts';
import { listingPath } from '../listing.present.ts';
import type { PublicPosition } from '../public-listing.ts';
import { publicPosition } from '../public-position.ts';
import { selectVisibility } from '../listing.sql.ts';

/** The state of a partner's listing, for the pages about it. */
export interface ListingVisibility {
  id: number;
  title: string;
  /** `/listing/{slug}-{id}`. */
  path: string;
  status: ListingStatus;
  /** Why an operator has hidden it; null when it is not hidden. */
  hidden: string | null;
  /** The true position. */
  position: { lat: number; lng: number };
  /** The position that travellers see, or would see if the listing were shown. */
  area: PublicPosition;
}

/** Finds the state of a partner's listing. Rejects with `not_found`. */
export async function listingVisibility(
  db: Db,
  partnerId: number,
  externalId: string,
): Promise<ListingVisibility> {
  const row = await db.maybeOne(selectVisibility, [partnerId, externalId]);
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
