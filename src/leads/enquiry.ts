import type { Clock } from '../platform/clock.ts';
import { timestamp, wholeSecond } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { NewMail } from '../platform/mail/index.ts';
import type { RateLimit } from '../platform/rate-limit.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import {
  type Enquiry,
  type EnquiryForm,
  type EnquiryProblems,
  readEnquiry,
} from './enquiry.form.ts';
import { enquiryMail } from './enquiry.mail.ts';
import {
  insertEnquiry,
  lockTraveller,
  type RecipientRow,
  selectRecipient,
  selectTwin,
} from './enquiry.sql.ts';
import { isFreshForm, signForm } from './form-age.ts';
import { eventIdOf, newLeadId } from './lead-id.ts';
import { presentLeadData } from './lead.present.ts';
import { selectLead } from './lead.sql.ts';
import { receiptToken } from './receipt-token.ts';

/** The version of the sentence that travellers agree to; raise it with every change of the words. */
export const CONSENT_VERSION = '2026-05';

/** Milliseconds within which the same enquiry again is taken for the first. */
const TWIN_WITHIN = 10 * 60_000;

/** What became of a form. */
export type EnquiryAnswer =
  | { sent: true; token: string }
  | { sent: false; why: 'invalid'; problems: EnquiryProblems }
  | { sent: false; why: 'robot' }
  | { sent: false; why: 'stale_form' }
  | { sent: false; why: 'too_many'; retryAfterSeconds: number }
  | { sent: false; why: 'not_listed' };

/** How enquiries reach partners; both take part in the transaction that stores the lead. */
export interface Channels {
  /** Hands a finished webhook body over. `hold` keeps it for a partner without a webhook. */
  emit(
    tx: Tx,
    event: {
      eventId: string;
      eventType: string;
      partnerId: number;
      body: Uint8Array;
      hold: boolean;
    },
  ): Promise<void>;
  /** Whether mails reach anybody, or are only kept to be read here. */
  mails: boolean;
  mail(tx: Tx, mail: NewMail): Promise<unknown>;
}

/** Takes enquiries of travellers. */
export interface Enquiries {
  /** The signed moment at which a listing's form is shown, for its hidden field. */
  enquiryToken(listingId: number): string;
  /** Takes a form. `address` is counted for the limit and not kept. */
  enquire(
    listingId: number,
    form: EnquiryForm,
    from: { address: string; sourcePage: string },
  ): Promise<EnquiryAnswer>;
}

interface Needs {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  publicUrl: string;
  limit: RateLimit;
  channels: Channels;
}

/** Makes the use case of enquiries. */
export function createEnquiries(needs: Needs): Enquiries {
  const { db, clock, keyRing, limit } = needs;
  return {
    enquiryToken: (listingId) => signForm(keyRing, clock, listingId),
    async enquire(listingId, form, { address, sourcePage }) {
      if (form.website.trim() !== '') return { sent: false, why: 'robot' };
      const read = readEnquiry(form);
      if (!read.ok) return { sent: false, why: 'invalid', problems: read.problems };
      if (!isFreshForm(keyRing, clock, listingId, form.form)) {
        return { sent: false, why: 'stale_form' };
      }
      if (!limit.take(address)) {
        return { sent: false, why: 'too_many', retryAfterSeconds: limit.windowSeconds };
      }
      const leadId = await db.transaction((tx) =>
        store(needs, tx, listingId, read.enquiry, sourcePage),
      );
      if (leadId === undefined) return { sent: false, why: 'not_listed' };
      return { sent: true, token: receiptToken(keyRing, leadId) };
    },
  };
}

/** Stores an enquiry with all that delivers it; gives its id, or that of the same one before it. */
async function store(
  needs: Needs,
  tx: Tx,
  listingId: number,
  enquiry: Enquiry,
  sourcePage: string,
): Promise<string | undefined> {
  const now = needs.clock.now();
  const recipient = await tx.maybeOne(selectRecipient, [listingId, now]);
  if (!recipient) return undefined;
  const { name, email, phone, startDate, endDate, guests, message } = enquiry;
  const since = new Date(now.getTime() - TWIN_WITHIN);
  await tx.query(lockTraveller, [`${listingId}/${email.toLowerCase()}`]);
  const twin = await tx.maybeOne(selectTwin, [
    listingId,
    email,
    message,
    startDate,
    endDate,
    since,
  ]);
  if (twin) return twin.id;
  const id = newLeadId();
  const about = [id, recipient.partner_id, listingId, wholeSecond(now)];
  const contact = [name, email, phone, startDate, endDate, guests, message, sourcePage];
  const mailed = needs.channels.mails && recipient.mail_to !== null;
  const states = [recipient.webhook_url && 'waiting', mailed ? 'waiting' : null];
  await tx.execute(insertEnquiry, [...about, ...contact, CONSENT_VERSION, ...states]);
  await send(needs, tx, id, recipient, now);
  return id;
}

/** Makes the body of the event, once and for all, and hands it to the channels. */
async function send(
  { channels, publicUrl }: Needs,
  tx: Tx,
  id: string,
  { partner_id: partnerId, webhook_url, mail_to }: RecipientRow,
  now: Date,
): Promise<void> {
  const data = presentLeadData(await tx.one(selectLead, [partnerId, id]), publicUrl, now);
  const eventId = eventIdOf(id);
  const eventType = 'lead.created';
  const event = { id: eventId, type: eventType, created_at: timestamp(now), data };
  const body = Buffer.from(JSON.stringify(event));
  await channels.emit(tx, { eventId, eventType, partnerId, body, hold: webhook_url === null });
  if (mail_to !== null) await channels.mail(tx, enquiryMail(mail_to, data));
}
