/** The inputs of the "best match" score of a listing. */
export interface RankingFacts {
  id: number;
  images: number;
  /** Length in characters. */
  description: number;
  hasPrice: boolean;
  /** Fraction of the expected facts that it states, 0 to 1. */
  factsStated: number;
  ratingValue: number | null;
  ratingCount: number;
}

/**
 * Maximum points of each input. Nothing else counts: not the partner, what it pays, how often it is
 * clicked, or how new the listing is.
 */
const RANKING_POINTS = {
  photos: 250,
  rating: 200,
  facts: 200,
  price: 150,
  description: 100,
  /** Pseudo-random but fixed per listing, so that equal listings are not grouped by partner. */
  lot: 100,
};

/** Numbers of photos and characters that give all points. */
const FULL_MARKS = { photos: 8, description: 800 };

/** Bayesian average: prior rating, weighted as this many ratings. */
const PRIOR_RATING = { value: 3.8, count: 10 };

/** The points of a listing for "best match", 0 to 1000. */
export function rankOf(facts: RankingFacts): number {
  const count = facts.ratingValue === null ? 0 : facts.ratingCount;
  const rating =
    ((facts.ratingValue ?? 0) * count + PRIOR_RATING.value * PRIOR_RATING.count) /
    (count + PRIOR_RATING.count);
  return (
    RANKING_POINTS.photos * Math.min(1, facts.images / FULL_MARKS.photos) +
    RANKING_POINTS.rating * (rating / 5) +
    RANKING_POINTS.facts * facts.factsStated +
    RANKING_POINTS.price * (facts.hasPrice ? 1 : 0) +
    RANKING_POINTS.description * Math.min(1, facts.description / FULL_MARKS.description) +
    RANKING_POINTS.lot * lotOf(facts.id)
  );
}

/** Less than any listing can have. */
const BELOW_LISTINGS = -1000;

/** As many as an open-data campsite can have: one that not everybody may come to is behind all others. */
const RESTRICTED_POINTS = -RANKING_POINTS.description - RANKING_POINTS.facts - RANKING_POINTS.lot;

/** The points of an open-data campsite: below every listing's, and more for those that say something. */
export const openDataRankOf = (facts: {
  id: number;
  hasName: boolean;
  factsStated: number;
  /** Whether it takes members, groups or a private circle alone. */
  isRestricted: boolean;
}): number =>
  BELOW_LISTINGS +
  (facts.isRestricted ? RESTRICTED_POINTS : 0) +
  RANKING_POINTS.description * (facts.hasName ? 1 : 0) +
  RANKING_POINTS.facts * facts.factsStated +
  RANKING_POINTS.lot * lotOf(facts.id);

/** A pseudo-random fraction of an id (Knuth's multiplicative hash). */
const lotOf = (id: number): number => (Math.imul(id, 2_654_435_761) >>> 0) / 2 ** 32;
