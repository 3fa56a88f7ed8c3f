import { type Referral, listingPath } from '../listings/index.ts';
import { type Clock, secondsAfter } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { DatabaseUnavailable, type Result } from '../platform/errors.ts';
import { createPublicForm, type PostedForm } from '../platform/forms/index.ts';
import { type Language, pageIn } from '../mails/index.ts';
import type { ExactRateLimit } from '../platform/rate-limit/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import {
  type Enquiry,
  enquiryForm,
  enquiryFormTo,
  type EnquiryRefusal,
  type EnquiryToSeveralForm,
  type FormToSeveralRefusal,
} from './enquiry.form.ts';
import {
  lockTraveller,
  selectRequested,
  selectDuplicate,
  selectKnown,
  selectRecipients,
} from './enquiry.sql.ts';
import { presentLeadData } from './lead.present.ts';
import {
  type Channels,
  newLead,
  type NewLead,
  storeLeads,
  type SubmittedEnquiry,
} from './new-lead.ts';
import { receiptToken } from './receipt-token.ts';

/**
 * Time within which an identical enquiry counts as a duplicate. Of a form that the browser kept and
 * sends later, every one since the form was first shown does.
 */
const DUPLICATE_WITHIN_SECONDS = 600;

/** The answer to a form. */
export type EnquiryAnswer = Result<{ token: string }, EnquiryRefusal | { why: 'not_listed' }>;

/** Why a form to several partners was refused: a field is invalid, or listings are no longer shown. */
export type RefusalOfSeveral =
  | FormToSeveralRefusal
  | (Omit<FormToSeveralRefusal, 'why'> & {
      why: 'not_listed';
      /** The listings that are no longer shown; a deleted listing has no title. */
      gone: { id: number; title: string | null }[];
    });

/** The answer to a form to several partners: the tokens of the receipts, in the order of the listings. */
export type AnswerOfSeveral = Result<{ tokens: string[] }, RefusalOfSeveral>;

/** Receives enquiries of travellers. */
export interface Enquiries {
  /** Returns the signed time at which a listing's form is shown, for its hidden field. */
  enquiryToken(listingId: number): string;
  /**
   * Receives a form. The IP `address` counts for the rate limit and is not stored. While the
   * database is away the form is refused and keeps what was typed; if it was stored nevertheless,
   * sending it again creates a duplicate, which is dropped.
   */
  enquire(
    listingId: number,
    form: PostedForm,
    from: { address: string; sourcePage: string; found?: Referral | null },
  ): Promise<EnquiryAnswer>;
  /** Returns the signed time at which a form to several partners is shown, for its hidden field. */
  tokenOfSeveral(listingIds: readonly number[]): string;
  /**
   * Receives one form about several listings. Stores one enquiry to each like `enquire`, either all
   * or none. The field `consent` must contain the slug of each partner. Each enquiry to be stored
   * counts for the rate limit.
   */
  enquireAtSeveral(
    listingIds: readonly number[],
    form: PostedForm,
    from: { address: string; language: Language },
  ): Promise<AnswerOfSeveral>;
  /**
   * Reads a posted form to several partners as typed, for a post that only changes the listings or
   * the questions.
   */
  typedToSeveral(form: PostedForm): EnquiryToSeveralForm;
}

interface Deps extends Channels {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  publicUrl: string;
  limit: ExactRateLimit;
}

/** Sorts listing ids into the order in which their rows are locked. */
const inOrder = (listingIds: readonly number[]): number[] =>
  [...new Set(listingIds)].toSorted((a, b) => a - b);

const subjectOf = (listingIds: readonly number[]): string => inOrder(listingIds).join(',');

/**
 * Returns the time since when an identical enquiry counts as a duplicate.
 * @param firstShown when the form was first shown, if the browser kept it
 */
function duplicateSince(now: Date, firstShown: Date | undefined): Date {
  const recent = secondsAfter(now, -DUPLICATE_WITHIN_SECONDS);
  if (firstShown === undefined || firstShown > recent) return recent;
  // Times of enquiries have no fractions of seconds.
  return secondsAfter(firstShown, -1);
}

/** Counts the enquiries that a form is to store: 0 when one of its listings is not shown. */
async function countNew(
  { db }: Deps,
  ids: number[],
  enquiry: Enquiry,
  since: Date,
): Promise<number> {
  const shown = await db.query(selectKnown, [ids, since, enquiry]);
  return shown.length < ids.length ? 0 : shown.filter((row) => !row.is_known).length;
}

const enquiryOf = ({ consent: _agreed, ...enquiry }: Enquiry & { consent: true }): Enquiry =>
  enquiry;

/** The slugs of the ticked boxes in a form to several partners. */
const tickedIn = (form: PostedForm): string[] =>
  form.getAll('consent').filter((slug) => typeof slug === 'string');

