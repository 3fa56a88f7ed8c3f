import { type Component, placeOf, type Property } from './content-lines.ts';
import { instances, readRule, type Rule } from './rules.ts';
import {
  type CalendarTime,
  DAY_SECONDS,
  dayText,
  endAfter,
  inZone,
  later,
  type Period,
  periodsOf,
  readDuration,
  timeOf,
  timesOf,
  timesOrPeriodsOf,
  wallSeconds,
} from './times.ts';
import { CalendarUnreadable, ValueUnreadable, type Work } from './unreadable.ts';

/** Settings with which events are read. */
export interface Reading {
  /** The time zone (IANA) of times without one, in which nights are counted. */
  zone: string;
  /** Events that ended before this day are ignored; in days since 1970-01-01. */
  firstDay: number;
  /** Instances that begin after this day are ignored; in days since 1970-01-01. */
  lastDay: number;
  work: Work;
}

const all = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);

/**
 * Returns a property that may occur only once; identical repetitions count as one. Throws
 * ValueUnreadable.
 */
function one(event: Component, name: string): Property | undefined {
  const [first, ...others] = all(event, name);
  const isSame = ({ value, parameters }: Property) =>
    value === first?.value && parameters.get('TZID') === first.parameters.get('TZID');
  if (others.every(isSame)) return first;
  throw new ValueUnreadable(`it has more than one ${name}`);
}

/** Whether a property is present and has exactly this value. */
const says = (event: Component, name: string, value: string): boolean => {
  const properties = all(event, name);
  return properties.length > 0 && properties.every((one) => one.value.toUpperCase() === value);
};

/** Whether an event leaves its nights free. */
const isFree = (event: Component): boolean =>
  says(event, 'STATUS', 'CANCELLED') || says(event, 'TRANSP', 'TRANSPARENT');

/** Calls `read`, and adds the event's position and day to the error. Throws CalendarUnreadable. */
function readOf<Of>(event: Component, read: () => Of): Of {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ValueUnreadable)) throw error;
    let day = '';
    try {
      const [start] = all(event, 'DTSTART');
      if (start) day = ` (${dayText(timeOf(start).day)})`;
    } catch {
      // The day itself cannot be read.
    }
    throw new CalendarUnreadable(`${placeOf(event)}${day} cannot be read: ${error.message}.`, {
      isEndless: error.isEndless,
      cause: error,
    });
  }
}

/** Seconds since 1970 of a time, for comparing times of different zones. */
const moment = (time: CalendarTime, zone: string): number => wallSeconds(inZone(time, 'UTC', zone));

/** Converts a time to the listing's zone. A time with its own zone is taken as written. */
export const asWritten = (time: CalendarTime, zone: string): CalendarTime =>
  time.zone === 'UTC' ? inZone(time, zone, zone) : time;

/** Throws ValueUnreadable when the period ends before it begins. */
function checked(period: Period, zone: string): Period {
  const { start, end } = period;
  const isBackwards =
    start.seconds === null || end.seconds === null
      ? asWritten(end, zone).day < asWritten(start, zone).day
      : moment(end, zone) < moment(start, zone);
  if (isBackwards) throw new ValueUnreadable('it ends before it begins');
  return period;
}

/** The period of an event. Without an end, a date lasts a day and a time lasts no time. */
function periodOf(event: Component, zone: string): Period {
  const dtstart = one(event, 'DTSTART');
  if (!dtstart) throw new ValueUnreadable('it has no DTSTART');
  const start = timeOf(dtstart);
  const dtend = one(event, 'DTEND');
  // Beside a DTEND, a malformed DURATION is text that was not folded: `Duration: 7 nights`.
  const isText = dtend && all(event, 'DURATION').every(({ value }) => !/^[+-]?P/i.test(value));
  const duration = isText ? undefined : one(event, 'DURATION');
  if (!duration) return checked({ start, end: dtend ? timeOf(dtend) : start }, zone);
  const lasting = { start, end: endAfter(start, readDuration(duration.value, 'DURATION')) };
  if (!dtend) return lasting;
  const ending = checked({ start, end: timeOf(dtend) }, zone);
  return moment(ending.end, zone) > moment(lasting.end, zone) ? ending : lasting;
}

/**
 * Whether an event ended before the window begins, even if its dates contradict each other. A past
 * event that ends before it begins takes no nights, whichever date is wrong.
 */
