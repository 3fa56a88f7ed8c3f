import { statement } from '../../platform/db/index.ts';

/** A pending application whose account has not been opened. */
export interface UnopenedRow {
  id: number;
  language: string;
  business: string;
  website: string;
  country_code: string;
  categories: string[];
  email: string;
}

/** Selects whether an address has a pending application that was received after a time. */
export const selectIsApplicant = statement<{ found: boolean }, [email: string, since: Date]>(
  'partners.select_is_applicant',
  `select exists (select from application
     where lower(email) = lower($1) and status = 'pending' and created_at > $2) as found`,
);

/** Selects and locks the pending application of an address that has no account, if there is one. */
export const lockUnopened = statement<UnopenedRow, [email: string, since: Date]>(
  'partners.lock_unopened',
  `select id, language, business, website, country_code, categories, email from application
   where lower(email) = lower($1) and status = 'pending' and created_at > $2 and partner_id is null
   for no key update`,
);

export const updateApplicationPartner = statement<never, [id: number, partnerId: number]>(
  'partners.update_application_partner',
  'update application set partner_id = $2 where id = $1',
);

/**
 * Declines the pending application of an account and redacts its personal data. Returns no row when
 * there is none.
 */
export const withdrawApplication = statement<{ id: number }, [partnerId: number, now: Date]>(
  'partners.withdraw_application',
  `update application set status = 'declined', decided_at = $2, contact = null, email = null,
     about = null, reason = null, feed_address = null, website_check = null,
     wiped_at = coalesce(wiped_at, $2)
   where partner_id = $1 and status = 'pending' returning id`,
);

/**
 * Selects accounts that were opened by an applicant and never approved, whose application was
 * declined before a time or has lost its personal data, by id.
 */
export const selectLapsed = statement<{ id: number }, [declinedBefore: Date]>(
  'partners.select_lapsed',
  `select p.id from partner p
   where p.status in ('pending', 'rejected') and p.approved_at is null and p.closed_at is null
     and exists (select from application a where a.partner_id = p.id
       and (a.wiped_at is not null or a.status = 'declined' and a.decided_at <= $1))
   order by p.id limit 500`,
);

/** Selects when the newest application of an account was declined; no row when it was not. */
export const selectDeclinedAt = statement<{ declined_at: Date }, [partnerId: number]>(
  'partners.select_declined_at',
  `select decided_at as declined_at from application
   where partner_id = $1 and status = 'declined' order by id desc limit 1`,
);

/** Erases the address and the reason of an account that was closed without ever being approved. */
export const forgetPrepared = statement<never, [partnerId: number]>(
  'partners.forget_prepared',
  `update partner set contact_email = '', status_reason = null
   where id = $1 and approved_at is null and closed_at is not null`,
);
