import { type PartnerMails, webhookFailing, webhookRecovered } from '../mails/index.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Tx } from '../platform/db/index.ts';
import {
  endOutageOf,
  noteOutage,
  noteOutageTold,
  type OutageRow,
  selectOutageFacts,
} from './webhook-outage.sql.ts';

/**
 * Seconds for which every attempt must fail before the partner is notified: up to the third attempt
 * of one enquiry.
 */
const NOTIFIED_AFTER_SECONDS = 300;

/** Notifies partners when their webhook fails, and when it works again. */
export interface WebhookOutages {
  /** Records a failed attempt for a lead that the caller has locked. */
  failed(tx: Tx, leadId: string, at: Date, reason: string | null): Promise<void>;
  /** Records a successful attempt for a lead during an outage. */
  ended(tx: Tx, leadId: string, at: Date): Promise<void>;
}

/** Makes the notices of webhooks that fail. */
export function createWebhookOutages(mails: PartnerMails): WebhookOutages {
  const isDue = ({ failing_since: since, told_at: told }: OutageRow, at: Date): boolean =>
    told === null && at >= secondsAfter(since, NOTIFIED_AFTER_SECONDS);
  return {
    async failed(tx, leadId, at, reason) {
      const outage = await tx.one(noteOutage, [leadId, at, reason]);
      if (!isDue(outage, at)) return;
      const {
        partner,
        webhook_url: url,
        waiting,
      } = await tx.one(selectOutageFacts, [outage.partner_id]);
      // The webhook was removed during the attempt.
      if (url === null) return;
      const facts = { since: outage.failing_since, reason, host: new URL(url).host, waiting };
      await mails.post(tx, partner, (language, dashboard, timeZone) =>
        webhookFailing(language, { ...facts, link: `${dashboard}/webhooks`, timeZone }),
      );
      await tx.execute(noteOutageTold, [outage.partner_id, at]);
    },
    async ended(tx, leadId, at) {
      const outage = await tx.maybeOne(endOutageOf, [leadId, at]);
      if (!outage?.told_at) return;
      const { partner, failed } = await tx.one(selectOutageFacts, [outage.partner_id]);
      const { failing_since: since, last_reason: reason } = outage;
      const facts = { since, reason, at, missed: failed };
      await mails.post(tx, partner, (language, dashboard, timeZone) =>
        webhookRecovered(language, { ...facts, link: `${dashboard}/webhooks`, timeZone }),
      );
    },
  };
}
