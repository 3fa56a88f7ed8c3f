import { listingNotFound, type PreviewLinks } from '../listings/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import { insertTestClicks } from './click.sql.ts';
import type { Click } from './click.ts';
import { selectTestListing, selectTestRecipients } from './enquiry.sql.ts';
import { newLeadId } from './lead-id.ts';
import { type LeadAnswer, type LeadData, presentLead, presentLeadData } from './lead.present.ts';
import { selectLead } from './lead.sql.ts';
import { type Channels, newLead, storeLeads } from './new-lead.ts';
import { targetUrl } from './target-url.ts';
import type { TestEnquiry } from './test-leads.schema.ts';

/** Creates leads for a test account's own listings. All methods throw `not_found` for other listings. */
export interface TestLeads {
  /** Stores an enquiry as if a traveller had sent it, and sends its webhook. */
  enquire(partnerId: number, sent: TestEnquiry): Promise<LeadAnswer>;
  /** Stores a click as if a traveller had followed the link. */
  click(partnerId: number, externalId: string): Promise<{ lead: LeadAnswer; redirectUrl: string }>;
}

interface Deps extends Channels {
  db: Db;
  clock: Clock;
  publicUrl: string;
  previewLinks: PreviewLinks;
}

/** The traveller's contact when the body contains none. */
const TRAVELLER = { name: 'Test Traveller', email: 'traveller@mail.example' };

/** Creates the use cases of test leads. */
export function createTestLeads(deps: Deps): TestLeads {
  const { db, clock, publicUrl, previewLinks } = deps;
  const find = async (partnerId: number, externalId: string) => {
    const listing = await db.maybeOne(selectTestListing, [partnerId, externalId]);
    if (!listing) throw listingNotFound();
    return listing;
  };
  const present = async (partnerId: number, id: string) =>
    presentLead(await db.one(selectLead, [partnerId, id]), publicUrl, clock.now());
  return {
    async enquire(partnerId, { external_id, ...sent }) {
      const { id: listingId } = await find(partnerId, external_id);
      const sourcePage = previewLinks.urlOf(listingId);
      const enquiry = {
        name: sent.name ?? TRAVELLER.name,
        email: sent.email ?? TRAVELLER.email,
        phone: sent.phone ?? null,
        start_date: sent.start_date ?? null,
        end_date: sent.end_date ?? null,
        guests: sent.guests ?? null,
        message: sent.message ?? null,
      };
      const asked = { listingId, enquiry, sourcePage, found: null };
      const leadId = await db.transaction(async (tx) => {
        const now = clock.now();
        const recipient = await tx.maybeOne(selectTestRecipients, [[listingId], now]);
        if (!recipient) throw listingNotFound();
        const lead = {
          ...newLead(asked, recipient, publicUrl, now),
          source_page: sourcePage,
        };
        await storeLeads(
          deps,
          tx,
          [{ asked, recipient, lead }],
          (stored) => previewLinks.within(presentLeadData(stored, publicUrl, now)) as LeadData,
        );
        return lead.id;
      });
      return present(partnerId, leadId);
    },
    async click(partnerId, externalId) {
      const { id: listingId } = await find(partnerId, externalId);
      const click: Click = {
        lead_id: newLeadId(),
        listing_id: listingId,
        source_page: previewLinks.urlOf(listingId),
        slug: null,
        found: null,
        at: clock.now(),
      };
      const [made] = await db.query(insertTestClicks, [JSON.stringify([click]), click.at]);
      if (!made) throw listingNotFound();
      const lead = await present(partnerId, made.lead_id);
      return { lead, redirectUrl: targetUrl(made.url, made.lead_id) };
    },
  };
}
