/**
 * Judges whether a vehicle fits on a campsite and whether somebody may drive a hired one. These
 * pure functions take the traveller's data and the stated limits, and return an answer with its
 * reasons as data; `fit-words.ts` puts them into words. They guess nothing: the answer is `ask`
 * when either side has not stated a fact, and the reason names which side.
 */
import {
  dependsOnCountry,
  type Licence,
  licenceForMass,
  licenceForTrailer,
  licenceNamed,
  suffices,
} from './licence.ts';

/** Kinds of vehicles that park on a pitch. */
export const VAN_KINDS = ['campervan', 'motorhome', 'caravan'] as const;
export type VanKind = (typeof VAN_KINDS)[number];

/** The traveller's vehicle. Unknown facts are left out. */
export interface Van {
  kind?: VanKind | undefined;
  /** Length in metres, as driven or towed. */
  length?: number | undefined;
  height?: number | undefined;
  width?: number | undefined;
  /** Maximum authorised mass in kilograms. */
  weight?: number | undefined;
}

/** The person who would drive a hired vehicle. */
export interface Driver {
  /** Licence categories that the person holds; empty means not stated. */
  licences: readonly Licence[];
  age?: number | undefined;
  /** Number of travellers, each of whom needs a seat belt. */
  seats?: number | undefined;
}

/**
 * The vehicles that a campsite accepts, as it states them. Facts that it does not state are left
 * out.
 */
export interface PitchTerms {
  /** Whether it has pitches for each kind. */
  takes: { readonly [Kind in VanKind]?: boolean };
  /** Maximum length in metres and maximum weight in kilograms. */
  length?: number | undefined;
  height?: number | undefined;
  width?: number | undefined;
  weight?: number | undefined;
}

/** Conditions in the listing of a hired vehicle. Facts that it does not state are left out. */
export interface HireTerms {
  category: VanKind;
  /** Licence category as written in the listing. */
  licence?: string | undefined;
  /** Maximum authorised mass in kilograms. */
  weight?: number | undefined;
  fuel?: string | undefined;
  /** Minimum age of drivers in years. */
  age?: number | undefined;
  /** Number of seats with a belt. */
  seats?: number | undefined;
}

export type Answer = 'yes' | 'no' | 'ask';
export type Measure = 'length' | 'height' | 'width' | 'weight';

/**
 * The reason of an answer:
 * - `stated`: both sides have stated the fact;
 * - `weight`: the licence is not stated, and follows from the stated mass;
 * - `owner`, `traveller`: this side has not stated the fact;
 * - `unclear`: the owner names a licence that is not one of `LICENCES`;
 * - `contradiction`: the stated licence is not sufficient for the stated mass;
 * - `country`: a vehicle without combustion engine, for which limits differ between countries;
 * - `car`: a trailer, for which it depends on the car that tows it.
 */
export type Because =
  | 'stated'
  | 'weight'
  | 'owner'
  | 'traveller'
  | 'unclear'
  | 'contradiction'
  | 'country'
  | 'car';

/** One comparison. Lengths are in metres, weights in kilograms, ages in years. */
export type Reason = { answer: Answer; because: Because } & (
  | { about: 'pitch'; kind?: VanKind }
  | { about: Measure; yours?: number; limit?: number }
  | { about: 'licence'; needed?: string; weight?: number }
  | { about: 'age' | 'seats'; yours?: number; limit?: number }
);
export type About = Reason['about'];

/** An answer with all comparisons, in the order in which people ask. */
export interface Judgement {
  answer: Answer;
  reasons: Reason[];
}

const MEASURES: readonly Measure[] = ['length', 'height', 'width', 'weight'];

/** Combines reasons: one `no` makes the answer `no`, otherwise one open question makes it `ask`. */
function judged(reasons: Reason[]): Judgement {
  const has = (answer: Answer) => reasons.some((reason) => reason.answer === answer);
  return { answer: has('no') ? 'no' : has('ask') ? 'ask' : 'yes', reasons };
}

/** Compares a value with a limit: a maximum, or for `seats` and `age` a minimum. */
function compared<About extends Measure | 'age' | 'seats'>(
  about: About,
  yours: number | undefined,
  limit: number | undefined,
  isEnough: (yours: number, limit: number) => boolean,
) {
  if (limit === undefined) return { about, answer: 'ask', because: 'owner' } as const;
  if (yours === undefined) return { about, answer: 'ask', because: 'traveller', limit } as const;
  const answer: Answer = isEnough(yours, limit) ? 'yes' : 'no';
  return { about, answer, because: 'stated', yours, limit } as const;
}

