import { type Found, listingPath, writeFound } from '../listings/index.ts';
import { type Clock, secondsAfter } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { DatabaseUnavailable, type Result } from '../platform/errors.ts';
import { createPublicForm, type PostedForm } from '../platform/forms/index.ts';
import type { Deliveries } from '../deliveries/index.ts';
import { enquiryCreated, type Language, languageOf, pageIn, toMail } from '../mails/index.ts';
import type { Mailbox } from '../platform/mail/index.ts';
import type { ExactRateLimit } from '../platform/rate-limit/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import {
  type Enquiry,
  enquiryForm,
  enquiryFormTo,
  type EnquiryRefusal,
  type FormToSeveralRefusal,
} from './enquiry.form.ts';
import {
  insertEnquiries,
  lockTraveller,
  type NewEnquiry,
  type RecipientRow,
  selectAsked,
  selectDuplicate,
  selectKnown,
  selectRecipients,
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
export type EnquiryAnswer = Result<{ token: string }, EnquiryRefusal | { why: 'not_listed' }>;

/** Why one form to several was refused: as a form, or since listings are no longer shown. */
export type RefusalOfSeveral =
  | FormToSeveralRefusal
  | (Omit<FormToSeveralRefusal, 'why'> & {
      why: 'not_listed';
      /** Those that are no longer shown; a deleted one has no title. */
      gone: { id: number; title: string | null }[];
    });

/** The answer to one form to several: tokens of the receipts, in the order of the listings. */
export type AnswerOfSeveral = Result<{ tokens: string[] }, RefusalOfSeveral>;

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
  /** A signed time at which the one form to several listings is shown, for its hidden field. */
  tokenOfSeveral(listingIds: readonly number[]): string;
  /**
   * Receives one form about several listings: an enquiry to each as `enquire` receives it, all of them or none. Its field
   * `consent` has the slug of each of their partners. Counts as many for the rate limit as are to be stored.
   */
  enquireAtSeveral(
    listingIds: readonly number[],
    form: PostedForm,
    from: { address: string; language: Language },
  ): Promise<AnswerOfSeveral>;
}

interface Needs {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  publicUrl: string;
  limit: ExactRateLimit;
  /** `deliveries` and `mailbox` write in the transaction that stores the lead. */
  deliveries: Pick<Deliveries, 'emit' | 'lockOrder'>;
  mailbox: Pick<Mailbox, 'post' | 'sends'>;
}

/** The listings of a form in the order in which they are locked. */
const inOrder = (listingIds: readonly number[]): number[] =>
  [...new Set(listingIds)].toSorted((a, b) => a - b);

const subjectOf = (listingIds: readonly number[]): string => inOrder(listingIds).join(',');

/** Since when an identical enquiry counts as the same one. */
const duplicateSince = (now: Date): Date => secondsAfter(now, -DUPLICATE_WITHIN_SECONDS);

/** How many enquiries a form to some listings is to store: none where one of them is not shown. */
async function countNew({ db, clock }: Needs, ids: number[], enquiry: Enquiry): Promise<number> {
  const shown = await db.query(selectKnown, [ids, duplicateSince(clock.now()), enquiry]);
  return shown.length < ids.length ? 0 : shown.filter((row) => !row.is_known).length;
}

/** Creates the use case of enquiries. */
export function createEnquiries(needs: Needs): Enquiries {
  const { db, keyRing, publicUrl } = needs;
  const publicForm = createPublicForm(enquiryForm, needs);
  const formTo = (partners: readonly string[]) => createPublicForm(enquiryFormTo(partners), needs);
  const receiveOfSeveral: Enquiries['enquireAtSeveral'] = async (listingIds, form, from) => {
    const ids = inOrder(listingIds);
    const { address, language } = from;
    const known = new Map((await db.query(selectAsked, [ids])).map((row) => [row.id, row]));
    const partners = new Set([...known.values()].map((row) => row.partner_slug));
    const severalForm = formTo([...partners]);
    const posted = {
      subject: subjectOf(ids),
      address,
      count: ({ consent: _agreed, ...enquiry }: Enquiry & { consent: true }) =>
        countNew(needs, ids, enquiry),
    };
    return severalForm.submit(form, posted, async ({ consent: _agreed, ...enquiry }) => {
      const asked = ids.map((listingId) => {
        // Partners read the page of their own listing, not whom else the traveller asks.
        const path = listingPath(known.get(listingId)?.slug ?? '', listingId);
        return { listingId, enquiry, sourcePage: pageIn(language, publicUrl, path), found: null };
      });
      const { leads, gone } = await db.transaction((tx) => store(needs, tx, asked));
      if (gone.length > 0) {
        // That the form was shown with them is known by now, so their titles tell nothing.
        const named = gone.map((id) => ({ id, title: known.get(id)?.title ?? null }));
        return { ...severalForm.refusal(form, 'invalid'), why: 'not_listed', gone: named };
      }
      const tokens = listingIds.map((id) => receiptToken(keyRing, leads.get(id)!));
      return { ok: true, value: { tokens } };
    });
  };
  return {
    enquiryToken: (listingId) => publicForm.token(subjectOf([listingId])),
    enquire(listingId, form, { address, sourcePage, found = null }) {
      const posted = {
        subject: subjectOf([listingId]),
        address,
        count: ({ consent: _agreed, ...enquiry }: Enquiry & { consent: true }) =>
          countNew(needs, [listingId], enquiry),
      };
      return publicForm.submit(form, posted, async ({ consent: _agreed, ...enquiry }) => {
        const stored = await db.transaction((tx) =>
          store(needs, tx, [{ listingId, enquiry, sourcePage, found }]),
        );
        const leadId = stored.leads.get(listingId);
        if (leadId === undefined) return { ok: false, why: 'not_listed' };
        return { ok: true, value: { token: receiptToken(keyRing, leadId) } };
      });
    },
    tokenOfSeveral: (listingIds) => publicForm.token(subjectOf(listingIds)),
    async enquireAtSeveral(listingIds, form, from) {
      try {
        return await receiveOfSeveral(listingIds, form, from);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        // Nobody knows now whose the listings are, so the ticked boxes are as they came.
        const ticked = form.getAll('consent').filter((slug) => typeof slug === 'string');
        return formTo(ticked).refusal(form, 'away');
      }
    },
  };
}

