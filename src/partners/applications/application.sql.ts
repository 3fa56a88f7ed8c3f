import { statement } from '../../platform/db/index.ts';
import type { Delivery } from './application.form.ts';

export type ApplicationStatus = 'pending' | 'approved' | 'declined';

/** An application as it is stored, with the slug of the partner it became. */
export interface ApplicationRow {
  id: number;
  status: ApplicationStatus;
  created_at: Date;
  language: string;
  business: string;
  website: string;
  country_code: string;
  categories: string[];
  listings: number;
  delivery: Delivery;
  /** Sealed. */
  feed_address: string | null;
  terms_version: string;
  contact: string | null;
  email: string | null;
  about: string | null;
  reason: string | null;
  decided_at: Date | null;
  partner: string | null;
  wiped_at: Date | null;
}

const SELECTED = `a.id, a.status, a.created_at, a.language, a.business, a.website, a.country_code,
  a.categories, a.listings, a.delivery, a.feed_address, a.terms_version, a.contact, a.email, a.about,
  a.reason, a.decided_at, a.wiped_at,
  (select slug from partner where partner.id = a.partner_id) as partner`;

/**
 * No row while another of the same email waits. $1 now, $2 language, $3 business, $4 website,
 * $5 country, $6 categories, $7 listings, $8 delivery, $9 sealed address of the feed,
 * $10 version of the terms, $11 contact, $12 email, $13 about.
 */
export const insertApplication = statement<{ id: number }>(
  'applications.insert',
  `insert into application (created_at, language, business, website, country_code, categories,
     listings, delivery, feed_address, terms_version, contact, email, about)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   on conflict (lower(email)) where status = 'pending' do nothing
   returning id`,
);

/** $1 status or null for all. The newest first. */
export const selectApplications = statement<ApplicationRow>(
  'applications.all',
  `select ${SELECTED} from application a
   where $1::text is null or a.status = $1 order by a.id desc`,
);

/** $1 id. */
export const selectApplication = statement<ApplicationRow>(
  'applications.one',
  `select ${SELECTED} from application a where a.id = $1`,
);

/** $1 id. Others who decide on it wait. */
export const selectApplicationForUpdate = statement<ApplicationRow>(
  'applications.one_for_update',
  `select ${SELECTED} from application a where a.id = $1 for no key update of a`,
);

/** $1 id, $2 status, $3 now, $4 reason, $5 partner id. */
export const updateDecision = statement<ApplicationRow>(
  'applications.decide',
  `update application a set status = $2, decided_at = $3, reason = $4, partner_id = $5
   where a.id = $1 returning ${SELECTED}`,
);

const WIPE = `set contact = null, email = null, about = null, reason = null, feed_address = null,
  wiped_at = $2`;

/** $1 created before, $2 now. */
export const wipeOldApplications = statement<{ id: number }>(
  'applications.wipe_old',
  `update application ${WIPE} where created_at <= $1 and wiped_at is null returning id`,
);

/** $1 id, $2 now. */
export const wipeApplication = statement<{ id: number }>(
  'applications.wipe_one',
  `update application ${WIPE} where id = $1 and wiped_at is null returning id`,
);

/** Sealed addresses of feeds, for moving them to a new key. */
export const selectSealedAddresses = statement<{ id: number; feed_address: string }>(
  'applications.sealed',
  'select id, feed_address from application where feed_address is not null for no key update',
);

/** $1 id, $2 sealed address. */
export const updateSealedAddress = statement(
  'applications.reseal',
  'update application set feed_address = $2 where id = $1',
);
