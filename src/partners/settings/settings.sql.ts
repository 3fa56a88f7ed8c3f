import type { Addressee } from '../../mails/index.ts';
import { statement } from '../../platform/db/index.ts';
import type { EnquiryChannel, PartnerRow } from '../partner.sql.ts';
import { addressee } from '../published.sql.ts';

/** The columns of a partner's profile. */
export type ProfileColumns = Pick<
  PartnerRow,
  'name' | 'website' | 'categories' | 'countries' | 'language' | 'time_zone'
>;

export const updateProfile = statement<never, [partnerId: number, profile: ProfileColumns]>(
  'partners.update_profile',
  `update partner set name = p.name, website = p.website, categories = p.categories,
     countries = p.countries, language = p.language,
     time_zone = p.time_zone
   from jsonb_to_record($2::jsonb) as p (name text, website text, categories text[],
     countries text[], language text, time_zone text)
   where id = $1 or test_of = $1`,
);

export const updateLeadEmail = statement<
  never,
  [partnerId: number, email: string | null, isSet: boolean]
>(
  'partners.update_lead_email',
  'update partner set lead_email = $2, lead_email_set = $3 where id = $1',
);

export const updateEnquiryChannel = statement<never, [partnerId: number, channel: EnquiryChannel]>(
  'partners.update_enquiry_channel',
  'update partner set enquiry_channel = $2 where id = $1',
);

export const updateDeveloperTools = statement<never, [partnerId: number, shown: boolean]>(
  'partners.update_developer_tools',
  'update partner set developer_tools = $2 where id = $1',
);

export const updateMailsOff = statement<never, [partnerId: number, topics: readonly string[]]>(
  'partners.update_mails_off',
  'update partner set mails_off = $2 where id = $1',
);

export const updateContactEmail = statement<never, [partnerId: number, email: string]>(
  'partners.update_contact_email',
  'update partner set contact_email = $2 where id = $1',
);

/**
 * Closes an account: hides its listings, disables key and webhook, and removes its members. The
 * contact address stays until `forgetClosed`, so that operators can answer a partner that closed it
 * by mistake.
 */
export const closeAccount = statement<never, [partnerId: number, now: Date]>(
  'partners.close_account',
  `with closed as (
     update partner set status = 'suspended', closed_at = $2, api_key_fingerprint = null,
       api_key_prefix = null, webhook_url = null, webhook_secret = null,
       webhook_secret_next = null, webhook_secret_next_at = null, lead_email = null,
       lead_email_set = true, premium_until = null, paid_until = null
     where id = $1 or test_of = $1 returning id
   ),
   change as (delete from contact_change where partner_id in (select id from closed))
   delete from member where partner_id in (select id from closed)`,
);

/** Erases the addresses of accounts that were closed before a time. */
export const forgetClosed = statement<never, [before: Date]>(
  'partners.forget_closed',
  `update partner set contact_email = '' where closed_at <= $1 and contact_email <> ''`,
);

const DUE = `partner.status = 'approved' and partner.approved_at < $1
  and coalesce(partner.summarised_until < ($1::timestamptz at time zone 'UTC')::date, true)
  and not 'summary' = any(partner.mails_off)`;

/** Selects partners without a summary of the week that ended on the given Monday (midnight, UTC), by id. */
export const selectWeekDue = statement<
  { id: number; name: string },
  [monday: Date, afterId: number, limit: number]
>(
  'partners.select_week_due',
  `select id, name from partner where ${DUE} and id > $2 order by id limit $3`,
);

/**
 * Records that a partner's week is summarised; no row when it already is, or the partner has
 * switched the mail off.
 */
export const noteSummarised = statement<{ partner: Addressee }, [monday: Date, partnerId: number]>(
  'partners.note_summarised',
  `update partner set summarised_until = ($1::timestamptz at time zone 'UTC')::date
   where partner.id = $2 and ${DUE} returning ${addressee('partner')} as partner`,
);
