import type { Nights } from './nights.ts';
import { type Component, EVENT_NAMES, parseCalendars } from './ical/content-lines.ts';
import { asWritten, busyPeriods, eventPeriods, type Reading } from './ical/events.ts';
import { dayNumber, dayText, type Period } from './ical/times.ts';
import { CalendarUnreadable, createWork } from './ical/unreadable.ts';
import { zoneNamed } from './ical/zones.ts';

export { CalendarUnreadable };

/** What of a calendar is read. */
export interface CalendarWindow {
  /** Days (`YYYY-MM-DD`): nights before `from` and from `to` on are left out. */
  from: string;
  to: string;
  /** Time zone (IANA) of times in UTC, where the calendar names none. */
  zone: string;
}

const MAX_EVENTS = 5_000;

/** Steps of recurring events: some hundreds of weekly ones that began ten years ago. A second or two of work. */
const MAX_WORK = 5_000_000;

/** A night is taken when something goes on at 23:00. */
const NIGHT_SECONDS = 23 * 3_600;

/** The zone that a calendar names for all of it, as Google's do. */
function zoneOf(calendars: readonly Component[], otherwise: string): string {
  for (const { properties } of calendars) {
    const named = properties.find(({ name }) => name === 'X-WR-TIMEZONE');
    const zone = named && zoneNamed(named.value);
    if (zone) return zone;
  }
  return otherwise;
}

/** All events of a calendar, within whichever parts they are. */
function eventsIn(parts: readonly Component[]): Component[] {
  return parts.flatMap((part) => (EVENT_NAMES.has(part.name) ? [part] : eventsIn(part.parts)));
}

/** The first night of a period and the day after the last one; those of whole days are its days, one at least. */
function nightsOf(period: Period, zone: string): [first: number, end: number] {
  const start = asWritten(period.start, zone);
  const end = asWritten(period.end, zone);
  const isLate = (seconds: number | null) => seconds !== null && seconds > NIGHT_SECONDS;
  const endDay = isLate(end.seconds) ? end.day + 1 : end.day;
  return start.seconds === null || end.seconds === null
    ? [start.day, Math.max(endDay, start.day + 1)]
    : [isLate(start.seconds) ? start.day + 1 : start.day, endDay];
}

/** The last day that is written with four digits of the year. */
const LAST_DAY = dayNumber('9999-12-31');

/** The nights of a window, each taken or not; a stay that reaches beyond it is kept whole. */
function createNights(first: number, end: number) {
  const isTaken = new Uint8Array(Math.max(0, end - first));
  let earliest = first;
  let latest = end;
  return {
    take(from: number, to: number) {
      if (from >= to || to <= first || from >= end) return;
      earliest = Math.min(earliest, from);
      latest = Math.max(latest, Math.min(to, LAST_DAY));
      isTaken.fill(1, Math.max(0, from - first), to - first);
    },
    runs(): Nights[] {
      const runs: Nights[] = [];
      for (let at = isTaken.indexOf(1); at !== -1;) {
        const free = isTaken.indexOf(0, at);
        const start = at === 0 ? earliest : first + at;
        runs.push({ start: dayText(start), end: dayText(free === -1 ? latest : first + free) });
        at = free === -1 ? -1 : isTaken.indexOf(1, free);
      }
      return runs;
    },
  };
}

/**
 * The nights that a calendar (RFC 5545) takes, in order, those that touch as one. Cancelled events and
 * those that are marked as free take none. Throws CalendarUnreadable, whose sentence names the event:
 * whatever cannot be read is never left out.
 */
export function takenNights(text: string, window: CalendarWindow): Nights[] {
  const calendars = parseCalendars(text);
  const parts = eventsIn(calendars);
  if (calendars.some((calendar) => calendar.parts.some(({ name }) => name === 'VAVAILABILITY'))) {
    throw new CalendarUnreadable('The calendar has a VAVAILABILITY, which cannot be read.');
  }
  if (parts.length > MAX_EVENTS) {
    throw new CalendarUnreadable(`The calendar has more than ${MAX_EVENTS} events.`);
  }
  const [first, end] = [dayNumber(window.from), dayNumber(window.to)];
  const zone = zoneOf(calendars, window.zone);
  const reading: Reading = { zone, firstDay: first, lastDay: end, work: createWork(MAX_WORK) };
  const nights = createNights(first, end);
  const take = (period: Period) => nights.take(...nightsOf(period, zone));
  const busy = parts.filter(({ name }) => name === 'VFREEBUSY');
  for (const part of busy) for (const period of busyPeriods(part, reading)) take(period);
  const events = parts.filter(({ name }) => name === 'VEVENT');
  for (const period of eventPeriods(events, reading)) take(period);
  return nights.runs();
}
