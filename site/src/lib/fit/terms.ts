/** Conditions of listings and campsites in the form that `fit.ts` reads. */
import type { CampsiteFacts, ListingCard, PublicListing } from '#lib/services.ts';
import type { Driver, HireTerms, Judgement, PitchTerms, Van, VanKind } from './fit.ts';
import { fitsOnPitch, mayHire, VAN_KINDS } from './fit.ts';

/**
 * Conditions with the question that they answer: whether a van fits on a campsite's pitch, or
 * whether somebody may drive a vehicle for hire.
 */
export type Terms = ({ of: 'pitch' } & PitchTerms) | ({ of: 'hire' } & HireTerms);

/** Names of conditions in the order in which they are written. */
const ORDER = {
  pitch: ['takes', 'length', 'height', 'width', 'weight'],
  hire: ['category', 'licence', 'weight', 'fuel', 'age', 'seats'],
} as const satisfies { [Of in Terms['of']]: readonly (keyof (Terms & { of: Of }))[] };

/**
 * Writes conditions for an attribute, without their names, because each card has one. No value
 * contains a quote, and an escaped double quote is six bytes long.
 */
export function writeTerms(terms: Terms): string {
  const values: Partial<Record<string, unknown>> = { ...terms };
  return JSON.stringify([terms.of, ...ORDER[terms.of].map((name) => values[name])]).replaceAll(
    '"',
    "'",
  );
}

/** Reads what `writeTerms` has written. */
export function readTerms(text: string): Terms {
  const [of, ...values] = JSON.parse(text.replaceAll("'", '"')) as [Terms['of'], ...unknown[]];
  const stated = ORDER[of].map((name, at) => [name, values[at] ?? undefined]);
  return Object.fromEntries([['of', of], ...stated]) as Terms;
}

type Listed = Pick<
  ListingCard,
  'category' | 'vehicleClass' | 'seats' | 'pitchTypes' | 'driving'
> & { costs: Pick<ListingCard['costs'], 'min_driver_age'> };

/** A listing names all of its pitch types, so a type that is missing counts as no. */
const listedKinds = (types: readonly string[]): PitchTerms['takes'] =>
  types.length === 0
    ? {}
    : Object.fromEntries(VAN_KINDS.map((kind) => [kind, types.includes(kind)]));

/**
 * Returns the conditions on a listing's card; null when nothing is driven or parked, as with a
 * static caravan.
 */
export function termsOfCard(card: Listed): Terms | null {
  const { category, vehicleClass, seats, pitchTypes, driving, costs } = card;
  if (category === 'campsite') return { of: 'pitch', takes: listedKinds(pitchTypes ?? []) };
  if (vehicleClass === 'static_caravan') return null;
  return {
    of: 'hire',
    category,
    licence: driving.licence,
    weight: driving.weight_kg,
    fuel: driving.fuel,
    age: costs.min_driver_age ?? undefined,
    seats: seats ?? undefined,
  };
}

type Stating = Pick<PublicListing, 'category' | 'vehicle' | 'campsite' | 'policies'>;

const listed = ({ category, vehicle, campsite, policies }: Stating): Listed => ({
  category,
  vehicleClass: vehicle?.vehicle_class ?? null,
  seats: vehicle?.seats ?? null,
  pitchTypes: campsite?.pitch_types ?? null,
  driving: vehicle ?? {},
  costs: { min_driver_age: policies?.min_driver_age ?? null },
});

/** Returns the conditions of a listing, completed by OpenStreetMap's data about the same campsite. */
export function termsOfListing(listing: Stating, osm: CampsiteFacts | null = null): Terms | null {
  const terms = termsOfCard(listed(listing));
  if (terms?.of !== 'pitch' || osm === null) return terms;
  const open = termsOfCampsite(osm);
  return { ...open, takes: { ...open.takes, ...terms.takes } };
}

/** Returns OpenStreetMap's conditions of a campsite. */
export function termsOfCampsite(facts: CampsiteFacts): Terms & { of: 'pitch' } {
  const { pitchTypes, maxLength, maxHeight, maxWidth, maxWeight } = facts;
  const said = (list: readonly string[], takes: boolean) =>
    VAN_KINDS.flatMap((kind): [VanKind, boolean][] => (list.includes(kind) ? [[kind, takes]] : []));
  return {
    of: 'pitch',
    takes: Object.fromEntries([...said(pitchTypes.no, false), ...said(pitchTypes.yes, true)]),
    length: maxLength ?? undefined,
    height: maxHeight ?? undefined,
    width: maxWidth ?? undefined,
    weight: maxWeight ?? undefined,
  };
}

/**
 * Returns a vehicle for hire as the van that has to fit on campsites; null for a campsite or a
 * static caravan.
 */
export function vanOfListing(listing: Stating): Van | null {
  const { category, vehicleClass, driving } = listed(listing);
  if (category === 'campsite' || vehicleClass === 'static_caravan') return null;
  const { length_m: length, height_m: height, width_m: width, weight_kg: weight } = driving;
  return { kind: category, length, height, width, weight };
}

/**
 * Judges a campsite by the traveller's van, and a vehicle for hire by the traveller's licence and
 * party.
 */
export const judge = (traveller: Van & Driver, terms: Terms): Judgement | null =>
  terms.of === 'pitch' ? fitsOnPitch(traveller, terms) : mayHire(traveller, terms);
