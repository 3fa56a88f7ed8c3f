/**
 * Will it fit, may I drive it: the one place that judges. Pure: what a traveller has and what is stated go
 * in, an answer and its reasons as data come out. Nothing is guessed: what one of the two has not said is
 * `ask`, with who has to say it. Words are made elsewhere (`fit-words.ts`).
 */
import {
  dependsOnCountry,
  type Licence,
  licenceForMass,
  licenceForTrailer,
  licenceNamed,
  suffices,
} from './licence.ts';

/** What stands on a pitch. */
export const VAN_KINDS = ['campervan', 'motorhome', 'caravan'] as const;
export type VanKind = (typeof VAN_KINDS)[number];

/** A van that has to fit. What is not known of it is left out. */
export interface Van {
  kind?: VanKind | undefined;
  /** In metres, as it is driven or towed. */
  length?: number | undefined;
  height?: number | undefined;
  width?: number | undefined;
  /** Maximum authorised mass in kilograms. */
  weight?: number | undefined;
}

/** Who would drive a hired van. */
export interface Driver {
  /** The categories of licence that are held; none means not said. */
  licences: readonly Licence[];
  age?: number | undefined;
  /** How many people travel, each with a seat belt. */
  seats?: number | undefined;
}

/** What a campsite states of the vehicles it takes. What it does not state is left out. */
export interface PitchTerms {
  /** By kind: whether it has pitches for it. */
  takes: { readonly [Kind in VanKind]?: boolean };
  /** The largest that it takes, in metres and kilograms. */
  length?: number | undefined;
  height?: number | undefined;
  width?: number | undefined;
  weight?: number | undefined;
}

/** What a hired vehicle's listing states. What it does not state is left out. */
export interface HireTerms {
  category: VanKind;
  /** As it is written in the listing. */
  licence?: string | undefined;
  /** Maximum authorised mass in kilograms. */
  weight?: number | undefined;
  fuel?: string | undefined;
  /** The least age of drivers in years. */
  age?: number | undefined;
  /** Seats with a belt. */
  seats?: number | undefined;
}

export type Answer = 'yes' | 'no' | 'ask';
export type Measure = 'length' | 'height' | 'width' | 'weight';

/**
 * What an answer rests on:
 * - `stated`: both have said it;
 * - `weight`: the licence is not stated, and follows from the stated mass;
 * - `owner`, `traveller`: who has not said it;
 * - `unclear`: the owner names a licence that is no category of ours;
 * - `contradiction`: the licence that is stated is not enough for the mass that is stated;
 * - `country`: vehicles without combustion, for which countries have different limits;
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

/** One thing that was compared. Lengths are in metres, weights in kilograms, ages in years. */
export type Reason = { answer: Answer; because: Because } & (
  | { about: 'pitch'; kind?: VanKind }
  | { about: Measure; yours?: number; limit?: number }
  | { about: 'licence'; needed?: string; weight?: number }
  | { about: 'age' | 'seats'; yours?: number; limit?: number }
);
export type About = Reason['about'];

/** An answer with everything that was compared, in the order in which people ask. */
export interface Judgement {
  answer: Answer;
  reasons: Reason[];
}

const MEASURES: readonly Measure[] = ['length', 'height', 'width', 'weight'];

/** One `no` decides; else one open question does. */
function judged(reasons: Reason[]): Judgement {
  const has = (answer: Answer) => reasons.some((reason) => reason.answer === answer);
  return { answer: has('no') ? 'no' : has('ask') ? 'ask' : 'yes', reasons };
}

/** Compares what has to be at most a limit, or (`seats`, `age`) at least. */
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

/** A campervan stands wherever a motorhome may. */
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
 * Whether a van fits on a campsite. The kind of pitch and the greatest length have to be stated for a yes;
 * height, width and weight count where the campsite states a limit, since most have none.
 * Null where the traveller has said nothing of the van.
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

/** What the mass says of the licence: an answer, or null where it is not stated. */
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
 * What somebody's own van needs by its mass, where the categories held are not enough, or it depends on more than
 * the mass. Null where they are enough, and while its kind, its mass or the licence is not said.
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
 * Whether somebody may drive or tow a hired vehicle, and whether it has the seats. The licence has to be
 * stated or to follow from the mass; the least age has to be stated for what is driven; seats count where
 * the traveller has said how many are needed. Null where the traveller has said nothing.
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
