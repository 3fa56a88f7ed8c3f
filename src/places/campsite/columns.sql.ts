/** Whether a row of `place` is a result of searches and stands in lists. It alone says so. */
export const IS_RESULT = 'gone_at is null and same_as is null and left_out is null';

/** Its name, or that of another object of the same campsite. */
export const MERGED_NAME = 'coalesce(name, merged_name)';

/** Its tags, with those that other objects of the same campsite have and it has not. */
export const MERGED_TAGS = 'coalesce(merged_tags, tags)';
