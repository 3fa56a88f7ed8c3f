import { ANY_LISTING } from '../listings/index.ts';
import type { Addressee } from '../mails/index.ts';
import { addressee, ANY_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';

/** An enquiry that could not be delivered, with the partner to notify. */
export interface FailedRow {
  id: string;
  /** Null when the listing has been deleted. */
  title: string | null;
  partner: Addressee;
}

export const selectFailed = statement<FailedRow, [leadId: string]>(
  'leads.select_failed',
  `select d.id, l.title, ${addressee('partner')} as partner
   from lead d
   join ${ANY_PARTNER} partner on partner.id = d.partner_id
   left join ${ANY_LISTING} l on l.id = d.listing_id
   where d.id = $1`,
);
