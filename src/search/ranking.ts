/** The inputs of the "best match" score of a listing. */
export interface RankingFacts {
  id: number;
  images: number;
  /** Length in characters. */
  description: number;
  hasPrice: boolean;
  /** Fraction of the expected facts that the listing states, 0 to 1. */
  factsStated: number;
  ratingValue: number | null;
  ratingCount: number;
}

/**
 * Maximum points of each input. Nothing else counts: neither the partner, nor what it pays, nor how often
 * the listing is clicked, nor how new it is.
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

/**
 * Points that each kilometre from a town or point takes when it is searched around. Fourteen kilometres thus outweigh
 * everything else together, also that campsites of OpenStreetMap begin below listings.
 */
export const POINTS_OF_KM = 150;

/** Number of photos, and of characters of the description, from which a listing gets all points. */
const FULL_MARKS = { photos: 8, description: 800 };

/** The prior of the Bayesian average: ratings are averaged with `count` further ratings of `value`. */
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

/**
 * Added to the points of campsites (at most 400), so that they are below those of every listing (at least 0) unless they
 * are much nearer to the point that is searched around.
 */
const BELOW_LISTINGS = -1000;

/** The negated maximum of a campsite's points, so that campsites with restricted access come after all others. */
const RESTRICTED_POINTS = -RANKING_POINTS.description - RANKING_POINTS.facts - RANKING_POINTS.lot;

/** The points of an open-data campsite for "best match": below those of every listing, more with a name and facts. */
export const openDataRankOf = (facts: {
  id: number;
  hasName: boolean;
  factsStated: number;
  /** Whether the campsite only takes members, groups or other restricted visitors. */
  isRestricted: boolean;
}): number =>
  BELOW_LISTINGS +
  (facts.isRestricted ? RESTRICTED_POINTS : 0) +
  RANKING_POINTS.description * (facts.hasName ? 1 : 0) +
  RANKING_POINTS.facts * facts.factsStated +
  RANKING_POINTS.lot * lotOf(facts.id);

/** A pseudo-random number from 0 to below 1, fixed for each id (Knuth's multiplicative hash). */
const lotOf = (id: number): number => (Math.imul(id, 2_654_435_761) >>> 0) / 2 ** 32;
