import { join } from 'node:path';
import { createDeliveries } from '../../deliveries/index.ts';
import {
  createAnswerTimes,
  createClickSpool,
  createDeliveryStates,
  createEnquiries,
  createEvents,
  createInbox,
  createLeadDays,
  createLeadOutcomes,
  createLeads,
  createReceipts,
  createRetention,
  createTestLeads,
  LEAD_CREATED,
  leadJobs,
  RETENTION_DAYS,
} from '../../leads/index.ts';
import { createPreviewLinks } from '../../listings/index.ts';
import { createPartnerMails, ENQUIRY_MAIL } from '../../mails/index.ts';
import {
  createAccounts,
  createPlannedRotations,
  createWebhookTargets,
  deleteOldContactChanges,
  forgetClosedAccounts,
  wipeApplicationsBefore,
} from '../../partners/index.ts';
import { cleanWipedTables } from '../../platform/db/index.ts';
import type { JobKind } from '../../platform/jobs/index.ts';
import { createMailbox } from '../../platform/mail/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { exportReports, wipeReportsBefore, wipeReportsOfTraveller } from '../../reports/index.ts';
import type { Foundation } from './app-context.ts';

/** Makes the use cases of leads and of their delivery by webhook and mail. */
export function createLeadServices(foundation: Foundation, outbound: Outbound) {
  const { settings, clock, log, db, readDb, keyRing, rateLimits, metrics } = foundation;
  const publicUrl = settings.PUBLIC_URL;
  const retryWaitsSeconds = settings.WEBHOOK_RETRY_WAITS;
  const mailbox = createMailbox({
    db,
    clock,
    from: settings.MAIL_FROM,
    smtpUrl: settings.SMTP_URL,
    retryWaitsSeconds,
    keepDays: RETENTION_DAYS,
  });
  const partnerMails = createPartnerMails({ keyRing, publicUrl, post: mailbox.post });
  const webhookOf = createWebhookTargets(db, keyRing, clock);
  const deliveries = createDeliveries({
    db,
    clock,
    outbound,
    webhookOf,
    retryWaitsSeconds,
    keepDays: RETENTION_DAYS,
    onFirstAttempt: (accepted, afterSeconds) =>
      metrics?.firstAttempt(accepted ? 'accepted' : 'refused', afterSeconds),
  });
  const previewLinks = createPreviewLinks(keyRing, publicUrl);
  const deliveryStates = createDeliveryStates({ clock, deliveries, mailbox });
  const retention = createRetention({
    db,
    clock,
    publicUrl,
    deliveries,
    mailbox,
    async wipeOthersBefore(tx, time) {
      // Applications, mails, reports: the order in which they are wiped by an operator or for a traveller.
      await mailbox.forget(tx, await wipeApplicationsBefore(tx, time, clock.now()));
      await forgetClosedAccounts(tx, time);
      await tx.execute(deleteOldContactChanges, [clock.now()]);
      await wipeReportsBefore(tx, time, clock.now());
    },
    wipeOthersOf: (tx, email) => wipeReportsOfTraveller(tx, email, clock.now()),
    exportOthersOf: (email) => exportReports(db, email),
    cleanFiles: (maxBytes) => cleanWipedTables({ db, clock, log }, maxBytes),
  });
  return {
    mailbox,
    partnerMails,
    webhookOf,
    previewLinks,
    deliveries,
    deliveryStates,
    retention,
    events: createEvents({ db, deliveries, deliveryStates }),
    plannedRotations: createPlannedRotations({ db, clock, keyRing }),
    accounts: createAccounts({
      db,
      clock,
      keyRing,
      checkAddress: (url) => outbound.checkUrl(url),
      onWebhookChange: deliveryStates.webhookChanged,
      onLeadEmailChange: deliveryStates.leadEmailChanged,
    }),
    leads: createLeads({ db, clock, publicUrl, deliveryStates }),
    leadDays: createLeadDays(db, clock),
    answerTimes: createAnswerTimes({ db, readDb, clock }),
    inbox: createInbox({ db, clock, publicUrl, deliveries, mailbox }),
    clickSpool: createClickSpool({ folder: join(settings.DATA_DIR, 'clicks'), db, clock, log }),
    enquiries: createEnquiries({
      db,
      clock,
      keyRing,
      publicUrl,
      limit: rateLimits.exact('enquiries', settings.ENQUIRY_LIMIT, 3600),
      deliveries,
      mailbox,
    }),
    testLeads: createTestLeads({ db, clock, publicUrl, deliveries, mailbox, previewLinks }),
    receipts: createReceipts({ db, clock, keyRing, retention }),
  };
}

/** The job kinds of leads, deliveries and mail, with the outcome handlers of both channels. */
export function leadJobKinds(
  { db, log }: Foundation,
  services: ReturnType<typeof createLeadServices>,
): JobKind[] {
  const { answerTimes, deliveries, leadDays, mailbox, partnerMails, retention } = services;
  const outcomes = createLeadOutcomes({ db, deliveries, partnerMails });
  return [
    ...deliveries.jobs({ [LEAD_CREATED]: outcomes.webhook }),
    ...mailbox.jobs({ [ENQUIRY_MAIL]: outcomes.mail }),
    ...leadJobs(retention, log),
    leadDays.job,
    answerTimes.job,
  ];
}
