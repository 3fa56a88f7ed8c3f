import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { problemOfUrl } from '../platform/outbound/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { check, type Checked } from '../platform/validation/index.ts';
import { type AccountUpdate, accountUpdate } from './account.schema.ts';
import {
  type PartnerRow,
  selectPartner,
  selectPartnerForUpdate,
  updateContacts,
} from './partner.sql.ts';
import { newWebhookSecret, onlySecret, sealedSecretsOf } from './webhook-secrets.ts';

/** Checks a URL from a partner; `sentence` is the reason when it is refused. */
export type AddressCheck = (url: string) => Promise<{ ok: true } | { ok: false; sentence: string }>;

/** A partner before and after a change of its account. */
export interface AccountChange {
  before: PartnerRow;
  after: PartnerRow;
}

/** A partner's own account. */
export interface Accounts {
  get(partnerId: number): Promise<PartnerRow>;
  /** Checks a change of contacts, including whether the webhook address may be connected to. */
  check(sent: unknown): Promise<Checked<AccountUpdate>>;
  /**
   * Makes a checked change.
   * @param also runs in the same transaction after the change; when it throws, the change is rolled
   * back
   * @returns the partner, and the webhook signing secret when a new one was created
   */
  update(
    partnerId: number,
    update: AccountUpdate,
    also?: (tx: Tx, change: AccountChange) => Promise<void>,
  ): Promise<{ partner: PartnerRow; secret?: string }>;
}

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  checkAddress: AddressCheck;
  /** Called inside the transaction when an account removes (null) or changes its webhook address. */
  onWebhookChange(tx: Tx, partnerId: number, url: string | null): Promise<void>;
  /** Called inside the transaction when an account changes the address for enquiry mails; null for none. */
  onLeadEmailChange(tx: Tx, partnerId: number, email: string | null): Promise<void>;
}

/** Checks a change by its schema, and the webhook address by the connection rules; returns all problems. */
async function checkUpdate(
  sent: unknown,
  checkAddress: AddressCheck,
): Promise<Checked<AccountUpdate>> {
  const checked = check(accountUpdate, sent);
  const url = check(
    accountUpdate.shape.webhook_url,
    (sent as { webhook_url?: unknown } | null)?.webhook_url,
  );
  const verdict = url.ok && url.value ? await checkAddress(url.value) : undefined;
  if (verdict?.ok !== false) return checked;
  const problem = { path: 'webhook_url', message: problemOfUrl(verdict) };
  return { ok: false, problems: [...(checked.ok ? [] : checked.problems), problem] };
}

/** Creates the use cases of a partner's own account. */
export function createAccounts(deps: Deps): Accounts {
  const { db, clock, keyRing, checkAddress, onWebhookChange, onLeadEmailChange } = deps;
  return {
    get: (partnerId) => db.one(selectPartner, [partnerId]),
    check: (sent) => checkUpdate(sent, checkAddress),
    update: (partnerId, update, also) =>
      db.transaction(async (tx) => {
        const before = await tx.one(selectPartnerForUpdate, [partnerId]);
        const first = Boolean(update.webhook_url) && before.webhook_secret === null;
        const secret = first || update.rotate_webhook_secret ? newWebhookSecret() : undefined;
        const emailSent = update.lead_email !== undefined;
        const email = update.lead_email === undefined ? before.lead_email : update.lead_email;
        const url = update.webhook_url === undefined ? before.webhook_url : update.webhook_url;
        const contacts = {
          webhook_url: url,
          ...(secret ? onlySecret(keyRing.encrypt(secret)) : sealedSecretsOf(before, clock.now())),
          lead_email: email,
          lead_email_set: emailSent || before.lead_email_set,
        };
        const partner = await tx.one(updateContacts, [partnerId, contacts]);
        if (url !== before.webhook_url) await onWebhookChange(tx, partnerId, url);
        if (emailSent) await onLeadEmailChange(tx, partnerId, email);
        await also?.(tx, { before, after: partner });
        return { partner, ...(secret ? { secret } : {}) };
      }),
  };
}
