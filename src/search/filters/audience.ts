import type { Part } from '@campcairn/column-index';

/**
 * The group of listings that a filter applies to. A listing of the group that does not state the filter's
 * criterion is kept and marked as not stated; a listing outside the group must state it to match.
 */
export type Audience = 'all' | 'vehicles' | 'motorised' | 'campsites';

/** The category of campsites; listings of all other categories are vehicles. */
export const CAMPSITE = 'campsite';

/** The index column that distinguishes campsites from vehicles. */
export const CATEGORY_COLUMN = 'category';

/** The index column that distinguishes vehicles with an engine from caravans, which are towed or stand still. */
export const MOTORISED_COLUMN = 'motorised';

/** The only value of `MOTORISED_COLUMN`. */
export const MOTORISED = 'yes';

const MOTORISED_CATEGORIES: ReadonlySet<string> = new Set(['campervan', 'motorhome']);

/** Whether vehicles of a category have an engine, and so a gearbox, fuel and seats with a belt. */
export const isMotorised = (category: string): boolean => MOTORISED_CATEGORIES.has(category);

const campsites: Part = { column: CATEGORY_COLUMN, value: CAMPSITE, has: true };

/** Each audience as a part of the index; null stands for all listings. */
export const PARTS: Readonly<Record<Audience, Part | null>> = {
  all: null,
  vehicles: { ...campsites, has: false },
  motorised: { column: MOTORISED_COLUMN, value: MOTORISED, has: true },
  campsites,
};

export const CAMPSITES = campsites;

/** The `notStated` policy of a criterion: it keeps listings of the audience that do not state the criterion. */
export const notStatedPolicyOf = (audience: Audience): 'keep' | Part => PARTS[audience] ?? 'keep';

/**
 * The audience whose stated values are counted. For motorised vehicles these are all vehicles: a caravan
 * that states a gearbox matches, although caravans are not expected to state one.
 */
export const countedOf = (audience: Audience): Audience =>
  audience === 'motorised' ? 'vehicles' : audience;

const ORDER: readonly Audience[] = ['all', 'vehicles', 'campsites'];

/** The position of an audience in the order in which filters are evaluated and shown. */
export const placeOfAudience = (audience: Audience): number => ORDER.indexOf(countedOf(audience));
