import { type Found, type PublicListings, writeFound } from '../listings/index.ts';
import type { Clock } from '../platform/clock.ts';
import { coalesce } from '../platform/coalesce.ts';
import type { Db } from '../platform/db/index.ts';
import { DatabaseUnavailable } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { networkOf, type RateLimit } from '../platform/rate-limit/index.ts';
import { insertClicks } from './click.sql.ts';
import type { ClickSpool } from './click-spool.ts';
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
   * Returns the partner's URL for a visit, and stores a lead when a person clicked; while the database is away,
   * the click is kept to be stored later. Undefined when the listing is not shown. Throws {DatabaseUnavailable}
   * when the database is away and the listing's URL is not known.
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
  log: Logger;
  targets: Pick<PublicListings, 'target'>;
  spool: Pick<ClickSpool, 'keep'>;
  /** Limit of stored clicks per address. */
  limit: RateLimit;
}

/** Creates the use case of clicks. */
export function createClicks({ db, clock, log, targets, spool, limit }: Needs): Clicks {
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
  /** Keeps a click on the disk; returns the URL, with the lead's id if it could be kept. */
  const recordLater = async (click: Click): Promise<string | undefined> => {
    const { slug, ...kept } = click;
    const target = await targets.target(click.listing_id);
    if (target === undefined) return undefined;
    const { url, partnerId: partner_id } = target;
    const isCurrent = slug === null || slug === target.slug;
    try {
      const source_page = isCurrent ? click.source_page : null;
      await spool.keep({ ...kept, partner_id, source_page });
      return targetUrl(url, click.lead_id);
    } catch (error) {
      log.error({ err: error }, 'a click cannot be kept');
      return targetUrl(url, undefined);
    }
  };
  return {
    async follow({ listingId, address, sourcePage, found, ...visitor }) {
      if (!isPersonsClick(visitor) || !(await limit.take(networkOf(address)))) {
        const target = await targets.target(listingId);
        return target && targetUrl(target.url, undefined);
      }
      const { address: source_page = null, slug = null } =
        (await sourcePage().catch(nothingWhileAway)) ?? {};
      const click: Click = {
        lead_id: newLeadId(),
        listing_id: listingId,
        source_page,
        slug,
        found: found && writeFound(found),
        at: clock.now(),
      };
      try {
        const url = await record(click);
        return url === undefined ? undefined : targetUrl(url, click.lead_id);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) return recordLater(click);
        throw error;
      }
    },
  };
}

function nothingWhileAway(error: unknown): null {
  if (error instanceof DatabaseUnavailable) return null;
  throw error;
}
