import { join } from 'node:path';
import { createDeliveries } from '../../deliveries/index.ts';
import {
  createAnswerTimes,
  createAnyLeads,
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
  redactApplicationsBefore,
} from '../../partners/index.ts';
import { cleanRedactedTables } from '../../platform/db/index.ts';
import { getters, lazily } from '../../platform/lazily.ts';
import type { JobKind } from '../../platform/jobs/index.ts';
import { createMailQueue } from '../../platform/mail/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import {
  exportReports,
  redactReportsBefore,
  redactReportsOfTraveller,
} from '../../reports/index.ts';
import { timeZoneOf } from '../../places/index.ts';
import type { AppContext } from './app-context.ts';
import { timeZoneOfPartner } from '../use-cases/account/time-zone.ts';

/** Creates the use cases of leads and of their delivery by webhook and mail, each when it is first read. */
export function createLeadServices(context: AppContext, outbound: () => Outbound) {
  const { settings, clock, log, db, keyRing, rateLimits, metrics } = context;
  const publicUrl = settings.PUBLIC_URL;
  const retryWaitsSeconds = settings.WEBHOOK_RETRY_WAITS;
  const mailQueue = lazily(() =>
    createMailQueue({
      db,
      clock,
      from: settings.MAIL_FROM,
      smtpUrl: settings.SMTP_URL,
      retryWaitsSeconds,
      keepDays: RETENTION_DAYS,
    }),
  );
  const partnerMails = lazily(() =>
    createPartnerMails({
      keyRing,
      publicUrl,
      timeZoneOf: timeZoneOfPartner,
      post: mailQueue().post,
    }),
  );
  const webhookOf = lazily(() => createWebhookTargets(db, keyRing, clock));
  const deliveries = lazily(() =>
    createDeliveries({
      db,
      clock,
      outbound: outbound(),
      webhookOf: webhookOf(),
      retryWaitsSeconds,
      keepDays: RETENTION_DAYS,
      onFirstAttempt: (accepted, afterSeconds) =>
        metrics?.firstAttempt(accepted ? 'accepted' : 'refused', afterSeconds),
    }),
  );
  const deliveryStates = lazily(() =>
    createDeliveryStates({ clock, deliveries: deliveries(), mailQueue: mailQueue() }),
  );
  const retention = lazily(() =>
    createRetention({
      db,
      clock,
      publicUrl,
      deliveries: deliveries(),
      mailQueue: mailQueue(),
      async redactOthersBefore(tx, time) {
        // Redacts applications, mails, then reports, in the same order as when an operator erases
        // or a traveller does; this prevents deadlocks.
        await mailQueue().forget(tx, await redactApplicationsBefore(tx, time, clock.now()));
        await forgetClosedAccounts(tx, time);
        await tx.execute(deleteOldContactChanges, [clock.now()]);
        await redactReportsBefore(tx, time, clock.now());
      },
      redactOthersOf: (tx, email) => redactReportsOfTraveller(tx, email, clock.now()),
      exportOthersOf: (email) => exportReports(db, email),
      cleanFiles: (maxBytes) => cleanRedactedTables({ db, clock, log }, maxBytes),
    }),
  );
  const previewLinks = lazily(() => createPreviewLinks(keyRing, publicUrl));
  const clickSpool = lazily(() =>
    createClickSpool({ folder: join(settings.DATA_DIR, 'clicks'), db, clock, log }),
  );
  const services = getters({
    mailQueue,
    partnerMails,
    webhookOf,
    previewLinks,
    deliveries,
    deliveryStates,
    retention,
    clickSpool,
    events: lazily(() =>
      createEvents({ db, deliveries: deliveries(), deliveryStates: deliveryStates() }),
    ),
    plannedRotations: lazily(() => createPlannedRotations({ db, clock, keyRing })),
    accounts: lazily(() =>
      createAccounts({
        db,
        clock,
        keyRing,
        checkAddress: (url) => outbound().checkUrl(url),
        onWebhookChange: deliveryStates().webhookChanged,
        onLeadEmailChange: deliveryStates().leadEmailChanged,
      }),
    ),
    leads: lazily(() => createLeads({ db, clock, publicUrl, deliveryStates: deliveryStates() })),
    anyLeads: lazily(() => createAnyLeads({ db, clock })),
    leadDays: lazily(() => createLeadDays(db, clock)),
    answerTimes: lazily(() => createAnswerTimes({ db, clock })),
    inbox: lazily(() =>
      createInbox({ db, clock, publicUrl, deliveries: deliveries(), mailQueue: mailQueue() }),
    ),
    enquiries: lazily(() =>
      createEnquiries({
        db,
        clock,
        keyRing,
        publicUrl,
        limit: rateLimits.exact('enquiries', settings.ENQUIRY_LIMIT, 3600),
        deliveries: deliveries(),
        mailQueue: mailQueue(),
      }),
    ),
    testLeads: lazily(() =>
      createTestLeads({
        db,
        clock,
        publicUrl,
        deliveries: deliveries(),
        mailQueue: mailQueue(),
        previewLinks: previewLinks(),
      }),
    ),
    receipts: lazily(() =>
      createReceipts({ db, clock, keyRing, timeZoneOf, retention: retention() }),
    ),
  });
  /** Closes the services that were created. */
  const close = async (): Promise<void> => {
    await clickSpool.made?.close();
    mailQueue.made?.close();
  };
  return { services, close };
}

/** The use cases of leads, deliveries and mail. */
export type LeadServices = ReturnType<typeof createLeadServices>['services'];

/** The job kinds of leads, deliveries and mail, with the outcome handlers of both channels. */
export function leadJobKinds({ db, log }: AppContext, services: LeadServices): JobKind[] {
  const { answerTimes, deliveries, leadDays, mailQueue, partnerMails, retention } = services;
  const outcomes = createLeadOutcomes({ db, deliveries, partnerMails });
  return [
    ...deliveries.jobs({ [LEAD_CREATED]: outcomes.webhook }),
    ...mailQueue.jobs({ [ENQUIRY_MAIL]: outcomes.mail }),
    ...leadJobs(retention, log),
    leadDays.job,
    answerTimes.job,
  ];
}
