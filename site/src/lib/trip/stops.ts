import { addDays, dateOf, dayOf, nightsBetween } from '#lib/format/dates.ts';

/** A stop's nights: from the date of arrival to that of departure. */
export interface TripStay {
  from: string;
  to: string;
}

/** One thing of a trip: a vehicle that is hired, or a campsite that is stayed at. */
export interface Stop {
  /** The id of a result: a listing, or below 0 an open-data campsite. */
  id: number;
  /** Null while no nights are chosen. */
  stay: TripStay | null;
}

/** What an address says that cannot be taken; `text` is what it says. */
export interface Unread {
  why: 'no_stop' | 'no_date' | 'no_nights' | 'too_many';
  text: string;
}

/** The stops of an address, and what could not be read of it. */
export interface ReadTrip {
  stops: Stop[];
  unread: Unread[];
}

/** The most stops of a trip: phones still read the code of its address. */
export const MAX_STOPS = 20;

/** The most nights of a stop, as of any stay. */
export const MAX_NIGHTS = 365;

/** Longer addresses hold more than a trip. */
const MAX_CHARACTERS = 1000;

/** What is repeated of something that cannot be read. */
const MAX_REPEATED = 40;

/** `12` is a listing, `p7` an open-data campsite. */
const ID = /^(?<open>p?)(?<number>[1-9]\d{0,14})$/;
const DATE = /^2[01]\d\d-\d\d-\d\d$/;

/** Reads `12` or `p7`; undefined for anything else. */
export function readStopId(text: string): number | undefined {
  const found = ID.exec(text)?.groups;
  if (!found) return undefined;
  return found.open === '' ? Number(found.number) : -Number(found.number);
}

/** Writes the id of a stop: `12` for a listing, `p7` for an open-data campsite. */
export const writeStopId = (id: number): string => (id < 0 ? `p${-id}` : String(id));

/** Whether a text is a day of the calendar, of this century or the next. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const day = dayOf(text);
  return !Number.isNaN(day.getTime()) && dateOf(day) === text;
}

/** A stay as a trip can have it; null for dates that are none. */
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
 * Reads the stops of an address, `12_2026-05-12_3.p7`: each the listing or open-data campsite, the date of arrival and
 * the nights, in the order of the journey. What cannot be read is named, never passed over.
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

/** Writes the stops of a trip as `readTrip` reads them. */
export const writeTrip = (stops: readonly Stop[]): string =>
  stops
    .map(({ id, stay }) =>
      stay === null
        ? writeStopId(id)
        : `${writeStopId(id)}_${stay.from}_${nightsBetween(stay.from, stay.to)}`,
    )
    .join('.');
