import { wholeSecond } from '../platform/clock.ts';
import { type Found, listingPath } from '../listings/index.ts';
import type { Enquiry } from './enquiry.form.ts';
import { newLeadId } from './lead-id.ts';
import type { RecipientRow } from './enquiry.sql.ts';
import type { LeadDataRow } from './lead.sql.ts';

/**
 * The URL of the listing's page that an enquiry came from, in any language. The posted path is untrusted
 * text: one that is not this listing's page is not passed on to the partner.
 */
function pageOf(sourcePage: string, publicUrl: string, slug: string, listingId: number): string {
  const path = listingPath(slug, listingId);
  const language = sourcePage.slice(publicUrl.length, -path.length);
  const ours = sourcePage === publicUrl + language + path && /^(?:\/[a-z]{2})?$/.test(language);
  return ours ? sourcePage : publicUrl + path;
}

/** An enquiry that becomes a lead. */
export interface SubmittedEnquiry {
  listingId: number;
  enquiry: Enquiry;
  /** The path of the form's page, as posted (untrusted). */
  sourcePage: string;
  /** How the listing was found; null when it is not known. */
  found: Found | null;
}

/** Creates the lead of an enquiry; its time, until it has a number, is also the time of consent. */
export function newLead(
  { listingId, enquiry, sourcePage }: SubmittedEnquiry,
  recipient: RecipientRow,
  publicUrl: string,
  now: Date,
): LeadDataRow {
  const { external_id, title, url, slug } = recipient;
  const at = wholeSecond(now);
  return {
    id: newLeadId(),
    kind: 'enquiry',
    created_at: at,
    ...enquiry,
    source_page: pageOf(sourcePage, publicUrl, slug, listingId),
    consent_at: at,
    listing_id: listingId,
    external_id,
    title,
    url,
    slug,
  };
}
