import type { Part } from '@campcairn/column-index';

/**
 * The listings that a filter applies to. Of these, one that states nothing is kept and marked; one
 * outside them that states nothing does not match.
 */
export type Audience = 'all' | 'vehicles' | 'motorised' | 'campsites';

/** The category of campsites; all others are vehicles. */
export const CAMPSITE = 'campsite';

/** The column that distinguishes campsites and vehicles. */
export const CATEGORY_COLUMN = 'category';

/** The column that distinguishes vehicles that drive from those that are towed, or stand. */
export const MOTORISED_COLUMN = 'motorised';

/** The only value of that column. */
export const MOTORISED = 'yes';

const MOTORISED_CATEGORIES: ReadonlySet<string> = new Set(['campervan', 'motorhome']);

/** Whether what is hired has an engine, and so a gearbox, fuel and seats with a belt. */
export const isMotorised = (category: string): boolean => MOTORISED_CATEGORIES.has(category);

const campsites: Part = { column: CATEGORY_COLUMN, value: CAMPSITE, has: true };

/** Audiences as parts of the index; null for all listings. */
export const PARTS: Readonly<Record<Audience, Part | null>> = {
  all: null,
  vehicles: { ...campsites, has: false },
  motorised: { column: MOTORISED_COLUMN, value: MOTORISED, has: true },
  campsites,
};

export const CAMPSITES = campsites;

/** The `notStated` policy of a criterion: listings of the audience that state nothing are kept. */
export const notStatedPolicyOf = (audience: Audience): 'keep' | Part => PARTS[audience] ?? 'keep';

/**
 * The listings whose stated values are counted: a caravan that states a gearbox matches, though none is
 * expected to.
 */
export const countedOf = (audience: Audience): Audience =>
  audience === 'motorised' ? 'vehicles' : audience;

const ORDER: readonly Audience[] = ['all', 'vehicles', 'campsites'];

/** The place of an audience in the order in which filters are evaluated, and shown. */
export const placeOfAudience = (audience: Audience): number => ORDER.indexOf(countedOf(audience));
