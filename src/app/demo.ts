import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkListing } from '../listings/index.ts';
import { wholeSecond } from '../platform/clock.ts';
import type { Tx } from '../platform/db/index.ts';
import { takeTurnAtDemo } from './demo.sql.ts';
import type { Foundation } from './foundation.ts';
import type { Services } from './services.ts';

/** The demo partner's account, and the key that calls for it. */
export interface DemoAccount {
  slug: string;
  /** Undefined when an operator gave it another, which only the operator has seen. */
  key: string | undefined;
}

const KEY_FILE = 'demo-key';

/** Listings that are written by one statement. */
const AT_ONCE = 250;

/** A demo listing that the API would refuse is a mistake of ours. */
function checked(externalId: string, input: unknown) {
  const result = checkListing(input);
  if (result.ok) return result.value;
  throw new Error(`Demo listing ${externalId}: ${JSON.stringify(result.problems)}`);
}

async function writeListings(tx: Tx, services: Services, partnerId: number, now: Date) {
  const today = now.toISOString().slice(0, 10);
  const listings = [...services.demo.listings(today)];
  for (let from = 0; from < listings.length; from += AT_ONCE) {
    const some = listings.slice(from, from + AT_ONCE);
    const writes = some.map(({ externalId, input }) => ({
      partnerId,
      externalId,
      input: checked(externalId, input),
      now,
    }));
    const written = await services.writer.writeAll(tx, writes);
    for (const [index, { availability }] of some.entries()) {
      await services.availability.write(tx, written[index]?.id ?? 0, availability);
    }
  }
}

/** The key from the data folder while it is valid; a new one where there is none yet. */
async function keyOf(dataDir: string, { partners, demo }: Services): Promise<string | undefined> {
  const file = join(dataDir, KEY_FILE);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const { id, api_key_prefix: prefix } = await partners.bySlug(demo.slug);
  if (kept !== undefined && (await partners.ownerOf(kept))?.id === id) return kept;
  // A new one would end the key that an operator has just given it.
  if (kept !== undefined && prefix !== null) return undefined;
  const { api_key: key } = await partners.issueKey(demo.slug);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}

/** Makes the demo partner with its listings at the first start, all of it or nothing. */
export async function ensureDemo(
  { settings, db, clock }: Foundation,
  services: Services,
): Promise<DemoAccount> {
  const { name, slug, website, email } = services.demo;
  await db.transaction(async (tx) => {
    await tx.query(takeTurnAtDemo);
    const partners = await services.partners.list();
    if (partners.some((partner) => partner.slug === slug)) return;
    const account = { name, website, email, status: 'approved', demo: true };
    const { id } = await services.partners.create(account, tx);
    await writeListings(tx, services, id, wholeSecond(clock.now()));
  });
  return { slug, key: await keyOf(settings.DATA_DIR, services) };
}
