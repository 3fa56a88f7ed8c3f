import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { type PartnerRow, selectPartner } from './partner.sql.ts';
import { sealedSecretsOf } from './webhook-secrets.ts';

/** The URL and secret for sending a partner's events. */
export interface WebhookTarget {
  url: string | null;
  /** The whole `whsec_…` text; null when none has been created yet. */
  secret: string | null;
  /** The next secret in a planned rotation; null when there is none. */
  nextSecret: string | null;
  status: PartnerRow['status'];
}

/** Creates the look-up of a partner's current webhook target. */
export const createWebhookTargets =
  (db: Db, keyRing: KeyRing, clock: Clock) =>
  async (partnerId: number): Promise<WebhookTarget> => {
    const row = await db.one(selectPartner, [partnerId]);
    const sealed = sealedSecretsOf(row, clock.now());
    const open = (text: string | null) => text && keyRing.decrypt(text);
    return {
      url: row.webhook_url,
      secret: open(sealed.webhook_secret),
      nextSecret: open(sealed.webhook_secret_next),
      status: row.status,
    };
  };
