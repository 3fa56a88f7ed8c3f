import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import { notFound } from '../platform/errors.ts';
import type { DeliveryStates } from './delivery-state.ts';
import { type LeadAnswer, presentLead } from './lead.present.ts';
import {
  acknowledgeLeads,
  type DeliveryStatus,
  type LeadKind,
  type LeadRow,
  lockOwnLeads,
  selectLastNumber,
  selectLead,
  selectLeads,
  updateLastNumber,
} from './lead.sql.ts';

/** Filters of a partner's list of leads. */
export interface LeadFilter {
  afterSeq: number;
  since?: Date | undefined;
  kind?: LeadKind | undefined;
  deliveryStatus?: DeliveryStatus | undefined;
  limit: number;
}

/** A partner's leads. */
export interface Leads {
  /** Returns rows in the order of their sequence numbers. */
  rows(partnerId: number, filter: LeadFilter): Promise<LeadRow[]>;
  present(row: LeadRow): LeadAnswer;
  /** Throws `not_found`. */
  get(partnerId: number, id: string): Promise<LeadAnswer>;
  /** Marks an enquiry as delivered and stops its retries. Idempotent. Throws `not_found`. */
  acknowledge(partnerId: number, id: string): Promise<LeadAnswer>;
  /**
   * Acknowledges many leads; clicks are left unchanged. Returns the ids of enquiries that were not
   * acknowledged before. Throws `not_found` when one of them is not the partner's.
   */
  acknowledgeAll(tx: Tx, partnerId: number, ids: readonly string[]): Promise<string[]>;
}

interface Deps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  deliveryStates: Pick<DeliveryStates, 'stopRetries'>;
}

/** Creates the use cases of a partner's leads. */
export function createLeads({ db, clock, publicUrl, deliveryStates }: Deps): Leads {
  const present = (row: LeadRow) => presentLead(row, publicUrl, clock.now());
  const acknowledgeAll: Leads['acknowledgeAll'] = async (tx, partnerId, ids) => {
    const locked = await tx.query(lockOwnLeads, [partnerId, ids]);
    if (locked.length !== new Set(ids).size) throw notFound('lead');
    const enquiries = locked.filter(({ kind }) => kind === 'enquiry');
    const waiting = enquiries.filter(({ acked_at }) => acked_at === null).map(({ id }) => id);
    await tx.execute(acknowledgeLeads, [waiting, clock.now()]);
    for (const { id } of enquiries) await deliveryStates.stopRetries(tx, id);
    return waiting;
  };
  return {
    rows: (partnerId, { afterSeq, since, kind, deliveryStatus, limit }) =>
      db.query(selectLeads, [
        partnerId,
        afterSeq,
        since ?? null,
        { kind: kind ?? null, delivery_status: deliveryStatus ?? null, limit },
      ]),
    present,
    async get(partnerId, id) {
      const row = await db.maybeOne(selectLead, [partnerId, id]);
      if (!row) throw notFound('lead');
      return present(row);
    },
    acknowledge: (partnerId, id) =>
      db.transaction(async (tx) => {
        await acknowledgeAll(tx, partnerId, [id]);
        return present(await tx.one(selectLead, [partnerId, id]));
      }),
    acknowledgeAll,
  };
}

/** Returns the sequence number of the newest lead. */
export const lastLeadNumber = async (db: Queryable): Promise<number> =>
  (await db.one(selectLastNumber)).last;

/**
 * Makes new leads continue after `number` at least. Partners read leads by ascending number, and
 * would miss a lower one.
 */
export const continueLeadNumbersFrom = (tx: Queryable, number: number): Promise<number> =>
  tx.execute(updateLastNumber, [number]);
