import { ANY_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';

// Also ends waiting deliveries, because their content is gone.
const WIPE = `set name = null, email = null, phone = null, message = null, wiped_at = $2,
  webhook_state = nullif(webhook_state, 'waiting'), email_state = nullif(email_state, 'waiting')`;

/** Redacts leads created before a time. */
export const redactOldLeads = statement<{ id: string }, [before: Date, now: Date, most: number]>(
  'leads.redact_old_leads',
  `update lead ${WIPE}
   where id in (
     select id from lead where kind = 'enquiry' and wiped_at is null and created_at <= $1
     order by created_at, seq limit $3 for no key update)
   returning id`,
);

/** Redacts some of a partner's leads. */
export const redactSomeOfPartner = statement<
  { id: string },
  [partnerId: number, now: Date, most: number]
>(
  'leads.redact_some_of_partner',
  `update lead ${WIPE}
   where id in (
     select id from lead where partner_id = $1 and kind = 'enquiry' and wiped_at is null
     order by seq limit $3 for no key update)
   returning id`,
);

/** Redacts leads by their ids. */
export const redactLeads = statement<{ id: string }, [leadIds: readonly string[], now: Date]>(
  'leads.redact_leads',
  `update lead ${WIPE}
   where id in (
     select id from lead where id = any($1) and wiped_at is null order by seq for no key update)
   returning id`,
);

export const redactTraveller = statement<{ id: string }, [email: string, now: Date]>(
  'leads.redact_traveller',
  `update lead ${WIPE}
   where id in (
     select id from lead where lower(email) = lower($1) and wiped_at is null
     order by seq for no key update)
   returning id`,
);

/** Selects all leads of a traveller. */
export const selectTraveller = statement<
  { id: string; partner_id: number; partner_name: string; partner_website: string },
  [email: string]
>(
  'leads.select_traveller',
  `select lead.id, partner.id as partner_id, partner.name as partner_name,
     partner.website as partner_website
   from lead join ${ANY_PARTNER} partner on partner.id = lead.partner_id
   where lower(lead.email) = lower($1) and lead.wiped_at is null order by lead.seq`,
);