/** A campervan may use any pitch for motorhomes. */
function pitchFor({ kind }: Van, { takes }: PitchTerms): Reason {
  if (kind === undefined) return { about: 'pitch', answer: 'ask', because: 'traveller' };
  const said =
    kind === 'campervan' && takes.campervan !== true && takes.motorhome !== undefined
      ? takes.motorhome
      : takes[kind];
  if (said === undefined) return { about: 'pitch', answer: 'ask', because: 'owner', kind };
  return { about: 'pitch', answer: said ? 'yes' : 'no', because: 'stated', kind };
}

/**
 * Judges whether a van fits on a campsite. A yes requires that the kind of pitch and the maximum
 * length are stated. Height, width and weight count only where the campsite states a limit, since
 * most have none. Returns null when the traveller has not described the van.
 */
export function fitsOnPitch(van: Van, terms: PitchTerms): Judgement | null {
  const { kind, length, height, width, weight } = van;
  if ([kind, length, height, width, weight].every((said) => said === undefined)) return null;
  const measures = MEASURES.filter((name) => name === 'length' || terms[name] !== undefined);
  return judged([
    pitchFor(van, terms),
    ...measures.map((name) =>
      compared(name, van[name], terms[name], (yours, most) => yours <= most),
    ),
  ]);
}

/** Judges a licence by the vehicle's mass; returns null when the mass is not stated. */
function licenceByMass(
  { category, weight, fuel }: HireTerms,
  held: readonly Licence[],
): (Reason & { about: 'licence' }) | null {
  if (weight === undefined) return null;
  const isTowed = category === 'caravan';
  const needed = isTowed ? licenceForTrailer(weight) : licenceForMass(weight);
  const said = { about: 'licence', needed, weight } as const;
  if (suffices(held, needed)) return { ...said, answer: 'yes', because: 'weight' };
  if (isTowed) return { ...said, answer: 'ask', because: 'car' };
  if (dependsOnCountry(weight, fuel)) return { ...said, answer: 'ask', because: 'country' };
  return { ...said, answer: 'no', because: 'weight' };
}

/**
 * Returns the licence that the traveller's own van needs by its mass, if the categories held are
 * not sufficient or more than the mass decides. Returns null when they are sufficient, and while
 * the van's kind, its mass or the licence is not stated.
 */
export function ownLicenceLacking(
  { kind, weight }: Van,
  { licences }: Driver,
): (Reason & { about: 'licence' }) | null {
  if (kind === undefined || licences.length === 0) return null;
  const reason = licenceByMass({ category: kind, weight }, licences);
  return reason?.answer === 'yes' ? null : reason;
}

function licenceFor(terms: HireTerms, held: readonly Licence[]): Reason {
  const stated = terms.licence?.trim() || undefined;
  const about = 'licence';
  if (stated === undefined && terms.weight === undefined) {
    return { about, answer: 'ask', because: 'owner' };
  }
  const named = stated === undefined ? undefined : licenceNamed(stated);
  const needed = named ?? stated;
  if (held.length === 0) {
    return { about, answer: 'ask', because: 'traveller', ...(needed && { needed }) };
  }
  const byMass = licenceByMass(terms, held);
  if (needed === undefined) return byMass!;
  if (named === undefined) {
    if (byMass?.answer === 'no') return byMass;
    return { about, answer: 'ask', because: 'unclear', needed };
  }
  if (!suffices(held, named)) return { about, answer: 'no', because: 'stated', needed };
  if (byMass?.because === 'country') return byMass;
  if (byMass?.answer === 'no') {
    return { about, answer: 'ask', because: 'contradiction', needed, weight: terms.weight! };
  }
  return { about, answer: 'yes', because: 'stated', needed };
}

/**
 * Judges whether somebody may drive or tow a hired vehicle, and whether it has enough seats. A yes
 * requires that the licence is stated or follows from the mass and, for vehicles that are driven,
 * that the minimum age is stated. Seats count only when the traveller has stated a number of
 * people. Returns null when the traveller has stated nothing.
 */
export function mayHire(driver: Driver, terms: HireTerms): Judgement | null {
  const { licences, age, seats } = driver;
  if (licences.length === 0 && age === undefined && seats === undefined) return null;
  const isDriven = terms.category !== 'caravan';
  const atLeast = (yours: number, limit: number) => yours >= limit;
  return judged([
    licenceFor(terms, licences),
    ...(isDriven || terms.age !== undefined ? [compared('age', age, terms.age, atLeast)] : []),
    ...(isDriven && seats !== undefined
      ? [compared('seats', seats, terms.seats, (yours, there) => yours <= there)]
      : []),
  ]);
}
