import { randomBase62 } from '../platform/ids.ts';
import type { PartnerRow } from './partner.sql.ts';

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
