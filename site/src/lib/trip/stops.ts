import { addDays, dateOf, dayOf, nightsBetween } from '#lib/format/dates.ts';

/** A stop's nights, from the date of arrival to the date of departure. */
export interface TripStay {
  from: string;
  to: string;
}

/** One item of a trip: a hired vehicle, or a campsite to stay at. */
export interface Stop {
  /** Id of a result: a listing, or a negative id for an open-data campsite. */
  id: number;
  /** Null while no nights are chosen. */
  stay: TripStay | null;
}

/** A part of the URL that cannot be used; `text` is that part. */
export interface Unread {
  why: 'no_stop' | 'no_date' | 'no_nights' | 'too_many';
  text: string;
}

/** The stops of a URL, and the parts that could not be parsed. */
export interface ReadTrip {
  stops: Stop[];
  unread: Unread[];
}

/** Maximum number of stops: phones can still read the QR code of the URL. */
export const MAX_STOPS = 20;

/** Maximum number of nights of a stop, the same as for any stay. */
export const MAX_NIGHTS = 365;

/** Longer parameters cannot be a trip. */
const MAX_CHARACTERS = 1000;

/** Maximum number of characters quoted from an unreadable part. */
const MAX_REPEATED = 40;

/** `12` is a listing, `p7` an open-data campsite. */
const ID = /^(?<open>p?)(?<number>[1-9]\d{0,14})$/;
const DATE = /^2[01]\d\d-\d\d-\d\d$/;

/** Parses `12` or `p7`; returns undefined for anything else. */
export function readStopId(text: string): number | undefined {
  const match = ID.exec(text)?.groups;
  if (!match) return undefined;
  return match.open === '' ? Number(match.number) : -Number(match.number);
}

/** Formats the id of a stop: `12` for a listing, `p7` for an open-data campsite. */
export const writeStopId = (id: number): string => (id < 0 ? `p${-id}` : String(id));

/** Whether a text is a valid date in this century or the next. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const day = dayOf(text);
  return !Number.isNaN(day.getTime()) && dateOf(day) === text;
}

/** Returns a valid stay for a trip; null when the dates are not valid. */
export function stayOf(from: string, to: string): TripStay | null {
  if (!isDate(from) || !isDate(to)) return null;
  const nights = nightsBetween(from, to);
  return nights >= 1 && nights <= MAX_NIGHTS ? { from, to } : null;
}

function readStop(text: string): { stop?: Stop; unread?: Unread } {
  const repeated = text.slice(0, MAX_REPEATED);
  const [code = '', from, count, ...more] = text.split('_');
  const id = readStopId(code);
  if (id === undefined || more.length > 0) return { unread: { why: 'no_stop', text: repeated } };
  if (from === undefined) return { stop: { id, stay: null } };
  const undated: Stop = { id, stay: null };
  if (!isDate(from)) return { stop: undated, unread: { why: 'no_date', text: repeated } };
  const nights = /^[1-9]\d{0,2}$/.test(count ?? '') ? Number(count) : 0;
  if (nights < 1 || nights > MAX_NIGHTS) {
    return { stop: undated, unread: { why: 'no_nights', text: repeated } };
  }
  return { stop: { id, stay: { from, to: addDays(from, nights) } } };
}

/**
 * Parses the stops of a URL, `12_2026-05-12_3.p7`: each names the listing or open-data campsite,
 * the date of arrival and the number of nights, in the order of the trip. Parts that cannot be
 * parsed are reported, never ignored.
 */
export function readTrip(text: string): ReadTrip {
  const trip: ReadTrip = { stops: [], unread: [] };
  const pieces = text
    .slice(0, MAX_CHARACTERS)
    .split('.')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  for (const piece of pieces) {
    const { stop, unread } = readStop(piece);
    if (stop && trip.stops.length === MAX_STOPS) {
      trip.unread.push({ why: 'too_many', text: piece.slice(0, MAX_REPEATED) });
    } else if (stop) trip.stops.push(stop);
    if (unread) trip.unread.push(unread);
  }
  if (text.length > MAX_CHARACTERS) {
    trip.unread.push({ why: 'too_many', text: text.slice(MAX_CHARACTERS).slice(0, MAX_REPEATED) });
  }
  return trip;
}

/** Formats the stops of a trip for `readTrip`. */
export const writeTrip = (stops: readonly Stop[]): string =>
  stops
    .map(({ id, stay }) =>
      stay === null
        ? writeStopId(id)
        : `${writeStopId(id)}_${stay.from}_${nightsBetween(stay.from, stay.to)}`,
    )
    .join('.');
