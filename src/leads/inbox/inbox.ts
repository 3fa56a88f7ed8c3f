import type { Deliveries } from '../../deliveries/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import { notFound } from '../../platform/errors.ts';
import type { MailQueue } from '../../platform/mail/index.ts';
import { type Page, pageOf, readPosition, writePosition } from '../../platform/paging.ts';
import { countHeld } from '../delivery-state.sql.ts';
import { eventIdOf } from '../lead-id.ts';
import { type LeadAnswer, presentLead, shownSince } from '../lead.present.ts';
import type { DeliveryStatus, LeadKind } from '../lead.sql.ts';
import { type InboxLead, presentInboxLead } from './inbox.present.ts';
import {
  countUnanswered,
  countWaiting,
  type InboxBounds,
  type InboxRow,
  selectInbox,
  selectInboxByReference,
  selectInboxClicks,
  selectInboxEnquiries,
  selectInboxLead,
  selectInboxOfListing,
  selectInboxOfStatus,
  selectInboxUnanswered,
  selectInboxWaiting,
  selectListingNamed,
} from './inbox.sql.ts';
import { type Outage, selectOutage } from '../webhook-outage.sql.ts';
import { type LeadStep, timeLine } from './time-line.ts';

/** A parsed reference: to a lead or to a listing. */
interface Reference {
  /** The beginning of a lead's id, `lead_` included. */
  beginning?: string;
  /** A partner's own id of a listing. */
  listing?: string;
}

/** Shorter beginnings would match too many leads of all partners. */
const MIN_REFERENCE_CHARACTERS = 3;

const REFERENCE = new RegExp(`^(lead_|evt_)?([0-9A-Za-z]{${MIN_REFERENCE_CHARACTERS},})$`);

/** Parses search text: the beginning of a lead's or event's id, or a listing's id. */
function readReference(text: string | undefined): Reference | undefined {
  const sought = text?.trim() ?? '';
  if (sought === '') return undefined;
  const [, prefix, id] = REFERENCE.exec(sought) ?? [];
  return {
    ...(id === undefined ? {} : { beginning: `lead_${id}` }),
    ...(prefix === undefined ? { listing: sought } : {}),
  };
}

/** Filter of an inbox; all conditions must hold. */
export interface InboxFilter {
  kind?: LeadKind | undefined;
  /**
   * `waiting` selects enquiries that have not reached the partner and still can, `unanswered` those
   * that it has not marked as answered.
   */
  status?: DeliveryStatus | 'waiting' | 'unanswered' | undefined;
  /** The partner's own id of a listing. */
  listing?: string | undefined;
  /** The beginning of a lead's or event's id, or the partner's own id of a listing. */
  reference?: string | undefined;
  /** Leads made at this time or later. */
  since?: Date | undefined;
  /** Leads made before this time. */
  until?: Date | undefined;
  /** The value of `next` on the previous page. */
  cursor?: string | undefined;
}

/** One lead with its history. */
export interface LeadDetail {
  lead: InboxLead;
  steps: LeadStep[];
}

/** Numbers of enquiries that wait for a partner, counted up to `MOST_COUNTED`. */
export interface InboxCounts {
  /** Enquiries that have not reached the partner. */
  waiting: number;
  /**
   * Waiting enquiries that are sent only on request, because there was no webhook when they were
   * created.
   */
  held: number;
}

/** A partner's leads, newest first. */
export interface Inbox {
  page(partnerId: number, filter: InboxFilter, limit: number): Promise<Page<InboxLead>>;
  /** Throws `not_found`. */
  find(partnerId: number, leadId: string): Promise<LeadDetail>;
  counts(partnerId: number): Promise<InboxCounts>;
  /** Counts the enquiries that need the partner, which are those of the filter `status`. */
  countOf(partnerId: number, status: 'waiting' | 'unanswered'): Promise<number>;
  /** Returns the last outage of the webhook; null when it has not failed since its address was set. */
  outage(partnerId: number): Promise<Outage | null>;
  /** Yields all leads of a filter, as the API answers them, in batches of some hundred. */
  runs(partnerId: number, filter: InboxFilter): AsyncIterable<LeadAnswer[]>;
}

/** Leads are counted up to this number, because counting 50,000 takes too long for a page. */
export const MOST_COUNTED = 1_000;

/** Number of leads that an export reads at once. */
const RUN_LEADS = 500;

interface Deps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  deliveries: Pick<Deliveries, 'log'>;
  mailQueue: Pick<MailQueue, 'log'>;
}

