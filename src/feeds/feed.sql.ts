import { ANY_LISTING } from '../listings/index.ts';
import type { Addressee } from '../mails/index.ts';
import { addressee, ANY_PARTNER, type PartnerStatus } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';
import { STATUS_NOW } from './feed-run.sql.ts';
import type { RunStatus } from './feed-run.sql.ts';
import type { FeedSettings } from './map/index.ts';

export type Schedule = 'off' | 'hourly' | 'daily';

export interface FeedRow {
  id: number;
  partner_id: number;
  partner_status: PartnerStatus;
  /** Codes of the countries that the partner works in. */
  partner_countries: string[];
  /** Encrypted. */
  address: string;
  /** Encrypted `Name: value`. */
  header: string | null;
  host: string;
  settings: FeedSettings;
  schedule: Schedule;
  created_at: Date;
  etag: string | null;
  last_modified: string | null;
  mapping: string | null;
}

const COLUMNS = `id, partner_id, address, header, host, settings, schedule, created_at, etag,
  last_modified, mapping`;

/** The columns that operators set. */
export type FeedColumns = Pick<FeedRow, 'address' | 'header' | 'host' | 'settings'>;

const GIVEN = 'partner_id, address, header, host, settings, created_at';

/** A new feed. */
export type NewFeed = Pick<
  FeedRow,
  'partner_id' | 'address' | 'header' | 'host' | 'settings' | 'created_at'
>;

export const insertFeed = statement<{ id: number }, [feed: NewFeed]>(
  'feeds.insert_feed',
  `insert into feed (${GIVEN})
   select ${GIVEN} from jsonb_populate_record(null::feed, $1::jsonb) returning id`,
);

export const selectFeed = statement<FeedRow, [feedId: number]>(
  'feeds.select_feed',
  `select f.*, partner.status as partner_status, partner.countries as partner_countries
   from (select ${COLUMNS} from feed where id = $1) f
   join ${ANY_PARTNER} partner on partner.id = f.partner_id`,
);

/** Locks the row, so that concurrent changes wait. */
export const lockFeed = statement<{ id: number }, [feedId: number]>(
  'feeds.lock_feed',
  'select id from feed where id = $1 for no key update',
);

/**
 * Locks the row for publishing: applies and confirmations of one feed wait for each other. No row when the feed was
 * removed.
 */
export const lockFeedToApply = statement<{ id: number }, [feedId: number]>(
  'feeds.lock_feed_to_apply',
  'select id from feed where id = $1 for update',
);

/**
 * Changes the given columns. What is known of the file of the previous address or header is discarded,
 * so that the next run reads it whole.
 */
export const updateFeed = statement<never, [feedId: number, columns: Partial<FeedColumns>]>(
  'feeds.update_feed',
  `update feed set (address, header, host, settings) = (
       select address, header, host, settings
       from jsonb_populate_record(feed, $2::jsonb)),
     etag = case when $2::jsonb ?| '{address,header}' then null else etag end,
     last_modified = case when $2::jsonb ?| '{address,header}' then null else last_modified end
   where id = $1`,
);

export interface ListedFeed extends Pick<
  FeedRow,
  'id' | 'partner_id' | 'host' | 'settings' | 'schedule'
> {
  partner_slug: string;
  partner_name: string;
  has_header: boolean;
  live: number;
  held: number;
  last_status: RunStatus | null;
  last_error: string | null;
  last_at: Date | null;
  broken_since: Date | null;
}

/** A drop that was confirmed, or came back, since the last run is no longer held. */
const SETTLED = `case when r.status = 'held' and rows.held = 0 then 'ok' else r.status end as last_status,
     case when r.status = 'held' and rows.held = 0 then null else r.error end as last_error,`;

const LISTED = `select f.id, f.partner_id, p.slug as partner_slug, p.name as partner_name, f.header is not null as has_header,
     f.host, f.settings, f.schedule, f.broken_since,
     rows.live, rows.held, ${SETTLED}
     r.started_at as last_at
   from feed f
   join ${ANY_PARTNER} p on p.id = f.partner_id
   left join lateral (
     select ${STATUS_NOW} as status, error, started_at
     from feed_run where feed_id = f.id order by id desc limit 1
   ) r on true
   left join lateral (
     select count(*) filter (where state in ('live', 'held'))::integer as live,
       count(*) filter (where state = 'held')::integer as held
     from feed_row where feed_id = f.id
   ) rows on true`;

export const selectFeeds = statement<ListedFeed>('feeds.select_feeds', `${LISTED} order by f.id`);

export const selectFeedsOfPartner = statement<ListedFeed, [partnerId: number]>(
  'feeds.select_feeds_of_partner',
  `${LISTED} where f.partner_id = $1 order by f.id`,
);

