import { timestamp } from '../platform/clock.ts';
import type { PartnerRow } from './partner.sql.ts';

/** Data needed to present a partner besides its row. */
export interface PartnerSurroundings {
  listings: { active: number; paused: number };
  rateLimit: { limit: number; windowSeconds: number };
}

/** Maps a partner's row to the fields of the API's answer. */
export const presentPartner = (row: PartnerRow, { listings, rateLimit }: PartnerSurroundings) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  website: row.website,
  status: row.status,
  is_demo: row.is_demo,
  api_key_prefix: row.api_key_prefix ?? '',
  webhook_url: row.webhook_url,
  webhook_secret_set: row.webhook_secret !== null,
  lead_email: row.lead_email,
  categories: row.categories,
  countries: row.countries,
  listings: { active: listings.active, paused: listings.paused },
  rate_limit: { limit: rateLimit.limit, window_seconds: rateLimit.windowSeconds },
  created_at: timestamp(row.created_at),
  approved_at: row.approved_at && timestamp(row.approved_at),
});
