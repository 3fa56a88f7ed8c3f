import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import {
  type AnyLeadRow,
  type ContactRow,
  countFoundLeads,
  countOpenLeads,
  findLeads,
  findLeadsOfPartner,
  findLeadsOfTraveller,
  findOpenLeads,
  type LeadFind,
  selectAnyLead,
  selectContact,
  selectLastSeq,
  selectLeadFrom,
  selectPartnerOfLead,
} from './any-lead.sql.ts';
import { isPastRetention, shownSince } from './lead.present.ts';
import type { DeliveryStatus, LeadKind } from './lead.sql.ts';

/** An operator's search conditions for leads. */
export interface LeadSearch {
  partnerId?: number;
  kind?: LeadKind;
  deliveryStatus?: DeliveryStatus;
  /** Received at this time or later. */
  since?: Date;
  /** Received before this time. */
  until?: Date;
  /** Returns only leads with lower sequence numbers; starts with the newest when unset. */
  beforeSeq?: number;
}

/** A lead of any partner, without the traveller's personal data. */
export interface AnyLead extends AnyLeadRow {
  /** Whether the lead still has personal data that an operator may open. */
  hasContact: boolean;
}

/** The leads of all partners, as operators see them. */
export interface AnyLeads {
  /** Returns leads, newest first. */
  find(search: LeadSearch, limit: number): Promise<AnyLead[]>;
  /**
   * Returns enquiries of a traveller's exact address whose data are kept, newest first. The caller
   * records that somebody looked for it.
   */
  ofTraveller(tx: Tx, email: string, limit: number): Promise<AnyLead[]>;
  /** Counts leads, at most `most` of them. */
  total(search: LeadSearch, most: number): Promise<number>;
  /** Throws `not_found`. */
  show(leadId: string): Promise<AnyLead>;
  /** Returns the id of a lead's partner. Throws `not_found`. */
  partnerOf(tx: Tx, leadId: string): Promise<number>;
  /** Counts waiting and failed enquiries. */
  count(): Promise<{ pending: number; failed: number }>;
  /**
   * Returns the traveller's personal data. Throws `not_found`, also when the data has been erased.
   * The caller records who opened it and why.
   */
  contact(tx: Tx, leadId: string): Promise<{ partnerId: number; contact: ContactRow }>;
}

const noLead = (id: string) => new ExpectedError('not_found', `There is no lead ${id}.`);

/** Makes the operators' view of leads. */
export function createAnyLeads({ db, clock }: { db: Db; clock: Clock }): AnyLeads {
  const asShown = (row: AnyLeadRow): AnyLead => ({
    ...row,
    hasContact:
      row.kind === 'enquiry' &&
      row.wiped_at === null &&
      !isPastRetention(row.created_at, clock.now()),
  });
  /**
   * Returns the sequence number of the first lead from a time on. A later number never has an earlier
   * time, so that halving finds it by a few looks at the primary key.
   */
  const seqAt = async (time: Date): Promise<number> => {
    let from = 0;
    let to = (await db.one(selectLastSeq)).seq + 1;
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      const lead = await db.maybeOne(selectLeadFrom, [middle]);
      if (lead === undefined || lead.created_at >= time) to = middle;
      else from = lead.seq + 1;
    }
    return from;
  };
  const findOf = async (search: LeadSearch, limit: number): Promise<LeadFind> => {
    const { kind, deliveryStatus, since, until, beforeSeq } = search;
    const end = until === undefined ? Number.MAX_SAFE_INTEGER : await seqAt(until);
    return {
      kind: kind ?? null,
      delivery_status: deliveryStatus ?? null,
      from_seq: since === undefined ? 0 : await seqAt(since),
      before_seq: Math.min(end, beforeSeq ?? Number.MAX_SAFE_INTEGER),
      limit,
    };
  };
  return {
    async find(search, limit) {
      const { partnerId, deliveryStatus } = search;
      const find = await findOf(search, limit);
      const isOpen = deliveryStatus === 'pending' || deliveryStatus === 'failed';
      const rows =
        partnerId === undefined
          ? await db.query(isOpen ? findOpenLeads : findLeads, [find])
          : await db.query(findLeadsOfPartner, [find, partnerId]);
      return rows.map(asShown);
    },
    async ofTraveller(tx, email, limit) {
      const since = shownSince(clock.now());
      return (await tx.query(findLeadsOfTraveller, [email, since, limit])).map(asShown);
    },
    async total(search, most) {
      const find = await findOf(search, most);
      return (await db.one(countFoundLeads, [find, search.partnerId ?? null])).count;
    },
    async show(leadId) {
      const row = await db.maybeOne(selectAnyLead, [leadId]);
      if (!row) throw noLead(leadId);
      return asShown(row);
    },
    async partnerOf(tx, leadId) {
      const row = await tx.maybeOne(selectPartnerOfLead, [leadId]);
      if (!row) throw noLead(leadId);
      return row.partner_id;
    },
    count: () => db.one(countOpenLeads),
    async contact(tx, leadId) {
      const row = await tx.maybeOne(selectContact, [leadId, shownSince(clock.now())]);
      if (!row) {
        throw new ExpectedError(
          'not_found',
          `There is no enquiry ${leadId} whose contact details are kept.`,
        );
      }
      const { partner_id: partnerId, ...contact } = row;
      return { partnerId, contact };
    },
  };
}
