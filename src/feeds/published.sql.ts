// The relation over this slice's tables that statements of other slices may read.

/** What is sealed of feeds: rows `(sealed)`, null where there is nothing. */
export const SEALED_OF_FEEDS = `(
  select address as sealed from feed
  union all select header from feed
  union all select address from feed_request
  union all select header from feed_request)`;
