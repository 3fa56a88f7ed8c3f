// Relations over this slice's tables that statements of other slices may read.

/** The encrypted addresses and headers of feeds: rows `(sealed)`, null where a feed has no header. */
export const SEALED_OF_FEEDS = `(
  select address as sealed from feed
  union all select header from feed
  union all select address from feed_request
  union all select header from feed_request)`;

/** When each partner's feeds were last read without a failure: rows `(partner_id, read_at)`. */
export const FEED_READ = `(select feed.partner_id, run.started_at as read_at
  from feed cross join lateral (
    select started_at from feed_run
    where feed_id = feed.id and status in ('ok', 'held') order by id desc limit 1
  ) run)`;
