import { type Found, writeFound } from '../listings/index.ts';
import type { Clock } from '../platform/clock.ts';
import { coalesce } from '../platform/coalesce.ts';
import type { Db } from '../platform/db/index.ts';
import { networkOf, type RateLimit } from '../platform/rate-limit/index.ts';
import { insertClicks, selectTarget } from './click.sql.ts';
import { newLeadId } from './lead-id.ts';
import type { SourcePage } from './source-page.ts';
import { targetUrl } from './target-url.ts';
import { isPersonsClick, type Visitor } from './visitor.ts';

/** One visit to `/go/{id}`. */
export interface Visit extends Visitor {
  listingId: number;
  /** IP address; used for the rate limit only. */
  address: string;
  /** How the listing was found, as the link says; null when it does not. */
  found: Found | null;
  /** Finds the page of ours that the link was on; called only when the click is stored. */
  sourcePage(): Promise<SourcePage | null>;
}

/** Redirects travellers to partners. */
export interface Clicks {
  /**
   * Returns the partner's URL for a visit, and stores a lead when a person clicked. Undefined when the
   * listing is not shown.
   */
  follow(visit: Visit): Promise<string | undefined>;
}

/** A record of `insertClicks`. */
export interface Click {
  lead_id: string;
  listing_id: number;
  source_page: string | null;
  slug: string | null;
  found: string | null;
  at: Date;
}

interface Needs {
  db: Db;
  clock: Clock;
  /** Limit of stored clicks per address. */
  limit: RateLimit;
}

/** Creates the use case of clicks. */
export function createClicks({ db, clock, limit }: Needs): Clicks {
  // Concurrency 1, since all leads lock one row for their sequence number; waiting clicks are batched.
  const record = coalesce<Click, string | undefined>({
    maxPerRun: 256,
    concurrency: 1,
    async run(clicks) {
      const rows = await db.query(insertClicks, [JSON.stringify(clicks)]);
      const urls = new Map(rows.map((row) => [row.lead_id, row.url]));
      return clicks.map(({ lead_id }) => urls.get(lead_id));
    },
  });
  return {
    async follow({ listingId, address, sourcePage, found, ...visitor }) {
      if (!isPersonsClick(visitor) || !(await limit.take(networkOf(address)))) {
        const row = await db.maybeOne(selectTarget, [listingId]);
        return row && targetUrl(row.url, undefined);
      }
      const lead_id = newLeadId();
      const at = clock.now();
      const { address: source_page = null, slug = null } = (await sourcePage()) ?? {};
      const url = await record({
        lead_id,
        listing_id: listingId,
        source_page,
        slug,
        found: found && writeFound(found),
        at,
      });
      return url === undefined ? undefined : targetUrl(url, lead_id);
    },
  };
}
