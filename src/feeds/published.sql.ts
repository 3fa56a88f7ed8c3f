// The relation over this slice's tables that statements of other slices may read.

/** The encrypted addresses and headers of feeds: rows `(sealed)`, null where a feed has no header. */
export const SEALED_OF_FEEDS = `(
  select address as sealed from feed
  union all select header from feed
  union all select address from feed_request
  union all select header from feed_request)`;