/** What became of enquiries. */
interface Stored {
  /** By listing, the id of its enquiry, or of that which it duplicates; none where one listing is not shown. */
  leads: Map<number, string>;
  /** The listings that are not shown. */
  gone: number[];
}

/**
 * Stores an enquiry to each of some listings with its event and mail, or nothing where one of them is not shown. Rows are
 * locked in the order of the listings' ids, in which `asked` has to be.
 */
async function store(needs: Needs, tx: Tx, asked: readonly SubmittedEnquiry[]): Promise<Stored> {
  const { publicUrl } = needs;
  const now = needs.clock.now();
  const ids = asked.map(({ listingId }) => listingId);
  const rows = await tx.query(selectRecipients, [ids, now]);
  const recipients = new Map(rows.map((row) => [row.listing_id, row]));
  const leads = new Map<number, string>();
  const gone = ids.filter((id) => !recipients.has(id));
  if (gone.length > 0) return { leads, gone };
  const fresh: NewLead[] = [];
  for (const one of asked) {
    const recipient = recipients.get(one.listingId)!;
    const duplicate = await findDuplicate(tx, one, now);
    if (duplicate === undefined)
      fresh.push({ asked: one, recipient, lead: newLead(one, recipient, publicUrl, now) });
    leads.set(one.listingId, duplicate ?? fresh.at(-1)!.lead.id);
  }
  const present = (lead: LeadDataRow) => presentLeadData(lead, publicUrl, now);
  if (fresh.length > 0) await storeLeads(needs, tx, fresh, present);
  return { leads, gone };
}

/** What is stored of an enquiry. */
interface NewLead {
  asked: SubmittedEnquiry;
  recipient: RecipientRow;
  lead: LeadDataRow;
}

/** What is sent of an enquiry: the data of its event and its mail. */
interface Sent {
  recipient: RecipientRow;
  at: Date;
  data: LeadData;
}

/**
 * Stores leads with their events and mails, as the last statements of the transaction.
 * @param present makes what is sent of a lead
 */
export async function storeLeads(
  needs: Pick<Needs, 'deliveries' | 'mailbox'>,
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
    email_state: needs.mailbox.sends && recipient.mail_to !== null ? ('waiting' as const) : null,
    found: asked.found && writeFound(asked.found),
  })) satisfies NewEnquiry[];
  // Numbers of events before those of leads, in every transaction: both stay locked until it ends.
  await needs.deliveries.lockOrder(tx);
  const { created_at } = await tx.one(insertEnquiries, [JSON.stringify(rows)]);
  const sent = leads.map(({ recipient, lead }) => ({
    recipient,
    at: created_at,
    data: present({ ...lead, created_at }),
  }));
  for (const one of sent) await emit(needs, tx, one);
  for (const one of sent) await mail(needs, tx, one);
}

/** Finds a recent duplicate, including one that a concurrent transaction is storing. */
async function findDuplicate(
  tx: Tx,
  asked: SubmittedEnquiry,
  now: Date,
): Promise<string | undefined> {
  const { listingId, enquiry } = asked;
  await tx.query(lockTraveller, [`${listingId}/${enquiry.email.toLowerCase()}`]);
  return (await tx.maybeOne(selectDuplicate, [listingId, duplicateSince(now), enquiry]))?.id;
}

/** Creates the event's body, once for all attempts, and queues it. */
async function emit(
  { deliveries }: Pick<Needs, 'deliveries'>,
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

/** Queues the mail of an enquiry where its partner gets mails. */
async function mail(
  { mailbox }: Pick<Needs, 'mailbox'>,
  tx: Tx,
  { data, recipient: { mail_to, language } }: Sent,
): Promise<void> {
  if (mail_to === null) return;
  await mailbox.post(tx, toMail(mail_to, enquiryCreated(languageOf(language), data)));
}
