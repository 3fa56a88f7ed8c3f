/** A sort key of a rating: by value, then by count. */
export function ratingKey(value: number, count: number): number {
  return Math.round(value * 1000) * 1_000_000 + Math.min(count, 999_999);
}

const upTo = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i);

/**
 * Edges of rating buckets: every tenth of a point, every hundredth among the best, and by count among
 * those with the maximum, as first pages show these.
 */
export const RATING_EDGES = upTo(44)
  .map((tenths) => ratingKey(tenths / 10, 0))
  .concat(
    upTo(50).map((hundredths) => ratingKey((450 + hundredths) / 100, 0)),
    [2, 5, 10, 20, 50, 100, 200, 500, 1000].map((count) => ratingKey(5, count)),
  );
