import type { Queryable } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { selectSealingKeys } from './missing-keys.sql.ts';

/**
 * Logs at the start which encryption keys are missing. With a wrong SECRET_KEY, webhooks, feeds and
 * sign-ins would fail one by one later. The process starts nevertheless, because keys may be lost
 * permanently.
 */
export async function warnOfMissingKeys(
  db: Queryable,
  keyRing: KeyRing,
  log: Logger,
): Promise<void> {
  const used = await db.query(selectSealingKeys);
  const missing = used.filter(({ id }) => !keyRing.has(id));
  if (missing.length === 0) return;
  const count = missing.reduce((sum, { sealed }) => sum + sealed, 0);
  const known = used.length > missing.length ? '' : ' Nothing that is sealed can be opened.';
  log.error(
    { missing: missing.map(({ id }) => id), newest: keyRing.newest(), sealed: count },
    `SECRET_KEY (or secret.key in DATA_DIR) lacks a key: ${count} webhook secrets, addresses of feeds and calendars or keys of authenticator apps were sealed by another and cannot be opened.${known} Put the key that sealed them behind a comma in SECRET_KEY, or its line back into secret.key, and restart.`,
  );
}
