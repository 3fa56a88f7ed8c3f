/**
 * Where the buckets of numbers begin. The scales are fixed, so that an index that started empty
 * is as fast as one that was loaded; a bound of a filter that is an edge here is answered without
 * reading a single row.
 */

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by);

/** Bounds of the price bands that are counted for people. */
export const PRICE_BANDS = [25, 50, 75, 100, 125, 150, 200, 300, 500];

/** Smaller than any difference between two prices of a night (a 7000th of a unit). */
const HAIR = 1e-6;

/** What every price above a bound reaches, and the bound itself does not. */
export const justAbove = (bound: number): number => bound + HAIR;

/**
 * A night's price, in units of its currency: bounds are whole units, so there is an edge at each one
 * where most prices are. The yen and its like land in the upper ones.
 */
export const PRICE_EDGES = steps(1, 200, 1).concat(
  steps(205, 300, 5),
  [350, 400, 500, 750, 1000, 2500, 5000, 10_000, 100_000],
);

/** "At most" bounds of length, in centimetres; the smallest step above each begins a bucket. */
export const LENGTH_BOUNDS = [500, 550, 600, 650, 700, 750, 800, 900];

/** "At most" bounds of height, in centimetres: car parks, ferries, bridges. */
export const HEIGHT_BOUNDS = [200, 220, 240, 260, 280, 300, 320, 350];

/** Ages of drivers that are counted. */
export const DRIVER_AGES = [18, 21, 23, 25, 30];

/** Numbers of people, berths and seats that are counted. */
export const PARTY_SIZES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Edges for whole numbers that make `value <= bound` whole buckets. */
export const aboveEach = (bounds: readonly number[]): number[] => bounds.map((bound) => bound + 1);

/** Value and count of a rating as one number that orders by value, then by count. */
export function ratingKey(value: number, count: number): number {
  return Math.round(value * 1000) * 1_000_000 + Math.min(count, 999_999);
}

/**
 * A bucket for every tenth of a point, for every hundredth where the best are, and among those with
 * full marks by how many have rated: pages begin there.
 */
export const RATING_EDGES = steps(0, 44, 1)
  .map((tenths) => ratingKey(tenths / 10, 0))
  .concat(
    steps(450, 500, 1).map((hundredths) => ratingKey(hundredths / 100, 0)),
    [2, 5, 10, 20, 50, 100, 200, 500, 1000].map((count) => ratingKey(5, count)),
  );

/**
 * Where the scales of rank and age are cut: in equal parts, and the upper end, where pages begin,
 * ever finer, so that a first page looks at few rows however many there are.
 */
export const ORDER_FRACTIONS = [
  ...Array.from({ length: 31 }, (_, i) => (i + 1) / 32),
  ...Array.from({ length: 8 }, (_, i) => 1 - 1 / 2 ** (i + 6)),
];
