/** Value and count of a rating as one number that orders by value, then by count. */
export function ratingKey(value: number, count: number): number {
  return Math.round(value * 1000) * 1_000_000 + Math.min(count, 999_999);
}

const upTo = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i);

/**
 * A bucket for every tenth of a point, for every hundredth where the best are, and among those with
 * full marks by how many have rated: pages begin there.
 */
export const RATING_EDGES = upTo(44)
  .map((tenths) => ratingKey(tenths / 10, 0))
  .concat(
    upTo(50).map((hundredths) => ratingKey((450 + hundredths) / 100, 0)),
    [2, 5, 10, 20, 50, 100, 200, 500, 1000].map((count) => ratingKey(5, count)),
  );