function isPast(event: Component, { zone, firstDay }: Reading): boolean {
  const starts = all(event, 'DTSTART');
  const isLasting = all(event, 'DURATION').some(({ value }) => !value.startsWith('-'));
  const recurs = all(event, 'RRULE').length + all(event, 'RDATE').length > 0;
  if (starts.length === 0 || isLasting || recurs) return false;
  try {
    const times = [...starts, ...all(event, 'DTEND')].map(timeOf);
    return times.every((time) => asWritten(time, zone).day + 1 < firstDay);
  } catch (error) {
    if (error instanceof ValueUnreadable) return false;
    throw error;
  }
}

/** A time on the local clock of a series, in seconds; null when the two clocks cannot be compared. */
function onWallOf(start: CalendarTime, time: CalendarTime, zone: string): number | null {
  if (time.seconds === null) return start.seconds === null ? time.day * DAY_SECONDS : null;
  if (start.seconds === null) {
    // A date may be written as its midnight, either local or in UTC.
    const local = asWritten(time, zone);
    if (local.seconds === 0) return local.day * DAY_SECONDS;
    return time.zone === 'UTC' && time.seconds % DAY_SECONDS === 0 ? time.day * DAY_SECONDS : null;
  }
  if (time.zoneName === '' || time.zoneName === start.zoneName) return wallSeconds(time);
  if (time.zone === null || (start.zone === null && start.zoneName !== '')) return null;
  return wallSeconds(inZone(time, start.zone ?? zone, zone));
}

/** The last moment of a rule on the local clock of its series. */
function untilOf({ until }: Rule, start: CalendarTime, zone: string): CalendarTime | null {
  if (!until || until.seconds === null) return until;
  const local = inZone(until, start.zone ?? zone, start.zone ?? zone);
  // A series of dates includes the whole last day, even when midnight in UTC falls on the day
  // before.
  if (start.seconds === null)
    return { ...until, day: Math.max(until.day, local.day), seconds: null };
  const isKnown = start.zone !== null || start.zoneName === '' || until.zoneName === '';
  return isKnown ? local : { ...until, seconds: null };
}

const shifted = ({ start, end }: Period, seconds: number): Period => ({
  start: later(start, seconds),
  end: later(end, seconds),
});

/** The exclusions of a series: instances on its local clock, and whole days. */
interface LeftOut {
  instances: Set<number>;
  days: Set<number>;
}

function leftOutOf(event: Component, start: CalendarTime, { zone, work }: Reading): LeftOut {
  const leftOut: LeftOut = { instances: new Set(), days: new Set() };
  for (const time of all(event, 'EXDATE').flatMap(timesOf)) {
    work.spend(1);
    const instance = onWallOf(start, time, zone);
    if (instance !== null) leftOut.instances.add(instance);
    else if (time.seconds === null) leftOut.days.add(time.day);
  }
  return leftOut;
}

const isPeriod = (time: CalendarTime | Period): time is Period => 'end' in time;

/** Steps charged for an instance, including the conversions of its times. */
const INSTANCE_STEPS = 10;

/**
 * Returns the instances of a series in order, by their start on its local clock, with the period of
 * those whose period differs from the series.
 */
function instancesOf(
  event: Component,
  own: Period,
  reading: Reading,
): [at: number, period: Period | null][] {
  const { start } = own;
  const { zone, lastDay, work } = reading;
  const found = new Map<number, Period | null>([[wallSeconds(start), null]]);
  for (const { value } of all(event, 'RRULE')) {
    const rule = readRule(value);
    const until = untilOf(rule, start, zone);
    for (const at of instances(rule, start, { until, lastDay }, work)) {
      work.spend(INSTANCE_STEPS);
      found.set(at, null);
    }
  }
  for (const time of all(event, 'RDATE').flatMap(timesOrPeriodsOf)) {
    work.spend(INSTANCE_STEPS);
    const begins = isPeriod(time) ? time.start : time;
    // A date in a series of times begins at the series' time. A time that cannot be compared is
    // taken as written.
    const written = asWritten(begins, zone).day * DAY_SECONDS + (start.seconds ?? 0);
    const isDay = start.seconds === null || begins.seconds === null;
    const at = onWallOf(start, begins, zone) ?? (isDay ? written : wallSeconds(begins));
    if (!isPeriod(time)) {
      if (!found.has(at)) found.set(at, null);
      continue;
    }
    const period = checked(time, zone);
    const known = found.has(at) ? (found.get(at) ?? shifted(own, at - wallSeconds(start))) : null;
    // Of two instances that begin together the longer counts, because it may have been extended.
    if (!known || moment(period.end, zone) > moment(known.end, zone)) found.set(at, period);
  }
  const leftOut = leftOutOf(event, start, reading);
  return [...found]
    .filter(([at]) => !leftOut.instances.has(at) && !leftOut.days.has(Math.floor(at / DAY_SECONDS)))
    .toSorted(([a], [b]) => a - b);
}

