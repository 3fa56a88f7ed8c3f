import type { Db } from '../platform/db/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { type PartnerRow, selectPartner } from './partner.sql.ts';

/** Where and how events of a partner are sent. */
export interface WebhookTarget {
  url: string | null;
  /** The whole `whsec_…` text; null when none was ever made. */
  secret: string | null;
  status: PartnerRow['status'];
}

/** Makes the look-up of where a partner's events are sent at this moment. */
export const createWebhookTargets =
  (db: Db, keyRing: KeyRing) =>
  async (partnerId: number): Promise<WebhookTarget> => {
    const { webhook_url, webhook_secret, status } = await db.one(selectPartner, [partnerId]);
    const secret = webhook_secret === null ? null : keyRing.decrypt(webhook_secret);
    return { url: webhook_url, secret, status };
  };
