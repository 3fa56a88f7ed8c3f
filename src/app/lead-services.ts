import { createDeliveries } from '../deliveries/index.ts';
import {
  createClicks,
  createDeliveryStates,
  createEnquiries,
  createLeads,
  createReceipts,
  createRetention,
  type DeliveryStates,
  ENQUIRY_MAIL,
  RETENTION_DAYS,
} from '../leads/index.ts';
import { createAccounts, wipeApplicationsBefore } from '../partners/index.ts';
import { createMailbox } from '../platform/mail/index.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import type { Foundation } from './foundation.ts';

/** Everything about leads: accounts say where they go, deliveries and mail carry them. */
export function createLeadServices(foundation: Foundation, outbound: Outbound) {
  const { settings, clock, db, keyRing } = foundation;
  const publicUrl = settings.PUBLIC_URL;
  // Deliveries and mailbox tell the keeper of states what became of an attempt, and it tells them
  // what to stop.
  let states: DeliveryStates | undefined;
  const keeper = (): DeliveryStates => {
    if (!states) throw new Error('The states of delivery are not kept yet');
    return states;
  };
  const mailbox = createMailbox({
    db,
    clock,
    from: settings.MAIL_FROM,
    smtpUrl: settings.SMTP_URL,
    retryWaits: settings.WEBHOOK_RETRY_WAITS,
    keepDays: RETENTION_DAYS,
    hooks: {
      [ENQUIRY_MAIL]: {
        ready: (leadId) => keeper().mailHooks.ready(leadId),
        lock: (tx, leadId) => keeper().mailHooks.lock(tx, leadId),
        attempted: (tx, outcome) => keeper().mailHooks.attempted(tx, outcome),
      },
    },
  });
  const accounts = createAccounts({
    db,
    keyRing,
    checkAddress: (url) => outbound.checkUrl(url),
    onWebhookChange: (tx, partnerId, url) => keeper().webhookChanged(tx, partnerId, url),
    onLeadEmailChange: (tx, partnerId, email) => keeper().leadEmailChanged(tx, partnerId, email),
  });
  const deliveries = createDeliveries({
    db,
    clock,
    outbound,
    webhookOf: accounts.webhookTarget,
    retryWaits: settings.WEBHOOK_RETRY_WAITS,
    keepBodiesDays: RETENTION_DAYS,
    hooks: {
      lock: (tx, eventId) => keeper().webhookHooks.lock(tx, eventId),
      attempted: (tx, outcome) => keeper().webhookHooks.attempted(tx, outcome),
    },
  });
  states = createDeliveryStates({
    db,
    clock,
    transport: {
      cancelEvent: deliveries.cancel,
      resendEvent: deliveries.resend,
      stopEvents: deliveries.stop,
      restartEvents: deliveries.restartStopped,
      cancelMails: (tx, leadIds) => mailbox.cancel(tx, ENQUIRY_MAIL, leadIds),
      redirectMails: (tx, leadIds, to) => mailbox.redirect(tx, ENQUIRY_MAIL, leadIds, to),
      mail: mailbox.post,
    },
  });
  const retention = createRetention({
    db,
    clock,
    publicUrl,
    wipeEvents: deliveries.wipe,
    wipeMails: mailbox.wipe,
    wipeMailsBefore: mailbox.wipeBefore,
    wipeOthersBefore: async (tx, time) =>
      mailbox.forget(tx, await wipeApplicationsBefore(tx, time, clock.now())),
  });
  return {
    accounts,
    mailbox,
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
      channels: { emit: deliveries.emit, mails: mailbox.sends, mail: mailbox.post },
    }),
    receipts: createReceipts({ db, clock, keyRing, retention }),
  };
}
