import { statement } from '../platform/db/index.ts';

/** Whom to tell that a lead could not be delivered, and about what. $1 lead id. */
export const selectFailed = statement<{ id: string; title: string | null; to_email: string }>(
  'leads.failed',
  `select d.id, l.title, coalesce(partner.lead_email, partner.contact_email) as to_email
   from lead d join partner on partner.id = d.partner_id left join listing l on l.id = d.listing_id
   where d.id = $1`,
);
