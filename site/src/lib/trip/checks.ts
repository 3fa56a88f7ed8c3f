import { addDays, nightsBetween } from '#lib/format/dates.ts';
import { isInOrder } from './changes.ts';
import { MAX_NIGHTS, type Stop, type TripStay } from './stops.ts';

/** The kind of a stop: a hired vehicle, a place to stay, or a listing that is no longer shown. */
export type StopKind = 'hire' | 'place' | 'gone';

/** A stop whose kind is known. */
export interface KnownStop extends Stop {
  kind: StopKind;
}

/** Gaps longer than this, without a place or a vehicle, part a plan into two trips. */
const MAX_GAP_NIGHTS = 21;

/**
 * A conflict in a trip: nights without a place or with several; nights without the vehicle or with
 * several; a stop that begins in the past; stops out of order; or places outside the country of a
 * vehicle that may not leave it, or whose listing does not say whether it may. A break between two trips is no
 * conflict, but it is said.
 */
export type Finding =
  | { about: 'no_place'; stay: TripStay }
  | { about: 'break'; stay: TripStay }
  | { about: 'several_places' | 'several_vehicles'; stay: TripStay; first: number; second: number }
  | { about: 'no_vehicle'; stay: TripStay; when: 'before' | 'between' | 'after'; hire: number }
  | { about: 'past'; at: number }
  | { about: 'order' }
  | { about: 'abroad'; hire: number; isAllowed: false | null; countries: string[] };

