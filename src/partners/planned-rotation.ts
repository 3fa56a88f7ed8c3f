import { type Clock, secondsAfter } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { type PartnerRow, selectPartnerForUpdate, updateContacts } from './partner.sql.ts';
import { newWebhookSecret, onlySecret, sealedSecretsOf } from './webhook-secrets.ts';

/** Duration of a planned rotation in hours. */
export const ROTATION_HOURS = { least: 1, most: 168, usual: 24 };

/** Rotations of webhook secrets during which both the old and the new secret sign. */
export interface PlannedRotations {
  /**
   * Creates the secret that replaces the current one after so many hours, and discards a previously
   * planned one. Until then the current secret still signs `CC-Signature`, and the new one signs
   * `CC-Signature-Next`. Throws `webhook_not_configured` without a secret.
   * @param also runs in the same transaction; when it throws, the change is rolled back
   */
  start(partnerId: number, hours: number, also?: Also): Promise<{ secret: string; endsAt: Date }>;
  /** Ends a rotation now, so that only the new secret signs. False when none is in progress. */
  finish(partnerId: number, also?: Also): Promise<boolean>;
}

type Also = (tx: Tx, before: PartnerRow) => Promise<void>;

/** Creates the use cases of planned rotations. */
export function createPlannedRotations(deps: {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
}): PlannedRotations {
  const { db, clock, keyRing } = deps;
  return {
    start: (partnerId, hours, also) =>
      db.transaction(async (tx) => {
        const row = await tx.one(selectPartnerForUpdate, [partnerId]);
        const { webhook_secret: present } = sealedSecretsOf(row, clock.now());
        if (present === null)
          throw new ExpectedError(
            'webhook_not_configured',
            'There is no webhook secret to rotate.',
          );
        const secret = newWebhookSecret();
        const endsAt = secondsAfter(clock.now(), hours * 3_600);
        const contacts = {
          ...row,
          webhook_secret: present,
          webhook_secret_next: keyRing.encrypt(secret),
          webhook_secret_next_at: endsAt,
        };
        await tx.one(updateContacts, [partnerId, contacts]);
        await also?.(tx, row);
        return { secret, endsAt };
      }),
    finish: (partnerId, also) =>
      db.transaction(async (tx) => {
        const row = await tx.one(selectPartnerForUpdate, [partnerId]);
        const { webhook_secret_next: next } = sealedSecretsOf(row, clock.now());
        if (next === null) return false;
        await tx.one(updateContacts, [partnerId, { ...row, ...onlySecret(next) }]);
        await also?.(tx, row);
        return true;
      }),
  };
}
