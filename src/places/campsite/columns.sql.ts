/** The only condition that decides whether a row of `place` appears in search results and lists. */
export const IS_RESULT = 'gone_at is null and same_as is null and left_out is null';

/** The campsite's name, or that of another OpenStreetMap object of the same campsite. */
export const MERGED_NAME = 'coalesce(name, merged_name)';

/** The campsite's tags, supplemented by tags that only other objects of the same campsite have. */
export const MERGED_TAGS = 'coalesce(merged_tags, tags)';
