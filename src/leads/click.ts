import { type Referral, type PublicListings, writeReferral } from '../listings/index.ts';
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
  /** IP address, used for the rate limit only. */
  address: string;
  /** How the traveller found the listing, according to the link; null when the link does not say. */
  found: Referral | null;
  /** Finds the page of this site that contained the link; called only when the click is stored. */
  sourcePage(): Promise<SourcePage | null>;
}

/** Redirects travellers to partners. */
export interface Clicks {
  /**
   * Returns the partner's URL for a visit, and stores a lead when a person clicked. When the
   * database is away or takes longer than `STORED_WITHIN_MS`, the click is kept on the disk and
   * stored later. Returns undefined when the listing is not shown. Throws {DatabaseUnavailable}
   * when the database is away and the listing's URL is not cached.
   */
  follow(visit: Visit): Promise<string | undefined>;
}

/** A record of `insertClicks`, or of the spool. */
export interface Click {
  lead_id: string;
  listing_id: number;
  source_page: string | null;
  slug: string | null;
  found: string | null;
  /** When the traveller clicked. */
  at: Date;
}

interface Deps {
  db: Db;
  clock: Clock;
  log: Logger;
  targets: Pick<PublicListings, 'target'>;
  spool: Pick<ClickSpool, 'keep'>;
  /** Rate limit of stored clicks per address. */
  limit: RateLimit;
}

/**
 * Longest time that a traveller waits for a lead to be stored. All leads lock one row, and a
 * machine that is lost with the lock holds it for up to half a minute.
 */
export const STORED_WITHIN_MS = 1_000;

/** Marks a click that is not stored in time. */
const LATE = Symbol('late');

/** Creates the use case of clicks. */
export function createClicks({ db, clock, log, targets, spool, limit }: Deps): Clicks {
  /** Clicks that were not stored before their travellers were redirected. */
  const left = new WeakSet<Click>();
  /** The start of the running statement by `performance.now()`. */
  let runningSince: number | undefined;
  // Concurrency 1, since all leads lock one row for their sequence number; waiting clicks are batched.
  const record = coalesce<Click, string | undefined>({
    maxPerRun: 256,
    concurrency: 1,
    async run(all) {
      const clicks = all.filter((click) => !left.has(click));
      runningSince = performance.now();
      try {
        const rows =
          clicks.length === 0
            ? []
            : await db.query(insertClicks, [JSON.stringify(clicks), clock.now()]);
        const urls = new Map(rows.map((row) => [row.lead_id, row.url]));
        return all.map(({ lead_id }) => urls.get(lead_id));
      } finally {
        runningSince = undefined;
      }
    },
  });
  /**
   * Returns the URL of a click once it is stored. Returns `LATE` when that takes too long, and at
   * once when other clicks already wait that long.
   */
  const recordSoon = async (click: Click): Promise<string | undefined | typeof LATE> => {
    const isStuck =
      runningSince !== undefined && performance.now() - runningSince > STORED_WITHIN_MS;
    if (isStuck) return LATE;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<typeof LATE>((resolve) => {
      timer = setTimeout(resolve, STORED_WITHIN_MS, LATE);
    });
    const url = await Promise.race([record(click), late]).finally(() => clearTimeout(timer));
    // The click is stored only once, even if its statement still succeeds, because its lead's id is
    // unique.
    if (url === LATE) left.add(click);
    return url;
  };
  /** Keeps a click on the disk. Returns the URL, with the lead's id if the click could be kept. */
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
      if (!isPersonsClick(visitor) || !limit.take(networkOf(address))) {
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
        found: found && writeReferral(found),
        at: clock.now(),
      };
      try {
        const url = await recordSoon(click);
        if (url === LATE) return await recordLater(click);
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
