import type { Db } from '../platform/db/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { type PartnerRow, selectPartner } from './partner.sql.ts';

/** The URL and secret for sending a partner's events. */
export interface WebhookTarget {
  url: string | null;
  /** The whole `whsec_…` text; null when none was created yet. */
  secret: string | null;
  status: PartnerRow['status'];
}

/** Creates the look-up of a partner's current webhook target. */
export const createWebhookTargets =
  (db: Db, keyRing: KeyRing) =>
  async (partnerId: number): Promise<WebhookTarget> => {
    const { webhook_url, webhook_secret, status } = await db.one(selectPartner, [partnerId]);
    const secret = webhook_secret === null ? null : keyRing.decrypt(webhook_secret);
    return { url: webhook_url, secret, status };
  };