/** Creates the use case of enquiries. */
export function createEnquiries(deps: Deps): Enquiries {
  const { db, clock, keyRing, publicUrl } = deps;
  const formToOne = createPublicForm(enquiryForm, deps);
  const formTo = (partners: readonly string[]) => createPublicForm(enquiryFormTo(partners), deps);
  /** Since when an enquiry identical to a posted form counts as a duplicate. */
  const duplicatesOf = (form: PostedForm, ids: number[]): Date =>
    duplicateSince(clock.now(), formToOne.firstShownAt(form, subjectOf(ids)));
  const about = (ids: number[], form: PostedForm, address: string) => ({
    subject: subjectOf(ids),
    address,
    count: (values: Enquiry & { consent: true }) =>
      countNew(deps, ids, enquiryOf(values), duplicatesOf(form, ids)),
  });
  const storeAll = (asked: readonly SubmittedEnquiry[], since: Date) =>
    db.transaction((tx) => store(deps, tx, asked, since));
  const tokenOf = (leadId: string) => receiptToken(keyRing, leadId);

  const enquireAtSeveral: Enquiries['enquireAtSeveral'] = async (listingIds, form, from) => {
    const ids = inOrder(listingIds);
    const known = new Map((await db.query(selectRequested, [ids])).map((row) => [row.id, row]));
    const partners = new Set([...known.values()].map((row) => row.partner_slug));
    const severalForm = formTo([...partners]);
    return severalForm.submit(form, about(ids, form, from.address), async (values) => {
      const asked = ids.map((listingId) => {
        // Each partner sees the page of its own listing, and not which other partners received the
        // enquiry.
        const path = listingPath(known.get(listingId)?.slug ?? '', listingId);
        const sourcePage = pageIn(from.language, publicUrl, path);
        return { listingId, enquiry: enquiryOf(values), sourcePage, found: null };
      });
      const { leads, gone } = await storeAll(asked, duplicatesOf(form, ids));
      if (gone.length > 0) {
        // The signed time proves that the form was shown with these listings, so their titles
        // disclose nothing.
        const named = gone.map((id) => ({ id, title: known.get(id)?.title ?? null }));
        return { ...severalForm.refusal(form, 'invalid'), why: 'not_listed', gone: named };
      }
      return { ok: true, value: { tokens: listingIds.map((id) => tokenOf(leads.get(id)!)) } };
    });
  };
  return {
    enquiryToken: (listingId) => formToOne.token(subjectOf([listingId])),
    enquire: (listingId, form, { address, sourcePage, found = null }) =>
      formToOne.submit(form, about([listingId], form, address), async (values) => {
        const { leads } = await storeAll(
          [{ listingId, enquiry: enquiryOf(values), sourcePage, found }],
          duplicatesOf(form, [listingId]),
        );
        const leadId = leads.get(listingId);
        if (leadId === undefined) return { ok: false, why: 'not_listed' };
        return { ok: true, value: { token: tokenOf(leadId) } };
      }),
    tokenOfSeveral: (listingIds) => formToOne.token(subjectOf(listingIds)),
    async enquireAtSeveral(listingIds, form, from) {
      try {
        return await enquireAtSeveral(listingIds, form, from);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        // The partners of the listings are unknown while the database is away, so the ticked boxes
        // stay as posted.
        return formTo(tickedIn(form)).refusal(form, 'away');
      }
    },
    typedToSeveral: (form) => formTo(tickedIn(form)).refusal(form, 'invalid').typed,
  };
}

/** The result of storing enquiries. */
interface Stored {
  /** The id of the enquiry, or of its duplicate, by listing id; empty when one listing is not shown. */
  leads: Map<number, string>;
  /** The listings that are not shown. */
  gone: number[];
}

/**
 * Stores an enquiry to each listing with its event and mail, or nothing when one listing is not
 * shown. Rows are locked in the order of listing ids, and `asked` must be in that order.
 * @param since the time since when an identical enquiry counts as a duplicate
 */
async function store(
  deps: Deps,
  tx: Tx,
  asked: readonly SubmittedEnquiry[],
  since: Date,
): Promise<Stored> {
  const { publicUrl } = deps;
  const now = deps.clock.now();
  const ids = asked.map(({ listingId }) => listingId);
  const rows = await tx.query(selectRecipients, [ids, now]);
  const recipients = new Map(rows.map((row) => [row.listing_id, row]));
  const leads = new Map<number, string>();
  const gone = ids.filter((id) => !recipients.has(id));
  if (gone.length > 0) return { leads, gone };
  const fresh: NewLead[] = [];
  for (const one of asked) {
    const recipient = recipients.get(one.listingId)!;
    const duplicate = await findDuplicate(tx, one, since);
    if (duplicate === undefined)
      fresh.push({ asked: one, recipient, lead: newLead(one, recipient, publicUrl, now) });
    leads.set(one.listingId, duplicate ?? fresh.at(-1)!.lead.id);
  }
  if (fresh.length > 0) {
    await storeLeads(deps, tx, fresh, (lead) => presentLeadData(lead, publicUrl, now));
  }
  return { leads, gone };
}

/** Finds a recent duplicate, including one that a concurrent transaction is storing. */
async function findDuplicate(
  tx: Tx,
  asked: SubmittedEnquiry,
  since: Date,
): Promise<string | undefined> {
  const { listingId, enquiry } = asked;
  await tx.query(lockTraveller, [`${listingId}/${enquiry.email.toLowerCase()}`]);
  return (await tx.maybeOne(selectDuplicate, [listingId, since, enquiry]))?.id;
}
