import ICAL from 'ical.js';
import { joined, type Nights } from './nights.ts';

/** A file that is no calendar; the message is a sentence for whom it belongs to. */
export class CalendarUnreadable extends Error {
  override name = 'CalendarUnreadable';
}

/** What of a calendar is read. */
export interface CalendarWindow {
  /** Days (`YYYY-MM-DD`): nights before `from` and from `to` on are left out. */
  from: string;
  to: string;
  /** Time zone (IANA) of times in UTC, where the calendar names none. */
  zone: string;
}

/** A moment as a clock on the wall shows it. */
interface WallTime {
  day: string;
  /** Minutes since midnight; null for a whole day. */
  minutes: number | null;
}

/** Occurrences of one recurring event within the window that are read at most. */
const MAX_OCCURRENCES = 2_000;
const MAX_EVENTS = 5_000;

/** A night is taken when something goes on at 23:00. */
const NIGHT_MINUTES = 23 * 60;

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Times with a zone of their own are read as written; times in UTC as clocks in `zone` show them. */
function wallTime(time: ICAL.Time, clock: Intl.DateTimeFormat): WallTime {
  const { year, month, day, hour, minute } = time;
  if (time.isDate) return { day: dayOf(year, month, day), minutes: null };
  if (time.zone !== ICAL.Timezone.utcTimezone) {
    return { day: dayOf(year, month, day), minutes: hour * 60 + minute };
  }
  const parts = clock.formatToParts(Date.UTC(year, month - 1, day, hour, minute));
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    day: dayOf(value('year'), value('month'), value('day')),
    minutes: value('hour') * 60 + value('minute'),
  };
}

/** The nights of an event; those of whole days are its days, one at least. */
function nightsOf(from: WallTime, until: WallTime): Nights {
  if (from.minutes === null || until.minutes === null) {
    return { start: from.day, end: until.day > from.day ? until.day : dayAfter(from.day) };
  }
  return {
    start: from.minutes <= NIGHT_MINUTES ? from.day : dayAfter(from.day),
    end: until.minutes > NIGHT_MINUTES ? dayAfter(until.day) : until.day,
  };
}

const clockOf = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });

/** The zone that a calendar names for all of it, as Google's do. */
function zoneOf(calendars: readonly ICAL.Component[], otherwise: string): string {
  for (const calendar of calendars) {
    const zone: unknown = calendar.getFirstPropertyValue('x-wr-timezone');
    try {
      if (typeof zone === 'string') return clockOf(zone).resolvedOptions().timeZone;
    } catch {
      // Not a zone that is known.
    }
  }
  return otherwise;
}

/** Whether an event leaves its nights free. */
const isFree = (event: ICAL.Component): boolean => {
  const says = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return says('status') === 'CANCELLED' || says('transp') === 'TRANSPARENT';
};

function parsed(text: string): ICAL.Component[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) {
    throw new CalendarUnreadable(
      'The address answers with something other than an iCalendar file.',
    );
  }
  if (!/END:VCALENDAR\s*$/i.test(text)) {
    throw new CalendarUnreadable('The calendar ends in the middle.');
  }
  try {
    const read: unknown = ICAL.parse(text);
    const all = Array.isArray(read) && typeof read[0] === 'string' ? [read] : (read as unknown[]);
    return all.map((calendar) => new ICAL.Component(calendar as unknown[]));
  } catch (error) {
    throw new CalendarUnreadable('The calendar cannot be read.', { cause: error });
  }
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid'));

const recurs = (event: ICAL.Component): boolean =>
  event.hasProperty('rrule') || event.hasProperty('rdate');

/** The occurrences of an event before `to`; those that begin before `from` are years of them, perhaps, and not counted. */
function* occurrencesOf(
  event: ICAL.Event,
  { from, to }: CalendarWindow,
): Generator<[ICAL.Time, ICAL.Time]> {
  const times = event.iterator();
  for (let count = 0; count < MAX_OCCURRENCES;) {
    const time = times.next() as ICAL.Time | null;
    if (!time) return;
    const day = dayOf(time.year, time.month, time.day);
    if (day >= to) return;
    if (day >= from) count += 1;
    const { item, startDate, endDate } = event.getOccurrenceDetails(time);
    if (!isFree(item.component)) yield [startDate, endDate];
  }
}

function* eventTimes(
  calendars: readonly ICAL.Component[],
  window: CalendarWindow,
): Generator<[ICAL.Time, ICAL.Time]> {
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  if (events.length > MAX_EVENTS) {
    throw new CalendarUnreadable(`The calendar has more than ${MAX_EVENTS} events.`);
  }
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  const exceptions = Map.groupBy(events.filter(isException), uidOf);
  for (const component of events) {
    if (isException(component) || !component.hasProperty('dtstart')) continue;
    const recurring = recurs(component);
    // Without any of its own the library would look through all events of the calendar.
    const own = (recurring && exceptions.get(uidOf(component))) || [];
    const event = new ICAL.Event(component, { exceptions: own });
    if (recurring) yield* occurrencesOf(event, window);
    else if (!isFree(component)) yield [event.startDate, event.endDate];
  }
}

/**
 * The nights that a calendar (RFC 5545) takes, in order, those that touch as one. Cancelled events and
 * those that are marked as free take none. Throws CalendarUnreadable.
 */
export function takenNights(text: string, window: CalendarWindow): Nights[] {
  const { from, to, zone } = window;
  const calendars = parsed(text);
  const clock = clockOf(zoneOf(calendars, zone));
  const taken: Nights[] = [];
  try {
    for (const [start, end] of eventTimes(calendars, window)) {
      const nights = nightsOf(wallTime(start, clock), wallTime(end, clock));
      if (nights.start < nights.end && nights.start < to && nights.end > from) taken.push(nights);
    }
  } catch (error) {
    if (error instanceof CalendarUnreadable) throw error;
    throw new CalendarUnreadable('An event of the calendar cannot be read.', { cause: error });
  }
  return joined(taken);
}