export const selectListedFeed = statement<ListedFeed, [feedId: number]>(
  'feeds.select_listed_feed',
  `${LISTED} where f.id = $1`,
);

/** A listing that is missing in the file and awaits an operator's confirmation. */
export interface HeldListing {
  id: number;
  external_id: string;
  title: string;
}

export const selectHeld = statement<HeldListing, [feedId: number, most: number]>(
  'feeds.select_held',
  `select l.id, l.external_id, l.title
   from feed_row r join ${ANY_LISTING} l on l.id = r.listing_id
   where r.feed_id = $1 and r.state = 'held' order by l.title, l.id limit $2`,
);

/** A feed that needs an operator. */
export interface TroubledFeed {
  id: number;
  partner: string;
  partner_name: string;
  host: string;
  broken_since: Date | null;
  /** Listings that await confirmation. */
  held: number;
}

/** Feeds that are broken, or of which so much has disappeared that an operator has to confirm it. */
export const selectTroubled = statement<TroubledFeed>(
  'feeds.select_troubled',
  `select f.id, p.slug as partner, p.name as partner_name, f.host, f.broken_since, rows.held
   from feed f
   join ${ANY_PARTNER} p on p.id = f.partner_id
   cross join lateral (
     select count(*)::integer as held from feed_row where feed_id = f.id and state = 'held'
   ) rows
   where f.broken_since is not null or rows.held > 0
   order by f.id limit 100`,
);

export const updateSchedule = statement<never, [feedId: number, schedule: Schedule]>(
  'feeds.update_schedule',
  'update feed set schedule = $2 where id = $1',
);

/**
 * Deletes a feed with its history; its listings are not changed. The partner's other feeds are read whole next time,
 * since rows that were refused as this feed's are theirs now.
 */
export const deleteFeed = statement<{ id: number }, [feedId: number]>(
  'feeds.delete_feed',
  `with rows as (
     delete from feed_row where feed_id = $1
   ), others as (
     update feed set etag = null, last_modified = null
     where partner_id = (select partner_id from feed where id = $1) and id <> $1
   )
   delete from feed where id = $1 returning id`,
);

/** Deletes all feeds of a partner in the same way. */
export const deleteFeedsOf = statement<{ id: number }, [partnerId: number]>(
  'feeds.delete_feeds_of',
  `with rows as (
     delete from feed_row where feed_id in (select id from feed where partner_id = $1)
   )
   delete from feed where partner_id = $1 returning id`,
);

/** Deletes the validators of all feeds' last files. */
export const forgetValidators = statement(
  'feeds.forget_validators',
  `update feed set etag = null, last_modified = null
   where etag is not null or last_modified is not null`,
);

/** Stores the validators and mapping of the file that was applied; the feed is no longer broken. */
export const storeApplied = statement<
  never,
  [feedId: number, etag: string | null, lastModified: string | null, mapping: string]
>(
  'feeds.store_applied',
  `update feed set etag = $2, last_modified = $3, mapping = $4, broken_since = null,
     broken_told_at = null
   where id = $1`,
);

export const markBroken = statement<never, [feedId: number, now: Date]>(
  'feeds.mark_broken',
  'update feed set broken_since = coalesce(broken_since, $2) where id = $1',
);

/** Encrypted addresses and headers of all feeds. */
export const selectSealed = statement<{ id: number; address: string; header: string | null }>(
  'feeds.select_sealed',
  'select id, address, header from feed order by id for update',
);

export const updateSealed = statement<
  never,
  [feedId: number, address: string, header: string | null]
>('feeds.update_sealed', 'update feed set address = $2, header = $3 where id = $1');

/** The last notifications of a feed's partner. */
export interface NotifiedRow {
  partner: Addressee;
  broken_since: Date | null;
  broken_notified_at: Date | null;
  /** Digest of the failures of the last notification. */
  failures_notified: string | null;
  failures_notified_at: Date | null;
}

export const selectNotified = statement<NotifiedRow, [feedId: number]>(
  'feeds.select_notified',
  `select f.broken_since, f.broken_told_at as broken_notified_at,
     f.failures_told as failures_notified, f.failures_told_at as failures_notified_at,
     ${addressee('p')} as partner
   from feed f join ${ANY_PARTNER} p on p.id = f.partner_id
   where f.id = $1 for update of f`,
);

export const storeBrokenNotified = statement<never, [feedId: number, now: Date]>(
  'feeds.store_broken_notified',
  'update feed set broken_told_at = $2 where id = $1',
);

/** Stores the digest of the failures that the partner was notified of, and when. */
export const storeFailuresNotified = statement<
  never,
  [feedId: number, failures: string | null, at: Date | null]
>(
  'feeds.store_failures_notified',
  'update feed set failures_told = $2, failures_told_at = $3 where id = $1',
);
