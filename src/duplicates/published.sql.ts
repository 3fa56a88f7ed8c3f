// The relation over this slice's tables that statements of other slices may read.

/** The ids of the listings that are the same vehicle or campsite as one: `listing` is the SQL of its id. */
export const SAME_AS = (listing: string): string => `(
  select other as id from listing_pair where one = ${listing} and is_same
  union all select one from listing_pair where other = ${listing} and is_same)`;
