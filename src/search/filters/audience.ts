import type { Part } from '@campcairn/column-index';

/**
 * The listings that a filter applies to. Of these, one that states nothing is kept and marked; one
 * outside them that states nothing does not match.
 */
export type Audience = 'all' | 'vehicles' | 'campsites';

/** The category of campsites; all others are vehicles. */
export const CAMPSITE = 'campsite';

/** The column that distinguishes audiences. */
export const CATEGORY_COLUMN = 'category';

const campsites: Part = { column: CATEGORY_COLUMN, value: CAMPSITE, has: true };

/** Audiences as parts of the index; null for all listings. */
export const PARTS: Readonly<Record<Audience, Part | null>> = {
  all: null,
  vehicles: { ...campsites, has: false },
  campsites,
};

export const CAMPSITES = campsites;

/** The `notStated` policy of a criterion: listings of the audience that state nothing are kept. */
export const notStatedPolicyOf = (audience: Audience): 'keep' | Part => PARTS[audience] ?? 'keep';

/** Audiences in the order in which filters are evaluated, and flags are shown. */
export const AUDIENCES: readonly Audience[] = ['all', 'vehicles', 'campsites'];
