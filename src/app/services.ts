import { createClicks, createLeads } from '../leads/index.ts';
import {
  createAvailability,
  createListings,
  createListingWriter,
  createPublicListings,
} from '../listings/index.ts';
import { createAccounts, createPartners } from '../partners/index.ts';
import { createPlacing, ensureTowns, loadTowns, regionName } from '../places/index.ts';
import { createOutbound } from '../platform/outbound/index.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import type { Foundation } from './foundation.ts';

/** Everything Campcairn can do, wired together. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/** Makes the services of a process; loads the gazetteer, the shipped one at the very first start. */
export async function createServices({ settings, clock, db, readDb, keyRing }: Foundation) {
  await ensureTowns(db, clock.now());
  const placing = createPlacing(await loadTowns(db));
  const publicUrl = settings.PUBLIC_URL;
  const town = (id: number) => {
    const known = placing.town(id);
    return known && { id: known.id, name: known.name };
  };
  const outbound = createOutbound({ allow: settings.OUTBOUND_ALLOW });
  const writer = createListingWriter(db, placing.place);
  return {
    partners: createPartners(db, clock),
    accounts: createAccounts({
      db,
      keyRing,
      checkAddress: (url) => outbound.checkUrl(url),
      onWebhookChange: async () => {},
    }),
    listings: createListings({ db, clock, writer, publicUrl, town }),
    availability: createAvailability(db),
    publicListings: createPublicListings(readDb, { town, regionName }),
    leads: createLeads({ db, clock, publicUrl, stopRetries: async () => {} }),
    clicks: createClicks({ db, clock, limit: createRateLimit(clock, settings.CLICK_LIMIT, 60) }),
    placing,
    outbound,
    limits: {
      requests: createRateLimit(clock, settings.RATE_LIMIT, 60),
      wrongKeys: createRateLimit(clock, settings.RATE_LIMIT, 60),
    },
    close: () => outbound.close(),
  };
}
