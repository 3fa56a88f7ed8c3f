import type { Deliveries } from '../deliveries/index.ts';
import { type Referral, listingPath, writeReferral } from '../listings/index.ts';
import { enquiryCreated, languageOf, toMail } from '../mails/index.ts';
import { wholeSecond } from '../platform/clock.ts';
import type { Tx } from '../platform/db/index.ts';
import type { MailQueue } from '../platform/mail/index.ts';
import type { Enquiry } from './enquiry.form.ts';
import { insertEnquiries, type NewEnquiry, type RecipientRow } from './enquiry.sql.ts';
import { eventIdOf, newLeadId } from './lead-id.ts';
import type { LeadData } from './lead.present.ts';
import type { LeadDataRow } from './lead.sql.ts';

/** Version of the consent text; raise it with every change of the text. */
const CONSENT_VERSION = '2026-05';

/** The type of the event that carries an enquiry to a webhook. */
export const LEAD_CREATED = 'lead.created';

/** Channels that send leads, within the transaction that stores them. */
export interface Channels {
  deliveries: Pick<Deliveries, 'emit' | 'lockOrder'>;
  mailQueue: Pick<MailQueue, 'post' | 'sends'>;
}

/**
 * Returns the URL of the listing's page that an enquiry came from, in any language. The posted path
 * is untrusted text: a path of any other page is not passed on to the partner.
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
  /** The path of the form's page as posted. Untrusted. */
  sourcePage: string;
  /** How the traveller found the listing; null when unknown. */
  found: Referral | null;
}

/** Creates the lead of an enquiry. Its provisional time is also the time of consent. */
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

/** A lead as it is stored. */
export interface NewLead {
  asked: SubmittedEnquiry;
  recipient: RecipientRow;
  lead: LeadDataRow;
}

/** The content that is sent of an enquiry: the data of its event and its mail. */
interface Sent {
  recipient: RecipientRow;
  at: Date;
  data: LeadData;
}

/**
 * Stores leads with their events and mails, as the last statements of the transaction.
 * @param present maps a lead to the content that is sent
 */
export async function storeLeads(
  deps: Channels,
  tx: Tx,
  leads: readonly NewLead[],
  present: (lead: LeadDataRow) => LeadData,
): Promise<void> {
  const rows = leads.map(({ asked, recipient, lead }) => ({
    ...asked.enquiry,
    id: lead.id,
    partner_id: recipient.partner_id,
    listing_id: asked.listingId,
    created_at: lead.created_at,
    source_page: lead.source_page,
    consent_at: lead.consent_at,
    consent_version: CONSENT_VERSION,
    webhook_state: recipient.webhook_url === null ? null : ('waiting' as const),
    email_state: deps.mailQueue.sends && recipient.mail_to !== null ? ('waiting' as const) : null,
    found: asked.found && writeReferral(asked.found),
  })) satisfies NewEnquiry[];
  // Every transaction locks the numbers of events before those of leads; both stay locked until it
  // ends.
  await deps.deliveries.lockOrder(tx);
  const { created_at } = await tx.one(insertEnquiries, [JSON.stringify(rows)]);
  const sent = leads.map(({ recipient, lead }) => ({
    recipient,
    at: created_at,
    data: present({ ...lead, created_at }),
  }));
  for (const one of sent) await emit(deps, tx, one);
  for (const one of sent) await mail(deps, tx, one);
}

/** Creates the event's body, which all attempts share, and queues it. */
async function emit(
  { deliveries }: Channels,
  tx: Tx,
  { data, at, recipient: { partner_id: partnerId, webhook_url } }: Sent,
): Promise<void> {
  const eventId = eventIdOf(data.id);
  const eventType = LEAD_CREATED;
  const event = { id: eventId, type: eventType, created_at: data.created_at, data };
  const body = Buffer.from(JSON.stringify(event));
  await deliveries.emit(tx, {
    eventId,
    eventType,
    partnerId,
    at,
    body,
    hold: webhook_url === null,
  });
}

/** Queues the mail of an enquiry when its partner receives mails. */
async function mail(
  { mailQueue }: Channels,
  tx: Tx,
  { data, recipient: { mail_to, language } }: Sent,
): Promise<void> {
  if (mail_to === null) return;
  await mailQueue.post(tx, toMail(mail_to, enquiryCreated(languageOf(language), data)));
}
