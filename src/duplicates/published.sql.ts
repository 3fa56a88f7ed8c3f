// Relations over this slice's tables that statements of other slices may read.

/** The ids of the listings that are the same vehicle or campsite as one: `listing` is the SQL of its id. */
export const SAME_AS = (listing: string): string => `(
  select other as id from listing_pair where one = ${listing} and is_same
  union all select one from listing_pair where other = ${listing} and is_same)`;

/**
 * The same of many listings at once: rows `(listing, ids)`, the ids as JSON, of those that have any. One look at the
 * table for all of them; one for each takes a statement for a page of cards a fifth longer.
 * @param listings the SQL of an array of their ids.
 */
export const SAME_AS_EACH = (listings: string): string => `(
  select listing, json_agg(id) as ids from (
    select one as listing, other as id from listing_pair where one = any(${listings}) and is_same
    union all select other, one from listing_pair where other = any(${listings}) and is_same) as pair
  group by listing)`;
