import { type Component, EVENT_NAMES, parseCalendars } from './content-lines.ts';
import { asWritten, busyPeriods, eventPeriods, type Reading } from './events.ts';
import { dayNumber, dayText, type Period } from './times.ts';
import { CalendarUnreadable, createWork } from './unreadable.ts';
import { zoneNamed } from './zones.ts';

/** A run of nights, `end` excluded. */
export interface Nights {
  start: string;
  end: string;
}

/** The part of a calendar that is read. */
export interface CalendarWindow {
  /** First day (`YYYY-MM-DD`): earlier nights are left out, and so are nights from `to` on. */
  from: string;
  to: string;
  /** Time zone (IANA) in which nights are counted when the calendar names none. */
  zone: string;
}

const MAX_EVENTS = 5_000;

/**
 * Limit of steps for recurring events, about a second or two of work. It suffices for some hundred
 * weekly events that began ten years ago.
 */
const MAX_WORK = 5_000_000;

/** A night is taken when an event is in progress at 23:00. */
const NIGHT_SECONDS = 23 * 3_600;

/** A property that says when something happens, with a time of day. A line may be folded within it. */
const TIME = /^(?:DTSTART|DTEND|RDATE|FREEBUSY|RECURRENCE-ID)[^\r\n]*:[^\r\n]*T\d/im;

/** Whether a calendar has times of day, for which its time zone matters. */
export const hasTimes = (text: string): boolean =>
  TIME.test(text.replaceAll(/(?:\r\n|\r|\n)[ \t]/g, ''));

/** Sorts runs of nights; those that touch or overlap become one. */
export function joined(runs: readonly Nights[]): Nights[] {
  const all: Nights[] = [];
  for (const { start, end } of [...runs].sort(byStart)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = end > last.end ? end : last.end;
    else all.push({ start, end });
  }
  return all;
}

const byStart = (a: Nights, b: Nights): number =>
  a.start < b.start ? -1 : a.start > b.start ? 1 : 0;

/** The time zone that applies to the whole calendar, which Google's calendars name. */
function zoneOf(calendars: readonly Component[], otherwise: string): string {
  for (const { properties } of calendars) {
    const named = properties.find(({ name }) => name === 'X-WR-TIMEZONE');
    const zone = named && zoneNamed(named.value);
    if (zone) return zone;
  }
  return otherwise;
}

/** Returns all events of a calendar at any depth of nesting. */
function eventsIn(parts: readonly Component[]): Component[] {
  return parts.flatMap((part) => (EVENT_NAMES.has(part.name) ? [part] : eventsIn(part.parts)));
}

/**
 * Returns the first night of a period and the day after its last night. A period of whole days
 * takes each of its days, at least one.
 */
function nightsOf(period: Period, zone: string): [first: number, end: number] {
  const start = asWritten(period.start, zone);
  const end = asWritten(period.end, zone);
  const isLate = (seconds: number | null) => seconds !== null && seconds > NIGHT_SECONDS;
  const endDay = isLate(end.seconds) ? end.day + 1 : end.day;
  return start.seconds === null || end.seconds === null
    ? [start.day, Math.max(endDay, start.day + 1)]
    : [isLate(start.seconds) ? start.day + 1 : start.day, endDay];
}

/** The last day whose year has four digits. */
const LAST_DAY = dayNumber('9999-12-31');

/** Collects the taken nights of a window. A stay that extends beyond the window is kept whole. */
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
 * Returns the nights that a calendar (RFC 5545) takes, in order; adjacent nights are one run.
 * Cancelled events and events marked as free take none. Throws CalendarUnreadable, whose message
 * names the event: an event that cannot be read is never skipped.
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
