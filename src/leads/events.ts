import {
  type Deliveries,
  type DeliveryWithBody,
  type EventFilter,
  WEBHOOK_TEST,
} from '../deliveries/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import type { DeliveryStates } from './delivery-state.ts';
import { leadIdOf } from './lead-id.ts';

/** The events that a partner was sent, or would have been, in the last 90 days. */
export interface Events {
  /** In the order in which they were emitted. */
  rows(partnerId: number, filter: EventFilter, limit: number): Promise<DeliveryWithBody[]>;
  /** Throws `not_found`. */
  find(partnerId: number, eventId: string): Promise<DeliveryWithBody>;
  /**
   * Starts the attempts at an event anew, the first now. Throws `not_found`, `webhook_not_configured`, or
   * `bad_request` for a test event and for what was erased.
   * @param also runs in the same transaction; what it throws undoes the change
   */
  resend(partnerId: number, eventId: string, also?: (tx: Tx) => Promise<void>): Promise<void>;
}

const TEST_SENT_ONCE = 'A test event is sent once: send another one.';

/** Creates the use cases of events. */
export function createEvents(needs: {
  db: Db;
  deliveries: Pick<Deliveries, 'log'>;
  deliveryStates: Pick<DeliveryStates, 'resendOwn'>;
}): Events {
  const { db, deliveries, deliveryStates } = needs;
  return {
    rows: deliveries.log.events,
    find: deliveries.log.find,
    async resend(partnerId, eventId, also) {
      const { eventType } = await deliveries.log.find(partnerId, eventId);
      if (eventType === WEBHOOK_TEST) throw new ExpectedError('bad_request', TEST_SENT_ONCE);
      await db.transaction(async (tx) => {
        await deliveryStates.resendOwn(tx, partnerId, leadIdOf(eventId));
        await also?.(tx);
      });
    },
  };
}
