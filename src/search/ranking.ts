/** What "best match" looks at in a listing. */
export interface RankingFacts {
  id: number;
  images: number;
  /** Characters. */
  description: number;
  hasPrice: boolean;
  /** Of the facts that search asks about, how many it states, 0 to 1. */
  factsStated: number;
  ratingValue: number | null;
  ratingCount: number;
}

/**
 * Most points each thing can give. Nothing else counts: not who the partner is, what it pays, how
 * often it is clicked, or how new the listing is.
 */
export const RANKING_POINTS = {
  photos: 250,
  rating: 200,
  facts: 200,
  price: 150,
  description: 100,
  /** Drawn by lot for each listing, once and for all, so that equals do not stand in blocks. */
  lot: 100,
};

/** So many photos, and so many characters, are as good as more. */
const FULL_MARKS = { photos: 8, description: 800 };

/** A listing without ratings counts as one with a few of an average kind. */
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

/** A fraction that looks random and is always the same for an id (Knuth's multiplicative hash). */
const lotOf = (id: number): number => (Math.imul(id, 2_654_435_761) >>> 0) / 2 ** 32;
