// The relation over this slice's tables that statements of other slices may read.

/**
 * The listings that are the same vehicle or campsite as others, for many at once: rows `(listing, ids)`, the ids as JSON,
 * of those that have any. One look at the table for all of them; one for each takes a statement for a page of cards a
 * fifth longer.
 * @param listings the SQL of an array of their ids.
 */
export const SAME_AS_EACH = (listings: string): string => `(
  select listing, json_agg(id) as ids from (
    select one as listing, other as id from listing_pair where one = any(${listings}) and is_same
    union all select other, one from listing_pair where other = any(${listings}) and is_same) as pair
  group by listing)`;
