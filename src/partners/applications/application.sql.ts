import { statement } from '../../platform/db/index.ts';
import type { Delivery } from './application.form.ts';
import type { WebsiteCheck } from './website-check.ts';

export type ApplicationStatus = 'pending' | 'approved' | 'declined';

/** A stored application, with the slug of its account if one was opened. */
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
  /** Encrypted. */
  feed_address: string | null;
  terms_version: string;
  contact: string | null;
  email: string | null;
  about: string | null;
  reason: string | null;
  decided_at: Date | null;
  partner: string | null;
  /** The account that was opened by the applicant, or made at approval. */
  partner_id: number | null;
  website_check: WebsiteCheck | null;
  wiped_at: Date | null;
  /** When an operator asked a question whose answer has not come. */
  asked_at: Date | null;
  /** When a decline was taken back. */
  reopened_at: Date | null;
}

const SELECTED = `a.id, a.status, a.created_at, a.language, a.business, a.website, a.country_code,
  a.categories, a.listings, a.delivery, a.feed_address, a.terms_version, a.contact, a.email, a.about,
  a.reason, a.decided_at, a.website_check, a.wiped_at, a.partner_id, a.asked_at, a.reopened_at,
  (select slug from partner where partner.id = a.partner_id) as partner`;

const GIVEN = `created_at, language, business, website, country_code, categories, listings, delivery,
  feed_address, terms_version, contact, email, about`;

export type NewApplication = Pick<
  ApplicationRow,
  | 'created_at'
  | 'language'
  | 'business'
  | 'website'
  | 'country_code'
  | 'categories'
  | 'listings'
  | 'delivery'
  | 'feed_address'
  | 'terms_version'
  | 'contact'
  | 'email'
  | 'about'
>;

/** Adds an application. Returns no row while another application of the same email is pending. */
export const insertApplication = statement<{ id: number }, [application: NewApplication]>(
  'partners.insert_application',
  `insert into application (${GIVEN})
   select ${GIVEN} from jsonb_populate_record(null::application, $1::jsonb)
   on conflict (lower(email)) where status = 'pending' do nothing
   returning id`,
);

/** Selects applications of one status or all, newest first. */
export const selectApplications = statement<ApplicationRow, [status: ApplicationStatus | null]>(
  'partners.select_applications',
  `select ${SELECTED} from application a
   where $1::text is null or a.status = $1 order by a.id desc`,
);

/** Selects pending applications that wait for an operator, the longest waiting first. */
export const selectWaiting = statement<ApplicationRow>(
  'partners.select_waiting',
  `select ${SELECTED} from application a where a.status = 'pending' and a.asked_at is null
   order by coalesce(a.reopened_at, a.created_at), a.id limit 500`,
);

/** Selects pending applications that wait for the applicant's answer, the longest waiting first. */
export const selectAsked = statement<ApplicationRow>(
  'partners.select_asked',
  `select ${SELECTED} from application a where a.status = 'pending' and a.asked_at is not null
   order by a.asked_at, a.id limit 500`,
);

export const countWaiting = statement<{ waiting: number }>(
  'partners.count_waiting',
  `select count(*)::int as waiting from application where status = 'pending' and asked_at is null`,
);

/** Notes when the applicant was asked; null when the answer has come. */
export const updateAskedAt = statement<never, [id: number, askedAt: Date | null]>(
  'partners.update_asked_at',
  'update application set asked_at = $2 where id = $1',
);

/**
 * Makes a declined application pending again, with the account that its applicant had opened if that
 * still exists. Returns no row while another application of the same email is pending.
 */
export const reopenApplication = statement<
  ApplicationRow,
  [id: number, partnerId: number | null, now: Date]
>(
  'partners.reopen_application',
  `update application a set status = 'pending', decided_at = null, reason = null, asked_at = null,
     reopened_at = $3, partner_id = $2
   where a.id = $1 and not exists (select from application other
     where other.status = 'pending' and lower(other.email) = lower(a.email))
   returning ${SELECTED}`,
);

/** Selects decided applications with lower ids, newest first. */
export const selectDecided = statement<ApplicationRow, [beforeId: number, limit: number]>(
  'partners.select_decided',
  `select ${SELECTED} from application a
   where a.status <> 'pending' and a.id < $1 order by a.id desc limit $2`,
);

export const updateWebsiteCheck = statement<never, [id: number, found: WebsiteCheck]>(
  'partners.update_website_check',
  'update application set website_check = $2 where id = $1 and wiped_at is null',
);

export const selectApplication = statement<ApplicationRow, [id: number]>(
  'partners.select_application',
  `select ${SELECTED} from application a where a.id = $1`,
);

/** Locks the row, so that concurrent decisions wait. */
export const selectApplicationForUpdate = statement<ApplicationRow, [id: number]>(
  'partners.select_application_for_update',
  `select ${SELECTED} from application a where a.id = $1 for no key update of a`,
);

export interface DecisionColumns {
  status: ApplicationStatus;
  decided_at: Date;
  reason: string | null;
  partner_id: number | null;
}

export const updateDecision = statement<ApplicationRow, [id: number, decision: DecisionColumns]>(
  'partners.update_decision',
  `update application a set (status, decided_at, reason, partner_id, asked_at) = (
     select status, decided_at, reason, coalesce(partner_id, a.partner_id), null::timestamptz
     from jsonb_populate_record(null::application, $2::jsonb))
   where a.id = $1 returning ${SELECTED}`,
);

const WIPE = `set contact = null, email = null, about = null, reason = null, feed_address = null,
  website_check = null, wiped_at = $2`;

export const redactOldApplications = statement<{ id: number }, [before: Date, now: Date]>(
  'partners.redact_old_applications',
  `update application ${WIPE} where created_at <= $1 and wiped_at is null returning id`,
);

export const redactApplication = statement<{ id: number }, [id: number, now: Date]>(
  'partners.redact_application',
  `update application ${WIPE} where id = $1 and wiped_at is null returning id`,
);

/** Selects the encrypted addresses of feeds, for encrypting them with a new key. */
export const selectSealedAddresses = statement<{ id: number; feed_address: string }>(
  'partners.select_sealed_addresses',
  'select id, feed_address from application where feed_address is not null for no key update',
);

export const updateSealedAddress = statement<never, [id: number, sealed: string]>(
  'partners.update_sealed_address',
  'update application set feed_address = $2 where id = $1',
);
