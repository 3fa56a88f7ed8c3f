import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO } from '@campcairn/demo-partner/facts';
import { lastLeadNumber } from '../../leads/index.ts';
import { checkListing } from '../../listings/index.ts';
import { dayOf, wholeSecond } from '../../platform/clock.ts';
import { singleTransaction, type Tx } from '../../platform/db/index.ts';
import { lockDemo } from './demo.sql.ts';
import type { AppContext } from '../composition/app-context.ts';
import type { Services } from '../composition/services.ts';
import { type DemoListingRow, playDemoHistory, readDemoFeed } from './demo-history.ts';
import { DEMO_OPERATOR, isLocal, openingLink } from './demo-door.ts';

/** The demo partner's account and its API key. */
export interface DemoAccount {
  slug: string;
  /** Undefined when an operator has issued another key, which is not stored. */
  key: string | undefined;
  /**
   * Links that sign in once within an hour, as the partner and as an operator of the demo.
   * Undefined when other machines can reach the site's address.
   */
  signIn: { partner: string; operator: string } | undefined;
}

/** Returns the path of the file with the demo's API key. */
export const demoKeyFile = (dataDir: string): string => join(dataDir, 'demo-key');

/** Number of listings written by one statement. */
const BATCH_SIZE = 250;

/** Returns a checked demo listing. Throws when it is invalid, which is a bug. */
function checked(externalId: string, input: unknown) {
  const result = checkListing(input);
  if (result.ok) return result.value;
  throw new Error(`Demo listing ${externalId}: ${JSON.stringify(result.problems)}`);
}

/** Writes the demo's listings; returns those that travellers see. */
async function writeListings(
  tx: Tx,
  services: Services,
  partnerId: number,
  now: Date,
): Promise<DemoListingRow[]> {
  const today = dayOf(now);
  const shown: DemoListingRow[] = [];
  const listings = [...(await services.loadDemo()).listings(today)];
  for (let from = 0; from < listings.length; from += BATCH_SIZE) {
    const some = listings.slice(from, from + BATCH_SIZE);
    const writes = some.map(({ externalId, input }) => ({
      partnerId,
      externalId,
      input: checked(externalId, input),
      now,
    }));
    const written = await services.writer.writeAll(tx, writes);
    const calendars = some.map(({ availability: ranges }, index) => ({
      id: written[index]?.id ?? 0,
      ranges,
    }));
    await services.availability.writeNew(tx, calendars);
    for (const [index, { input }] of some.entries()) {
      const { id = 0, slug = '' } = written[index] ?? {};
      const { status, title, location } = input;
      if (status === 'active') shown.push({ id, slug, title, countryCode: location.country_code });
    }
  }
  return shown;
}

/** Returns the key in the data folder while it is valid; a new one when there is none yet. */
async function keyOf(dataDir: string, { partners }: Services): Promise<string | undefined> {
  const file = demoKeyFile(dataDir);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const { id, api_key_prefix: prefix } = await partners.bySlug(DEMO.slug);
  if (kept !== undefined && (await partners.ownerOf(kept))?.id === id) return kept;
  // A new key would invalidate the one that an operator has issued.
  if (kept !== undefined && prefix !== null) return undefined;
  const { api_key: key } = await partners.issueKey(DEMO.slug);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}

async function signInLinks(
  { settings, keyRing }: AppContext,
  { operators, people }: Services,
): Promise<DemoAccount['signIn']> {
  if (!isLocal(settings)) return undefined;
  const { email } = await operators.add(DEMO_OPERATOR);
  const linkFor = async (address: string) =>
    openingLink(settings, keyRing, await people.signIn.printLink(address));
  return { partner: await linkFor(DEMO.email), operator: await linkFor(email) };
}

/**
 * Creates the demo partner with its listings and history in one transaction. Returns its id; undefined
 * when it existed before.
 */
async function createDemo(
  context: AppContext,
  services: Services,
  tx: Tx,
): Promise<number | undefined> {
  const { name, slug, website, email, categories, countries } = DEMO;
  await tx.query(lockDemo);
  const partners = await services.partners.list();
  if (partners.some((partner) => partner.slug === slug)) return undefined;
  // A start that is killed leaves nothing, as all use cases of the past run within the transaction.
  const past = await services.openDemoPast({ db: singleTransaction(tx, context.db) });
  try {
    const profile = { name, website, email, categories, countries };
    const account = { ...profile, status: 'approved', demo: true };
    const { id } = await past.shared.partners.create(account, tx);
    const now = context.clock.now();
    const listings = await writeListings(tx, services, id, wholeSecond(now));
    // Leads are numbered in the order of their times: none can be older than those that are there.
    if ((await lastLeadNumber(tx)) === 0)
      await playDemoHistory(past, await services.loadDemo(), id, { listings, now });
    return id;
  } finally {
    await past.close();
  }
}

/** Creates the demo partner at the first start. Returns undefined after it was removed. */
export async function ensureDemo(
  context: AppContext,
  services: Services,
): Promise<DemoAccount | undefined> {
  const { slug } = DEMO;
  const madeId = await context.db.transaction((tx) => createDemo(context, services, tx));
  if (madeId !== undefined) {
    const past = await services.openDemoPast({ db: context.db, runs: true });
    const times = (await services.loadDemo()).feedRuns(context.clock.now());
    await readDemoFeed(past, madeId, times).finally(past.close);
  }
  if ((await services.partners.bySlug(slug)).closed_at !== null) return undefined;
  const key = await keyOf(context.settings.DATA_DIR, services);
  return { slug, key, signIn: await signInLinks(context, services) };
}