/** Makes the use cases of partners' inboxes. */
export function createInbox({ db, clock, publicUrl, deliveries, mailQueue }: Deps): Inbox {
  const present = (row: InboxRow) => presentInboxLead(row, publicUrl, clock.now());
  const page = async <Item>(
    [partnerId, filter, limit]: [number, InboxFilter, number],
    presentRow: (row: InboxRow) => Item,
  ): Promise<Page<Item>> => {
    const rows = await select(db, clock.now(), partnerId, filter, limit + 1);
    const cursorOf = ({ created_at: at, seq: id }: InboxRow) => writePosition({ at, id });
    return pageOf(rows, limit, cursorOf, presentRow);
  };
  return {
    page: (...which) => page(which, present),
    async find(partnerId, leadId) {
      const row = await db.maybeOne(selectInboxLead, [partnerId, leadId]);
      if (!row) throw notFound('lead');
      const lead = present(row);
      const [delivery, mails] = await Promise.all([
        deliveries.log.attemptsOf(partnerId, eventIdOf(leadId)),
        mailQueue.log(leadId),
      ]);
      return { lead, steps: timeLine(lead, delivery, mails) };
    },
    async counts(partnerId) {
      const since = shownSince(clock.now());
      const [{ waiting }, { held }] = await Promise.all([
        db.one(countWaiting, [partnerId, since, MOST_COUNTED + 1]),
        db.one(countHeld, [partnerId, since, MOST_COUNTED + 1]),
      ]);
      return { waiting, held };
    },
    async countOf(partnerId, status) {
      const since = shownSince(clock.now());
      const which = [partnerId, since, MOST_COUNTED + 1] as const;
      if (status === 'waiting') return (await db.one(countWaiting, [...which])).waiting;
      return (await db.one(countUnanswered, [...which])).unanswered;
    },
    outage: async (partnerId) => (await db.maybeOne(selectOutage, [partnerId])) ?? null,
    async *runs(partnerId, filter) {
      for (let cursor = filter.cursor; ;) {
        const { items, next } = await page([partnerId, { ...filter, cursor }, RUN_LEADS], (row) =>
          presentLead(row, publicUrl, clock.now()),
        );
        yield items;
        if (next === null) return;
        cursor = next;
      }
    },
  };
}

/** Selects the rows of a filter by the statement whose index fits it. */
async function select(
  db: Db,
  now: Date,
  partnerId: number,
  filter: InboxFilter,
  limit: number,
): Promise<InboxRow[]> {
  const bounds = boundsOf(filter, now);
  const reference = readReference(filter.reference);
  const named = filter.listing ?? reference?.listing;
  const listing =
    named === undefined ? undefined : await db.maybeOne(selectListingNamed, [partnerId, named]);
  if (filter.listing !== undefined && listing === undefined) return [];
  bounds.listing_id = listing?.id ?? null;
  // A reference that is the id of a listing selects that listing's leads; any other selects a lead.
  if (reference === undefined || (filter.listing === undefined && listing !== undefined)) {
    const statement = statementFor(bounds);
    return statement === null ? [] : db.query(statement, [partnerId, bounds, limit]);
  }
  const { beginning } = reference;
  if (beginning === undefined) return [];
  return db.query(selectInboxByReference, [partnerId, bounds, limit, beginning]);
}

function boundsOf(filter: InboxFilter, now: Date): InboxBounds {
  const { kind, status, since, until, cursor } = filter;
  const position = readPosition(cursor);
  const waiting = status === 'waiting';
  // Personal data is kept only of leads created after this time.
  const kept = new Date(shownSince(now).getTime() + 1);
  const unanswered = status === 'unanswered';
  const from = (waiting || unanswered) && (since === undefined || since < kept) ? kept : since;
  return {
    before_at: position?.at ?? until ?? 'infinity',
    before_seq: position?.id ?? 0,
    since: from ?? '-infinity',
    kind: kind ?? null,
    statuses: waiting
      ? ['pending', 'failed']
      : status === undefined || status === 'unanswered'
        ? null
        : [status],
    unanswered,
    listing_id: null,
  };
}

/** Returns null when no lead can match the filter. */
function statementFor({ kind, statuses, unanswered, listing_id }: InboxBounds) {
  if (unanswered && kind === 'click') return null;
  const clicks = statuses?.includes('not_applicable') ?? kind === 'click';
  if (clicks ? kind === 'enquiry' : kind === 'click' && statuses !== null) return null;
  if (listing_id !== null) return selectInboxOfListing;
  if (unanswered) return selectInboxUnanswered;
  if (clicks) return selectInboxClicks;
  if (statuses === null) return kind === null ? selectInbox : selectInboxEnquiries;
  return statuses.length > 1 ? selectInboxWaiting : selectInboxOfStatus;
}