interface Dated {
  at: number;
  stay: TripStay;
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

const datedOf = (stops: readonly KnownStop[], kind?: StopKind): Dated[] =>
  stops
    .flatMap((stop, at) =>
      stop.stay === null || (kind !== undefined && stop.kind !== kind)
        ? []
        : [{ at, stay: stop.stay }],
    )
    .sort((a, b) => a.stay.from.localeCompare(b.stay.from));

/** Returns the span from the first arrival to the last departure; null when no stop has dates. */
function spanOf(stops: readonly KnownStop[]): TripStay | null {
  const dated = datedOf(stops);
  if (dated.length === 0) return null;
  const from = dated.map(({ stay }) => stay.from).reduce(earlier);
  const to = dated.map(({ stay }) => stay.to).reduce(later);
  return { from, to };
}

/**
 * Returns the nights of a span that no stay covers, each run with the last stay before it, if there
 * is one.
 */
function nightsWithout(span: TripStay, stays: readonly Dated[]): (TripStay & { after?: Dated })[] {
  const without: (TripStay & { after?: Dated })[] = [];
  let { from } = span;
  let after: Dated | undefined;
  for (const dated of stays) {
    const { stay } = dated;
    if (stay.from > from) without.push({ from, to: stay.from, ...(after && { after }) });
    if (stay.to > from) {
      from = stay.to;
      after = dated;
    }
  }
  if (span.to > from) without.push({ from, to: span.to, ...(after && { after }) });
  return without;
}

/**
 * Returns nights that stays share, each night once, with the indexes of the first two stays that
 * share it.
 */
function shared(dated: readonly Dated[]): { stay: TripStay; first: number; second: number }[] {
  const overlaps: { stay: TripStay; first: number; second: number }[] = [];
  let longest = dated[0];
  for (const next of dated.slice(1)) {
    const { from } = next.stay;
    const to = earlier(longest!.stay.to, next.stay.to);
    const last = overlaps.at(-1);
    if (last !== undefined && from < last.stay.to) last.stay.to = later(last.stay.to, to);
    else if (from < to) overlaps.push({ stay: { from, to }, first: longest!.at, second: next.at });
    if (next.stay.to > longest!.stay.to) longest = next;
  }
  return overlaps;
}

const within = (dated: readonly Dated[], span: TripStay): Dated[] =>
  dated.filter(({ stay }) => stay.from < span.to && stay.to > span.from);

/** Finds nights of one trip without a place, or without a vehicle if it has one. */
function lacking(
  span: TripStay,
  places: readonly Dated[],
  hires: readonly Dated[],
): Extract<Finding, { stay: TripStay }>[] {
  const noPlace = nightsWithout(span, within(places, span)).map(({ from, to }) => ({
    about: 'no_place' as const,
    stay: { from, to },
  }));
  const own = within(hires, span);
  if (own.length === 0) return noPlace;
  const noVehicle = nightsWithout(span, own).map(({ from, to, after }) => ({
    about: 'no_vehicle' as const,
    stay: { from, to },
    when:
      after === undefined
        ? ('before' as const)
        : to === span.to
          ? ('after' as const)
          : ('between' as const),
    hire: (after ?? own[0]!).at,
  }));
  return [...noPlace, ...noVehicle];
}

/** Finds the conflicts of a trip in the order of its days. `today` is a date. */
export function findingsOf(stops: readonly KnownStop[], today: string): Finding[] {
  const span = spanOf(stops);
  const past: Finding[] = datedOf(stops)
    .filter(({ stay }) => stay.from < today)
    .map(({ at }) => ({ about: 'past', at }));
  if (span === null) return past;
  const places = datedOf(stops, 'place');
  const hires = datedOf(stops, 'hire');
  const breaks = nightsWithout(span, datedOf(stops))
    .filter(({ from, to }) => nightsBetween(from, to) > MAX_GAP_NIGHTS)
    .map(({ from, to }) => ({ about: 'break' as const, stay: { from, to } }));
  const trips = [span.from, ...breaks.map(({ stay }) => stay.to)].map((from, at) => ({
    from,
    to: breaks[at]?.stay.from ?? span.to,
  }));
  const ofNights: Extract<Finding, { stay: TripStay }>[] = [
    ...breaks,
    ...trips.flatMap((trip) => lacking(trip, places, hires)),
    ...shared(places).map((overlap) => ({ about: 'several_places' as const, ...overlap })),
    ...shared(hires).map((overlap) => ({ about: 'several_vehicles' as const, ...overlap })),
  ];
  return [
    ...past,
    ...(isInOrder(stops) ? [] : [{ about: 'order' as const }]),
    ...ofNights.sort((a, b) => a.stay.from.localeCompare(b.stay.from)),
  ];
}

/** A stop whose location is known. */
export interface LocatedStop extends KnownStop {
  /** ISO 3166-1 code; empty when the stop is no longer shown. */
  countryCode: string;
  /**
   * Whether a vehicle may leave its country; null when its listing does not say, and for stops that
   * are no vehicle.
   */
  mayLeave: boolean | null;
}

/** Whether a place may be visited with a vehicle. It cannot if both have dates but share no night. */
export const isTogether = (hire: Pick<Stop, 'stay'>, place: Pick<Stop, 'stay'>): boolean =>
  hire.stay === null ||
  place.stay === null ||
  (place.stay.from < hire.stay.to && hire.stay.from < place.stay.to);

/**
 * Finds vehicles that may not leave their country, or whose listing does not say, with the other
 * countries of the trip.
 */
export function abroadOf(stops: readonly LocatedStop[]): Finding[] {
  return stops.flatMap((hire, at): Finding[] => {
    const { kind, countryCode: home, mayLeave: isAllowed } = hire;
    if (kind !== 'hire' || isAllowed === true) return [];
    const abroad = stops.filter(
      (stop) => stop.kind === 'place' && stop.countryCode !== home && isTogether(hire, stop),
    );
    const countries = [...new Set(abroad.map(({ countryCode }) => countryCode))];
    return countries.length === 0 ? [] : [{ about: 'abroad', hire: at, isAllowed, countries }];
  });
}

/**
 * Returns the number of nights that the stops still shown cover, each counted once; 0 without
 * dates.
 */
export function nightsOf(stops: readonly KnownStop[]): number {
  const shown = stops.filter(({ kind }) => kind !== 'gone');
  const span = spanOf(shown);
  if (span === null) return 0;
  const without = nightsWithout(span, datedOf(shown)).map(({ from, to }) =>
    nightsBetween(from, to),
  );
  return without.reduce((nights, gap) => nights - gap, nightsBetween(span.from, span.to));
}

/** Returns the nights from today on, limited to a year. */
export function stillToCome({ from, to }: TripStay, today: string): TripStay {
  const first = later(from, today);
  return { from: first, to: earlier(to, addDays(first, MAX_NIGHTS)) };
}

/** Number of nights that are suggested while the trip has no place, and the maximum. */
const USUAL_NIGHTS = 2;
const MAX_SUGGESTED_NIGHTS = 7;

/**
 * Returns as many of some nights without a place as one would stay at the next: as many as at the
 * place before, at most a week.
 */
export function firstNights({ from, to }: TripStay, stops: readonly KnownStop[]): TripStay {
  const places = datedOf(stops, 'place');
  const before = places.findLast(({ stay }) => stay.from < from) ?? places[0];
  const usual = before ? nightsBetween(before.stay.from, before.stay.to) : USUAL_NIGHTS;
  return { from, to: earlier(to, addDays(from, Math.min(usual, MAX_SUGGESTED_NIGHTS))) };
}

/**
 * Returns the nights for which to suggest a place: the first without one, otherwise those after the
 * last stop.
 */
export function nextNights(stops: readonly KnownStop[], today: string): TripStay {
  const span = spanOf(stops);
  const gap = findingsOf(stops, today)
    .filter((finding) => finding.about === 'no_place' || finding.about === 'break')
    .find(({ stay }) => stay.to > today);
  const without = gap?.stay ?? {
    from: span?.to ?? today,
    to: addDays(later(span?.to ?? today, today), MAX_NIGHTS),
  };
  return firstNights(stillToCome(without, today), stops);
}
