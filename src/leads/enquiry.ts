import { type Found, writeFound } from '../listings/index.ts';
import { type Clock, secondsAfter } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { createPublicForm, type PostedForm } from '../platform/forms/index.ts';
import type { Deliveries } from '../deliveries/index.ts';
import { enquiryCreated, languageOf, toMail } from '../mails/index.ts';
import type { Mailbox } from '../platform/mail/index.ts';
import type { ExactRateLimit } from '../platform/rate-limit/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { enquiryForm, type EnquiryRefusal } from './enquiry.form.ts';
import {
  insertEnquiry,
  lockTraveller,
  type RecipientRow,
  selectDuplicate,
  selectRecipient,
} from './enquiry.sql.ts';
import { eventIdOf } from './lead-id.ts';
import { type LeadData, presentLeadData } from './lead.present.ts';
import type { LeadDataRow } from './lead.sql.ts';
import { type SubmittedEnquiry, newLead } from './new-lead.ts';
import { receiptToken } from './receipt-token.ts';

/** The version of the consent that travellers agree to; raise it with every change of its text. */
const CONSENT_VERSION = '2026-05';

/** The type of the event that carries an enquiry to a webhook. */
export const LEAD_CREATED = 'lead.created';

/** Time within which an identical enquiry counts as a duplicate. */
const DUPLICATE_WITHIN_SECONDS = 600;

/** The answer to a form. */
export type EnquiryAnswer =
  | { sent: true; token: string }
  | { sent: false; why: 'not_listed' }
  | EnquiryRefusal;

/** Receives enquiries of travellers. */
export interface Enquiries {
  /** A signed time at which a listing's form is shown, for its hidden field. */
  enquiryToken(listingId: number): string;
  /**
   * Receives a form. The IP `address` is counted for the rate limit and not stored. While the database is away it is
   * refused with what was typed; one that was stored nevertheless is a duplicate when it is sent again.
   */
  enquire(
    listingId: number,
    form: PostedForm,
    from: { address: string; sourcePage: string; found?: Found | null },
  ): Promise<EnquiryAnswer>;
}

interface Needs {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  publicUrl: string;
  limit: ExactRateLimit;
  /** `deliveries` and `mailbox` write in the transaction that stores the lead. */
  deliveries: Pick<Deliveries, 'emit'>;
  mailbox: Pick<Mailbox, 'post' | 'sends'>;
}

/** Creates the use case of enquiries. */
export function createEnquiries(needs: Needs): Enquiries {
  const { db, keyRing } = needs;
  const publicForm = createPublicForm(enquiryForm, needs);
  const receive: Enquiries['enquire'] = async (
    listingId,
    form,
    { address, sourcePage, found = null },
  ) => {
    const taken = await publicForm.take(form, { subject: String(listingId), address });
    if (!taken.sent) return taken;
    const { consent: _agreed, ...enquiry } = taken.values;
    const leadId = await db.transaction((tx) =>
      store(needs, tx, { listingId, enquiry, sourcePage, found }),
    );
    if (leadId === undefined) return { sent: false, why: 'not_listed' };
    return { sent: true, token: receiptToken(keyRing, leadId) };
  };
  return {
    enquiryToken: (listingId) => publicForm.token(String(listingId)),
    enquire: (listingId, form, from) =>
      publicForm.orAway(form, () => receive(listingId, form, from)),
  };
}

/** Stores an enquiry with its event and mail; returns its id, or that of the one it duplicates. */
async function store(needs: Needs, tx: Tx, asked: SubmittedEnquiry): Promise<string | undefined> {
  const now = needs.clock.now();
  const recipient = await tx.maybeOne(selectRecipient, [asked.listingId, now]);
  if (!recipient) return undefined;
  const duplicate = await findDuplicate(tx, asked, now);
  if (duplicate !== undefined) return duplicate;
  const lead = newLead(asked, recipient, needs.publicUrl, now);
  await storeLead(needs, tx, {
    asked,
    recipient,
    lead,
    data: presentLeadData(lead, needs.publicUrl, now),
  });
  return lead.id;
}

/** What is stored and sent of an enquiry. */
interface NewLead {
  asked: SubmittedEnquiry;
  recipient: RecipientRow;
  lead: LeadDataRow;
  /** Of its event and its mail. */
  data: LeadData;
}

/** Stores a lead with its event and mail, as the last statements of the transaction. */
export async function storeLead(
  needs: Pick<Needs, 'deliveries' | 'mailbox'>,
  tx: Tx,
  { asked, recipient, lead, data }: NewLead,
): Promise<void> {
  const { mailbox } = needs;
  await send(needs, tx, data, recipient);
  const mailed = mailbox.sends && recipient.mail_to !== null;
  const { id, created_at, source_page } = lead;
  const stored = {
    ...asked.enquiry,
    id,
    partner_id: recipient.partner_id,
    listing_id: asked.listingId,
    created_at,
    source_page,
    consent_version: CONSENT_VERSION,
    webhook_state: recipient.webhook_url === null ? null : ('waiting' as const),
    email_state: mailed ? ('waiting' as const) : null,
    found: asked.found && writeFound(asked.found),
  };
  await tx.execute(insertEnquiry, [stored]);
}

/** Finds a recent duplicate, including one that a concurrent transaction is storing. */
async function findDuplicate(
  tx: Tx,
  asked: SubmittedEnquiry,
  now: Date,
): Promise<string | undefined> {
  const { listingId, enquiry } = asked;
  await tx.query(lockTraveller, [`${listingId}/${enquiry.email.toLowerCase()}`]);
  const since = secondsAfter(now, -DUPLICATE_WITHIN_SECONDS);
  return (await tx.maybeOne(selectDuplicate, [listingId, since, enquiry]))?.id;
}

/** Creates the event's body, once for all attempts, and queues event and mail. */
async function send(
  { deliveries, mailbox }: Pick<Needs, 'deliveries' | 'mailbox'>,
  tx: Tx,
  data: LeadData,
  { partner_id: partnerId, webhook_url, mail_to, language }: RecipientRow,
): Promise<void> {
  const eventId = eventIdOf(data.id);
  const eventType = LEAD_CREATED;
  const event = { id: eventId, type: eventType, created_at: data.created_at, data };
  const body = Buffer.from(JSON.stringify(event));
  await deliveries.emit(tx, { eventId, eventType, partnerId, body, hold: webhook_url === null });
  if (mail_to === null) return;
  await mailbox.post(tx, toMail(mail_to, enquiryCreated(languageOf(language), data)));
}
