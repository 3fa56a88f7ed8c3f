// The relation over this slice's tables that statements of other slices may read.

/**
 * Relation of the listings that are the same vehicle or campsite as others: rows `(listing, ids)`,
 * with the other listings' ids as JSON. It reads the table once for all listings; reading it for
 * each makes the statement for a page of cards a fifth slower.
 * @param listings SQL of an array of listing ids
 */
export const SAME_AS_EACH = (listings: string): string => `(
  select listing, json_agg(id) as ids from (
    select one as listing, other as id from listing_pair where one = any(${listings}) and is_same
    union all select other, one from listing_pair where other = any(${listings}) and is_same) as pair
  group by listing)`;
