import type { Part } from '@campcairn/column-index';

/**
 * The listings that a question makes sense for. Of these, one that states nothing is kept and marked;
 * of all others it is no match.
 */
export type Audience = 'all' | 'vehicles' | 'campsites';

/** The category that is a place to stay and no vehicle. */
export const CAMPSITE = 'campsite';

/** The column that tells audiences apart. */
export const CATEGORY_COLUMN = 'category';

const campsites: Part = { column: CATEGORY_COLUMN, value: CAMPSITE, has: true };

/** Audiences as the index knows them; null is everybody. */
export const PARTS: Readonly<Record<Audience, Part | null>> = {
  all: null,
  vehicles: { ...campsites, has: false },
  campsites,
};

export const CAMPSITES = campsites;

/** Which listings stay in that state nothing, as a criterion says it. */
export const notStatedPolicyOf = (audience: Audience): 'keep' | Part => PARTS[audience] ?? 'keep';

/** Audiences in the order in which filters are asked, and flags are shown. */
export const AUDIENCES: readonly Audience[] = ['all', 'vehicles', 'campsites'];
