import { statement } from '../platform/db/index.ts';

export type PartnerStatus = 'pending' | 'approved' | 'suspended' | 'rejected';

/** A partner as it is stored. */
export interface PartnerRow {
  id: number;
  slug: string;
  name: string;
  website: string;
  contact_email: string;
  status: PartnerStatus;
  is_demo: boolean;
  categories: string[];
  countries: string[];
  api_key_prefix: string | null;
  webhook_url: string | null;
  webhook_secret: string | null;
  lead_email: string | null;
  lead_email_set: boolean;
  premium_until: Date | null;
  created_at: Date;
  approved_at: Date | null;
}

const SELECTED = `partner.id, partner.slug, partner.name, partner.website, partner.contact_email,
  partner.status, partner.is_demo, partner.categories, partner.countries, partner.api_key_prefix,
  partner.webhook_url, partner.webhook_secret, partner.lead_email, partner.lead_email_set,
  partner.premium_until, partner.created_at, partner.approved_at`;

/** $1 an array of fingerprints. */
export const selectByFingerprints = statement<{
  id: number;
  status: PartnerStatus;
  fingerprint: Buffer;
}>(
  'partners.by_fingerprints',
  `select id, status, api_key_fingerprint as fingerprint from partner
   where api_key_fingerprint = any ($1::bytea[])`,
);

/** $1 id. */
export const selectPartner = statement<PartnerRow>(
  'partners.one',
  `select ${SELECTED} from partner where id = $1`,
);

/** $1 id. Others who change the partner wait. */
export const selectPartnerForUpdate = statement<PartnerRow>(
  'partners.one_for_update',
  `select ${SELECTED} from partner where id = $1 for no key update`,
);

/** $1 slug. */
export const selectPartnerBySlug = statement<PartnerRow>(
  'partners.by_slug',
  `select ${SELECTED} from partner where slug = $1`,
);

export const selectPartners = statement<PartnerRow, []>(
  'partners.select_partners',
  `select ${SELECTED} from partner order by id`,
);

/** $1 wanted slug, $2 name, $3 website, $4 email, $5 status, $6 demo, $7 categories, $8 countries, $9 now. */
export const insertPartner = statement<PartnerRow>(
  'partners.insert',
  `insert into partner (slug, name, website, contact_email, status, is_demo, categories, countries,
     created_at, approved_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $5 = 'approved' then $9::timestamptz end)
   on conflict (slug) do nothing
   returning ${SELECTED}`,
);

/** $1 slug, $2 status, $3 now. */
export const updateStatus = statement<PartnerRow>(
  'partners.status',
  `update partner set status = $2,
     approved_at = case when $2 = 'approved' then coalesce(approved_at, $3) else approved_at end
   where slug = $1 returning ${SELECTED}`,
);

/** $1 slug, $2 fingerprint, $3 prefix. */
export const updateKey = statement<{ id: number }>(
  'partners.key',
  `update partner set api_key_fingerprint = $2, api_key_prefix = $3 where slug = $1 returning id`,
);

/** $1 slug, $2 until (null takes Premium away). */
export const updatePremium = statement<PartnerRow>(
  'partners.premium',
  `update partner set premium_until = $2 where slug = $1 returning ${SELECTED}`,
);

/** $1 id, $2 webhook_url, $3 webhook_secret, $4 lead_email, $5 lead_email_set. */
export const updateContacts = statement<PartnerRow>(
  'partners.contacts',
  `update partner set webhook_url = $2, webhook_secret = $3, lead_email = $4, lead_email_set = $5
   where id = $1 returning ${SELECTED}`,
);

/** Sealed secrets of all partners, for moving them to a new key. */
export const selectSealedSecrets = statement<{ id: number; webhook_secret: string }>(
  'partners.sealed',
  'select id, webhook_secret from partner where webhook_secret is not null for no key update',
);

/** $1 id, $2 sealed secret. */
export const updateSealedSecret = statement(
  'partners.reseal',
  'update partner set webhook_secret = $2 where id = $1',
);