/** An event that replaces an instance of a series. */
interface Exception {
  event: Component;
  id: CalendarTime;
  /** Whether it also replaces all later instances. */
  isOfFuture: boolean;
}

function exceptionOf(event: Component): Exception | undefined {
  const property = one(event, 'RECURRENCE-ID');
  if (!property) return undefined;
  const isOfFuture = property.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE';
  return { event, id: timeOf(property), isOfFuture };
}

/** Finds the exceptions of a series by the replaced instance, on the local clock of the series. */
type ExceptionsByInstance = (start: CalendarTime) => ReadonlyMap<number, Exception>;

function createExceptions(
  exceptions: readonly Exception[],
  { zone, work }: Reading,
): ExceptionsByInstance {
  // Thousands of events may share one UID, so the result is cached for each local clock.
  const kept = new Map<string, Map<number, Exception>>();
  return (start) => {
    const wall = start.seconds === null ? 'days' : `times ${start.zoneName}`;
    const known = kept.get(wall);
    if (known) return known;
    const found = new Map<number, Exception>();
    for (const exception of exceptions) {
      work.spend(1);
      const at = onWallOf(start, exception.id, zone);
      if (at !== null && !found.get(at)?.isOfFuture) found.set(at, exception);
    }
    kept.set(wall, found);
    return found;
  };
}

/**
 * Yields the periods of a series without instances that exceptions replace. Later instances are
 * moved when an exception replaces all of them.
 */
function* seriesPeriods(
  event: Component,
  exceptionsOf: ExceptionsByInstance,
  reading: Reading,
): Generator<Period> {
  const own = periodOf(event, reading.zone);
  const exceptions = exceptionsOf(own.start);
  const first = wallSeconds(own.start);
  /** The exception that applies to all later instances, if any. */
  let since: { period: Period; at: number; isFree: boolean } | undefined;
  for (const [at, period] of instancesOf(event, own, reading)) {
    const exception = exceptions.get(at);
    const instance = period ?? shifted(own, at - first);
    if (exception?.isOfFuture) {
      const { event: becomes } = exception;
      since = isFree(becomes)
        ? { period: instance, at, isFree: true }
        : { period: readOf(becomes, () => periodOf(becomes, reading.zone)), at, isFree: false };
    }
    if (exception) continue;
    if (since) {
      if (!since.isFree) yield shifted(since.period, at - since.at);
    } else if (!isFree(event)) yield instance;
  }
}

const uidOf = (event: Component): string => all(event, 'UID')[0]?.value ?? '';

const NO_EXCEPTIONS: ExceptionsByInstance = () => new Map();

/**
 * Yields the periods of events that are not free. An event that replaces an instance of a series
 * removes that instance if it exists, and takes its own nights in any case. Throws
 * CalendarUnreadable.
 */
export function* eventPeriods(events: readonly Component[], reading: Reading): Generator<Period> {
  const isException = (event: Component) => all(event, 'RECURRENCE-ID').length > 0;
  const exceptions = events.filter(isException).flatMap((event) => {
    try {
      return readOf(event, () => exceptionOf(event)) ?? [];
    } catch (error) {
      // A free or past event takes no nights, and the instance that it replaces stays taken.
      if (isFree(event) || isPast(event, reading)) return [];
      throw error;
    }
  });
  const ofUids = new Map<string, typeof exceptions>();
  for (const exception of exceptions) {
    const uid = uidOf(exception.event);
    const known = ofUids.get(uid);
    if (known) known.push(exception);
    else if (uid !== '') ofUids.set(uid, [exception]);
  }
  const byUid = new Map([...ofUids].map(([uid, own]) => [uid, createExceptions(own, reading)]));
  for (const event of events) {
    const own = isException(event) ? undefined : ofUids.get(uidOf(event));
    if (isFree(event) && !own?.some(({ isOfFuture }) => isOfFuture)) continue;
    const exceptionsOf = (own && byUid.get(uidOf(event))) ?? NO_EXCEPTIONS;
    if (isPast(event, reading)) continue;
    const periods = seriesPeriods(event, exceptionsOf, reading);
    for (;;) {
      const { value, done } = readOf(event, () => periods.next());
      if (done) break;
      yield value;
    }
  }
}

/** Yields the busy periods of a VFREEBUSY. Throws CalendarUnreadable. */
export function* busyPeriods(part: Component, { zone, work }: Reading): Generator<Period> {
  for (const property of all(part, 'FREEBUSY')) {
    if (property.parameters.get('FBTYPE')?.toUpperCase() === 'FREE') continue;
    yield* readOf(part, () =>
      periodsOf(property).map((period) => {
        work.spend(1);
        return checked(period, zone);
      }),
    );
  }
}
