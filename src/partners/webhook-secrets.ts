import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import { randomBase62 } from '../platform/ids.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { type PartnerRow, selectPartner } from './partner.sql.ts';

/** The columns of a partner's encrypted secrets. */
export type SealedSecretColumns = Pick<
  PartnerRow,
  'webhook_secret' | 'webhook_secret_next' | 'webhook_secret_next_at'
>;

/** Creates a secret: `whsec_` and 43 characters of base62 (256 bits). */
export const newWebhookSecret = (): string => `whsec_${randomBase62(43)}`;

/** Returns the columns of a partner with one secret, or none. */
export const onlySecret = (sealed: string | null): SealedSecretColumns => ({
  webhook_secret: sealed,
  webhook_secret_next: null,
  webhook_secret_next_at: null,
});

/** Returns the secrets at a time: after the end of a planned rotation, only the next one is valid. */
export function sealedSecretsOf(row: SealedSecretColumns, now: Date): SealedSecretColumns {
  const { webhook_secret, webhook_secret_next, webhook_secret_next_at: at } = row;
  if (at === null || at > now)
    return { webhook_secret, webhook_secret_next, webhook_secret_next_at: at };
  return onlySecret(webhook_secret_next);
}

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
