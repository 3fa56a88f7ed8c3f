import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import { notFound } from '../platform/errors.ts';
import type { DeliveryStates } from './delivery-state.ts';
import { type LeadAnswer, presentLead } from './lead.present.ts';
import {
  acknowledgeLead,
  type DeliveryStatus,
  type LeadKind,
  type LeadRow,
  lockOwnLead,
  selectLead,
  selectLeads,
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
  /** Rows in the order of their sequence numbers. */
  rows(partnerId: number, filter: LeadFilter): Promise<LeadRow[]>;
  present(row: LeadRow): LeadAnswer;
  /** Marks an enquiry as delivered and stops its retries; idempotent. Throws `not_found`. */
  acknowledge(partnerId: number, id: string): Promise<LeadAnswer>;
}

interface Needs {
  db: Db;
  clock: Clock;
  publicUrl: string;
  deliveryStates: Pick<DeliveryStates, 'stopRetries'>;
}

/** Creates the use cases of a partner's leads. */
export function createLeads({ db, clock, publicUrl, deliveryStates }: Needs): Leads {
  const present = (row: LeadRow) => presentLead(row, publicUrl, clock.now());
  return {
    rows: (partnerId, { afterSeq, since, kind, deliveryStatus, limit }) =>
      db.query(selectLeads, [
        partnerId,
        afterSeq,
        since ?? null,
        { kind: kind ?? null, delivery_status: deliveryStatus ?? null, limit },
      ]),
    present,
    acknowledge: (partnerId, id) =>
      db.transaction(async (tx) => {
        const kind = (await tx.maybeOne(lockOwnLead, [partnerId, id]))?.kind;
        if (!kind) throw notFound('lead');
        if (kind === 'enquiry') {
          await tx.execute(acknowledgeLead, [id, clock.now()]);
          await deliveryStates.stopRetries(tx, id);
        }
        return present(await tx.one(selectLead, [partnerId, id]));
      }),
  };
}
