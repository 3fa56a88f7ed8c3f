import { createDeliveries } from '../deliveries/index.ts';
import {
  createClicks,
  createDeliveryStates,
  createEnquiries,
  createLeads,
  createReceipts,
  createRetention,
  type DeliveryStates,
  type OutgoingMail,
} from '../leads/index.ts';
import { createAccounts } from '../partners/index.ts';
import type { Tx } from '../platform/db/index.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import type { Foundation } from './foundation.ts';

/** How mails of leads are posted. */
export interface Post {
  mail(tx: Tx, mail: OutgoingMail): Promise<void>;
  cancelMail(tx: Tx, leadId: string): Promise<void>;
  wipeMails(tx: Tx, leadIds: string[]): Promise<void>;
}

/** Everything about leads: accounts say where they go, deliveries and mail carry them. */
export function createLeadServices(foundation: Foundation, outbound: Outbound, post: Post) {
  const { settings, clock, db, keyRing } = foundation;
  const publicUrl = settings.PUBLIC_URL;
  // Deliveries tell the keeper of states what became of an attempt, and it tells them what to stop.
  let states: DeliveryStates | undefined;
  const keeper = (): DeliveryStates => {
    if (!states) throw new Error('The states of delivery are not kept yet');
    return states;
  };
  const accounts = createAccounts({
    db,
    keyRing,
    checkAddress: (url) => outbound.checkUrl(url),
    onWebhookChange: (tx, partnerId, url) => keeper().webhookChanged(tx, partnerId, url),
  });
  const deliveries = createDeliveries({
    db,
    clock,
    outbound,
    webhookOf: accounts.webhookTarget,
    retryWaits: settings.WEBHOOK_RETRY_WAITS,
    hooks: {
      lock: (tx, eventId) => keeper().webhookHooks.lock(tx, eventId),
      attempted: (tx, outcome) => keeper().webhookHooks.attempted(tx, outcome),
    },
  });
  states = createDeliveryStates(clock, {
    cancelEvent: deliveries.cancel,
    resendEvent: deliveries.resend,
    stopEvents: deliveries.stop,
    cancelMail: post.cancelMail,
    mail: post.mail,
  });
  const retention = createRetention({
    db,
    clock,
    publicUrl,
    wipeEvents: deliveries.wipe,
    wipeMails: post.wipeMails,
  });
  return {
    accounts,
    deliveries,
    deliveryStates: states,
    retention,
    leads: createLeads({ db, clock, publicUrl, stopRetries: states.stopRetries }),
    clicks: createClicks({ db, clock, limit: createRateLimit(clock, settings.CLICK_LIMIT, 60) }),
    enquiries: createEnquiries({
      db,
      clock,
      keyRing,
      publicUrl,
      limit: createRateLimit(clock, settings.ENQUIRY_LIMIT, 3600),
      channels: { emit: deliveries.emit, mail: post.mail },
    }),
    receipts: createReceipts({ db, clock, keyRing, retention }),
  };
}
