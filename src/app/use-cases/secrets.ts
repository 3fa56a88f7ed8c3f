import { resealFeeds } from '../../feeds/index.ts';
import { resealAddresses, resealCalendars } from '../../listings/index.ts';
import { type Partners, resealApplications } from '../../partners/index.ts';
import type { People } from '../../people/index.ts';
import { addSecret, createKeyRing, loadSecrets } from '../../platform/secrets/index.ts';
import type { AppContext } from '../composition/app-context.ts';
import type { Recorder } from '../../platform/audit/index.ts';

/** Numbers of values that were encrypted with the new key. */
export interface Rotated {
  webhook_secrets: number;
  feeds: number;
  /** Addresses of imported calendars, and of calendars that other sites read. */
  calendars: number;
  /** Applications that contain the address of a feed. */
  applications: number;
  /** Keys of people's authenticator apps. */
  authenticator_apps: number;
}

interface Deps {
  partners: Pick<Partners, 'resealSecrets'>;
  people: { secondFactors: Pick<People['secondFactors'], 'reseal'> };
}

/** Creates a new key, unless SECRET_KEY contains the keys, and encrypts all values with the newest one. */
export async function rotateSecrets(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  { partners, people }: Deps,
  recorder: Recorder,
): Promise<Rotated> {
  const { SECRET_KEY, DATA_DIR } = settings;
  const secrets = SECRET_KEY ? loadSecrets(SECRET_KEY, DATA_DIR) : addSecret(DATA_DIR);
  const ring = createKeyRing(secrets);
  const rotated = {
    webhook_secrets: await partners.resealSecrets(ring),
    feeds: await resealFeeds(db, ring),
    calendars: (await resealCalendars(db, ring)) + (await resealAddresses(db, ring)),
    applications: await resealApplications(db, ring),
    authenticator_apps: await people.secondFactors.reseal(ring),
  };
  return recorder.change(async () => ({
    result: rotated,
    entry: { action: 'secrets.rotate', subject: 'key ring', after: rotated },
  }));
}
