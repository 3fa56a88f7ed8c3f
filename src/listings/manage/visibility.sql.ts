import { statement } from '../../platform/db/index.ts';
import type { ListingStatus } from '../enumerations.ts';
import type { TruePosition } from '../public-position.ts';

/** A listing without its content. */
export interface VisibilityRow extends TruePosition {
  id: number;
  title: string;
  slug: string;
  status: ListingStatus;
  /** Why an operator has hidden it; null when it is not hidden. */
  hidden: string | null;
}

export const selectVisibility = statement<VisibilityRow, [partnerId: number, externalId: string]>(
  'listings.select_visibility',
  `select l.id, l.title, l.slug, l.status, h.reason as hidden, l.lat, l.lng, l.approximate,
     l.blur_angle, l.blur_distance
   from listing l
   left join hidden_listing h on (h.partner_id, h.external_id) = (l.partner_id, l.external_id)
   where l.partner_id = $1 and l.external_id = $2`,
);
