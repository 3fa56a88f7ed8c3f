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

/** The events of the last 90 days that were sent to a partner or would have been. */
export interface Events {
  /** Returns events in the order in which they were emitted. */
  rows(partnerId: number, filter: EventFilter, limit: number): Promise<DeliveryWithBody[]>;
  /** Throws `not_found`. */
  find(partnerId: number, eventId: string): Promise<DeliveryWithBody>;
  /**
   * Restarts the attempts at an event, the first one now. Throws `not_found`,
   * `webhook_not_configured`, or `bad_request` for a test event or erased content.
   * @param also runs in the same transaction; when it throws, the change is rolled back
   */
  resend(partnerId: number, eventId: string, also?: (tx: Tx) => Promise<void>): Promise<void>;
}

const TEST_SENT_ONCE = 'A test event is sent once: send another one.';

/** Creates the use cases of events. */
export function createEvents(deps: {
  db: Db;
  deliveries: Pick<Deliveries, 'log'>;
  deliveryStates: Pick<DeliveryStates, 'resendOwn'>;
}): Events {
  const { db, deliveries, deliveryStates } = deps;
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
