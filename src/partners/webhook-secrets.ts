import { randomBase62 } from '../platform/ids.ts';
import type { PartnerRow } from './partner.sql.ts';

/** The columns of a partner's secrets, sealed. */
export type SealedSecretColumns = Pick<
  PartnerRow,
  'webhook_secret' | 'webhook_secret_next' | 'webhook_secret_next_at'
>;

/** Creates a secret: `whsec_` and 43 characters of base62, 256 bits. */
export const newWebhookSecret = (): string => `whsec_${randomBase62(43)}`;

/** The columns of a partner with one secret, or none. */
export const onlySecret = (sealed: string | null): SealedSecretColumns => ({
  webhook_secret: sealed,
  webhook_secret_next: null,
  webhook_secret_next_at: null,
});

/** The secrets at a time: from the end of a planned rotation on, the next one is the only one. */
export function sealedSecretsOf(row: SealedSecretColumns, now: Date): SealedSecretColumns {
  const { webhook_secret, webhook_secret_next, webhook_secret_next_at: at } = row;
  if (at === null || at > now)
    return { webhook_secret, webhook_secret_next, webhook_secret_next_at: at };
  return onlySecret(webhook_secret_next);
}
