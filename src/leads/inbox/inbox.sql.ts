import { ANY_LISTING } from '../../listings/index.ts';
import { statement } from '../../platform/db/index.ts';
import { type DeliveryStatus, LEAD_COLUMNS, type LeadKind, type LeadRow } from '../lead.sql.ts';

/** A lead as its partner's inbox shows it. */
export interface InboxRow extends LeadRow {
  wiped_at: Date | null;
  webhook_state: 'waiting' | 'delivered' | 'failed' | null;
  email_state: 'waiting' | 'delivered' | 'failed' | null;
}

/** Filter and page of an inbox; null for filters that are not set. */
export interface InboxBounds {
  /** The sort key before which the page begins. */
  before_at: Date | 'infinity';
  before_seq: number;
  since: Date | '-infinity';
  kind: LeadKind | null;
  statuses: DeliveryStatus[] | null;
  /** Whether only enquiries match that are not marked as answered. */
  unanswered: boolean;
  listing_id: number | null;
}

type Bounded = [partnerId: number, bounds: InboxBounds, limit: number];

const COLUMNS = `${LEAD_COLUMNS}, d.wiped_at, d.webhook_state, d.email_state`;

const LISTING = `left join ${ANY_LISTING} l on l.id = d.listing_id`;

const BETWEEN = `partner_id = $1
  and (created_at, seq) < (($2::jsonb->>'before_at')::timestamptz, ($2::jsonb->>'before_seq')::bigint)
  and created_at >= ($2::jsonb->>'since')::timestamptz`;

const NEWEST = 'order by created_at desc, seq desc limit $3';

const OF_KIND = `($2::jsonb->>'kind' is null or kind = $2::jsonb->>'kind')`;

const OF_STATUS = `(jsonb_typeof($2::jsonb->'statuses') = 'null'
  or $2::jsonb->'statuses' ? delivery_status)`;

const OF_ANSWER = `(not ($2::jsonb->>'unanswered')::boolean
  or (kind = 'enquiry' and acked_at is null and wiped_at is null))`;

const OF_LISTING = `($2::jsonb->>'listing_id' is null
  or listing_id = ($2::jsonb->>'listing_id')::bigint)`;

/**
 * Returns SQL for one page of an inbox. Each statement reads the newest rows in the order of the
 * one index that fits its filter. The remaining conditions leave out few rows.
 */
const page = (newest: string): string => `
  select ${COLUMNS} from (${newest}) d ${LISTING} order by d.created_at desc, d.seq desc`;

/** Selects clicks and enquiries. */
export const selectInbox = statement<InboxRow, Bounded>(
  'leads.select_inbox',
  page(`select * from lead where ${BETWEEN} ${NEWEST}`),
);

export const selectInboxClicks = statement<InboxRow, Bounded>(
  'leads.select_inbox_clicks',
  page(`select * from lead_click where ${BETWEEN} ${NEWEST}`),
);

export const selectInboxEnquiries = statement<InboxRow, Bounded>(
  'leads.select_inbox_enquiries',
  page(`select * from lead_enquiry where ${BETWEEN} ${NEWEST}`),
);

const enquiriesOf = (status: string): string =>
  `(select * from lead_enquiry where ${BETWEEN} and delivery_status = ${status} ${NEWEST})`;

/** Selects enquiries of one status, the first of `statuses`. */
export const selectInboxOfStatus = statement<InboxRow, Bounded>(
  'leads.select_inbox_of_status',
  page(enquiriesOf(`$2::jsonb->'statuses'->>0`)),
);

/** Selects enquiries that have not reached the partner. */
export const selectInboxWaiting = statement<InboxRow, Bounded>(
  'leads.select_inbox_waiting',
  page(
    `select * from (${enquiriesOf(`'pending'`)} union all ${enquiriesOf(`'failed'`)}) w ${NEWEST}`,
  ),
);

/** Selects enquiries that the partner has not marked as answered. */
export const selectInboxUnanswered = statement<InboxRow, Bounded>(
  'leads.select_inbox_unanswered',
  page(
    `select * from lead_enquiry where ${BETWEEN} and acked_at is null and wiped_at is null ${NEWEST}`,
  ),
);

export const selectInboxOfListing = statement<InboxRow, Bounded>(
  'leads.select_inbox_of_listing',
  page(`select * from lead
    where ${BETWEEN} and listing_id = ($2::jsonb->>'listing_id')::bigint and ${OF_KIND} and ${OF_STATUS}
      and ${OF_ANSWER}
    ${NEWEST}`),
);

/**
 * Selects leads by the beginning of their ids. At least three characters after `lead_` are
 * required, so that few match.
 */
export const selectInboxByReference = statement<InboxRow, [...Bounded, beginning: string]>(
  'leads.select_inbox_by_reference',
  // Materialised, so that PostgreSQL reads the index of ids.
  `with found as materialized (
     select * from lead where id >= $4 and id < $4 || '~'
   )
   ${page(`select * from found
     where ${BETWEEN} and ${OF_KIND} and ${OF_STATUS} and ${OF_LISTING} and ${OF_ANSWER} ${NEWEST}`)}`,
);

export const selectInboxLead = statement<InboxRow, [partnerId: number, leadId: string]>(
  'leads.select_inbox_lead',
  `select ${COLUMNS} from lead d ${LISTING} where d.partner_id = $1 and d.id = $2`,
);

/** Selects the listing with a partner's own id. */
export const selectListingNamed = statement<
  { id: number; title: string },
  [partnerId: number, externalId: string]
>(
  'leads.select_listing_named',
  `select id, title from ${ANY_LISTING} l where partner_id = $1 and external_id = $2`,
);

/** Counts up to `most` enquiries, created after `since`, that have not reached the partner. */
export const countWaiting = statement<
  { waiting: number },
  [partnerId: number, since: Date, most: number]
>(
  'leads.count_waiting',
  `select count(*)::int as waiting from (
     select from lead_enquiry
     where partner_id = $1 and delivery_status in ('pending', 'failed') and created_at > $2 limit $3
   ) w`,
);

/** Counts up to `most` enquiries, created after `since`, that the partner has not marked as answered. */
export const countUnanswered = statement<
  { unanswered: number },
  [partnerId: number, since: Date, most: number]
>(
  'leads.count_unanswered',
  `select count(*)::int as unanswered from (
     select from lead_enquiry
     where partner_id = $1 and created_at > $2 and acked_at is null and wiped_at is null limit $3
   ) u`,
);
