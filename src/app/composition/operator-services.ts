import { createPairs } from '../../duplicates/index.ts';
import { createAnyLeads, RETENTION_DAYS } from '../../leads/index.ts';
import { createListingFinder, createListingHiding } from '../../listings/index.ts';
import { createPartnerNotes, createWebsiteCheck } from '../../partners/index.ts';
import type { PartnerMails } from '../../mails/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { createReportReview } from '../../reports/index.ts';
import type { Foundation } from './app-context.ts';

/** Makes the use cases that only operators have, over all partners. */
export function createOperatorServices(
  { settings, db, clock }: Foundation,
  outbound: Outbound,
  mails: PartnerMails,
) {
  const publicUrl = settings.PUBLIC_URL;
  return {
    listingHiding: createListingHiding({ db, clock, publicUrl, mails }),
    listingFinder: createListingFinder(db),
    reportReview: createReportReview({ db, clock, keepDays: RETENTION_DAYS }),
    /** Listings of two partners that are one vehicle or campsite; partners part them too. */
    pairs: createPairs({ db, clock }),
    anyLeads: createAnyLeads({ db, clock }),
    notes: createPartnerNotes(db, clock),
    checkWebsite: createWebsiteCheck({ outbound, clock, publicUrl }),
  };
}
