import { type CalendarTime, DAY_SECONDS, readTime, wallSeconds } from './times.ts';
import { ValueUnreadable, type Work } from './unreadable.ts';

/** Seconds of the frequencies that are shorter than a day. */
const UNIT_SECONDS = { HOURLY: 3_600, MINUTELY: 60, SECONDLY: 1 } as const;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

type ShortFrequency = keyof typeof UNIT_SECONDS;
type Frequency = 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | ShortFrequency;

const isShort = (frequency: Frequency): frequency is ShortFrequency => frequency in UNIT_SECONDS;

interface RuleWeekday {
  /** Sunday is 0. */
  weekday: number;
  /** 2 is the second and -2 the last but one of the month or year; 0 means every one. */
  ordinal: number;
}

/** A rule of recurrence (RFC 5545, 3.3.10). */
export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  until: CalendarTime | null;
  /** Sunday is 0. */
  weekStart: number;
  weekdays: RuleWeekday[] | null;
  months: number[] | null;
  monthDays: number[] | null;
  yearDays: number[] | null;
  weeks: number[] | null;
  hours: number[] | null;
  minutes: number[] | null;
  seconds: number[] | null;
  positions: number[] | null;
}

const MAX_COUNTED = 1_000_000_000;

const refused = (what: string) => new ValueUnreadable(`its RRULE ${what}`);

function integer(part: string, text: string, least: number, most: number): number {
  const number = /^[+-]?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw refused(`has a ${part} that cannot be read`);
}

/** Parses a number from 1 to `most`, or from -1 down, which counts from the end. */
const fromBothEnds = (part: string, text: string, most: number): number => {
  const number = integer(part, text, -most, most);
  if (number === 0) throw refused(`has a ${part} of 0`);
  return number;
};

function weekdayOf(text: string, part: string): RuleWeekday {
  const [, ordinal = '0', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = WEEKDAYS.indexOf(name);
  if (weekday === -1 || Math.abs(Number(ordinal)) > 53) {
    throw refused(`has a ${part} that cannot be read`);
  }
  return { weekday, ordinal: Number(ordinal) };
}

/** Parses a rule. Throws ValueUnreadable for anything unknown in it. */
export function readRule(text: string): Rule {
  const parts = new Map<string, string>();
  const written = text.toUpperCase().replaceAll(/\s/g, '').replace(/;$/, '');
  for (const part of written === '' ? [] : written.split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(0, equals));
    if (equals < 1 || equals === part.length - 1 || parts.has(name)) {
      throw refused('cannot be read');
    }
    parts.set(name, part.slice(equals + 1));
  }
  const taken = (name: string): string | undefined => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  // Duplicates are removed, which keeps the list short however long the line is.
  const list = <Of>(name: string, read: (item: string) => Of): Of[] | null => {
    const value = taken(name);
    return value === undefined ? null : [...new Set(value.split(','))].map(read);
  };
  const numbers = (name: string, least: number, most: number) =>
    list(name, (item) => integer(name, item, least, most));
  const counted = (name: string, most: number) =>
    list(name, (item) => fromBothEnds(name, item, most));
  const frequency = taken('FREQ');
  if (frequency === undefined) throw refused('has no FREQ');
  if (!['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', ...Object.keys(UNIT_SECONDS)].includes(frequency)) {
    throw refused('has a FREQ that is not known');
  }
  const count = taken('COUNT');
  const until = taken('UNTIL');
  const rule: Rule = {
    frequency: frequency as Frequency,
    // Some programs write 0 when they mean every one.
    interval: Math.max(1, integer('INTERVAL', taken('INTERVAL') ?? '1', 0, MAX_COUNTED)),
    count: count === undefined ? null : integer('COUNT', count, 1, MAX_COUNTED),
    until: until === undefined ? null : readTime(until, 'UNTIL', ''),
    weekStart: weekdayOf(taken('WKST') ?? 'MO', 'WKST').weekday,
    weekdays: list('BYDAY', (item) => weekdayOf(item, 'BYDAY')),
    months: numbers('BYMONTH', 1, 12),
    monthDays: counted('BYMONTHDAY', 31),
    yearDays: counted('BYYEARDAY', 366),
    weeks: counted('BYWEEKNO', 53),
    hours: numbers('BYHOUR', 0, 23),
    minutes: numbers('BYMINUTE', 0, 59),
    seconds: numbers('BYSECOND', 0, 60),
    positions: counted('BYSETPOS', 366),
  };
  if ((taken('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') throw refused('is of another calendar');
  // SKIP says how to treat days that do not exist; only leaving them out is supported.
  if ((taken('SKIP') ?? 'OMIT') !== 'OMIT') throw refused('has a SKIP that is not known');
  const [unknown] = parts.keys();
  if (unknown !== undefined) throw refused('has a part that is not known');
  if (rule.weeks && rule.frequency !== 'YEARLY') throw refused('has a BYWEEKNO and is not yearly');
  if (rule.positions && isShort(rule.frequency)) {
    throw refused('has a BYSETPOS and is of less than a day');
  }
  return rule;
}

/** The fields of a day that rules test. */
interface DayFields {
  day: number;
  year: number;
  month: number;
  monthDay: number;
  monthLength: number;
  /** Counts from 1. */
  yearDay: number;
  yearLength: number;
  /** Sunday is 0. */
  weekday: number;
}

const DAY_MS = DAY_SECONDS * 1_000;

function dayOfDate(year: number, month: number, monthDay: number): number {
  // Date.UTC maps years below 100 to the 20th century.
  return new Date(0).setUTCFullYear(year, month - 1, monthDay) / DAY_MS;
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function fieldsOf(day: number): DayFields {
  const date = new Date(day * DAY_MS);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  const monthDay = date.getUTCDate();
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  let yearDay = monthDay + (isLeap && month > 2 ? 1 : 0);
  for (let before = 1; before < month; before++) yearDay += MONTH_LENGTHS[before - 1]!;
  return {
    day,
    year,
    month,
    monthDay,
    monthLength: isLeap && month === 2 ? 29 : MONTH_LENGTHS[month - 1]!,
    yearDay,
    yearLength: isLeap ? 366 : 365,
    weekday: date.getUTCDay(),
  };
}

const startOfWeek = ({ day, weekday }: DayFields, weekStart: number): number =>
  day - ((weekday - weekStart + 7) % 7);

/** The week of a day. The first week of a year has at least four days in it. */
function weekOf(of: DayFields, weekStart: number): { year: number; week: number; weeks: number } {
  const { year, yearDay } = fieldsOf(startOfWeek(of, weekStart) + 3);
  const lastWeek = fieldsOf(dayOfDate(year, 12, 28));
  const fourthDay = fieldsOf(startOfWeek(lastWeek, weekStart) + 3);
  const number = (day: number) => Math.floor((day - 1) / 7) + 1;
  return { year, week: number(yearDay), weeks: number(fourthDay.yearDay) };
}

/** Whether a list contains a number that counts from 1 to `last`, or its equivalent from the end. */
const names = (list: readonly number[], number: number, last: number): boolean =>
  list.includes(number) || list.includes(number - last - 1);

/**
 * Returns a test for the days that a rule selects. Fields that the rule omits are taken from its
 * first instance.
 */
function createDayTest(rule: Rule, first: DayFields): (of: DayFields) => boolean {
  const { frequency, weekStart, yearDays, weeks } = rule;
  let { months, monthDays, weekdays } = rule;
  const isYearly = frequency === 'YEARLY';
  const namesDays = monthDays ?? yearDays ?? weekdays;
  if (!namesDays && weeks) weekdays = [{ weekday: first.weekday, ordinal: 0 }];
  else if (!namesDays && (isYearly || frequency === 'MONTHLY')) {
    monthDays = [first.monthDay];
    if (isYearly) months ??= [first.month];
  } else if (!namesDays && frequency === 'WEEKLY') {
    weekdays = [{ weekday: first.weekday, ordinal: 0 }];
  }
  const isOfMonth = frequency === 'MONTHLY' || (isYearly && months !== null);
  const hasOrdinals = isOfMonth || (isYearly && !weeks);
  const isWeekday = (of: DayFields, { weekday, ordinal }: RuleWeekday): boolean => {
    if (of.weekday !== weekday) return false;
    if (ordinal === 0 || !hasOrdinals) return true;
    const at = isOfMonth ? of.monthDay : of.yearDay;
    const length = isOfMonth ? of.monthLength : of.yearLength;
    return ordinal > 0
      ? Math.ceil(at / 7) === ordinal
      : Math.ceil((length - at + 1) / 7) === -ordinal;
  };
  return (of) => {
    if (months && !months.includes(of.month)) return false;
    if (monthDays && !names(monthDays, of.monthDay, of.monthLength)) return false;
    if (yearDays && !names(yearDays, of.yearDay, of.yearLength)) return false;
    if (weekdays && !weekdays.some((weekday) => isWeekday(of, weekday))) return false;
    if (!weeks) return true;
    const { week, weeks: last } = weekOf(of, weekStart);
    return names(weeks, week, last);
  };
}

/**
 * Returns the function that numbers the year, month, week or day of a day. INTERVAL selects every
 * n-th of these numbers.
 */
function createPeriods({ frequency, weekStart, weeks }: Rule): (of: DayFields) => number {
  if (frequency === 'YEARLY') {
    return weeks ? (of) => weekOf(of, weekStart).year : ({ year }) => year;
  }
  if (frequency === 'MONTHLY') return ({ year, month }) => year * 12 + month;
  if (frequency === 'WEEKLY') return (of) => Math.floor((startOfWeek(of, weekStart) + 10) / 7);
  return ({ day }) => day;
}

const sorted = (numbers: Iterable<number>): number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b);

/** The times of a day in seconds: every combination of hours, minutes and seconds. */
function timesOfDay(
  { hours, minutes, seconds }: Record<'hours' | 'minutes' | 'seconds', number[]>,
  work: Work,
): number[] {
  work.spend(hours.length * minutes.length * seconds.length);
  return sorted(
    hours.flatMap((hour) =>
      minutes.flatMap((minute) =>
        seconds.map((second) => hour * 3_600 + minute * 60 + Math.min(second, 59)),
      ),
    ),
  );
}

const clockOf = ({ seconds }: CalendarTime): { hour: number; minute: number; second: number } => {
  const ofDay = seconds ?? 0;
  return {
    hour: Math.floor(ofDay / 3_600),
    minute: Math.floor((ofDay % 3_600) / 60),
    second: ofDay % 60,
  };
};

/** Steps charged for a day; computing its week costs more. */
const daySteps = ({ weeks }: Rule): number => (weeks ? 10 : 1);

/**
 * A period of BYSETPOS lasts a year at most, and may begin before the first instance or end after
 * the last day.
 */
const MARGIN_DAYS = 370;

/** Yields instances of yearly, monthly, weekly and daily rules, in seconds on the local clock. */
function* byDays(rule: Rule, start: CalendarTime, lastDay: number, work: Work): Generator<number> {
  const { interval, positions } = rule;
  const { hour, minute, second } = clockOf(start);
  const isDays = start.seconds === null;
  const times = isDays
    ? [0]
    : timesOfDay(
        {
          hours: rule.hours ?? [hour],
          minutes: rule.minutes ?? [minute],
          seconds: rule.seconds ?? [second],
        },
        work,
      );
  const first = fieldsOf(start.day);
  const isNamed = createDayTest(rule, first);
  const periodOf = createPeriods(rule);
  const firstPeriod = periodOf(first);
  let period = Number.NaN;
  let instances: number[] = [];
  const margin = positions ? MARGIN_DAYS : 0;
  for (let day = start.day - margin; day <= lastDay + margin; day++) {
    work.spend(daySteps(rule));
    const fields = fieldsOf(day);
    const current = periodOf(fields);
    if (current !== period) {
      if (positions) {
        const found = instances;
        yield* found.filter((_, at) => names(positions, at + 1, found.length));
      }
      period = current;
      instances = [];
    }
    if ((current - firstPeriod) % interval !== 0 || !isNamed(fields)) continue;
    work.spend(times.length);
    const ofDay = times.map((time) => day * DAY_SECONDS + time);
    if (positions) instances.push(...ofDay);
    else yield* ofDay;
  }
}

/** Yields instances of hourly, minutely and secondly rules, in seconds on the local clock. */
function* bySeconds(
  rule: Rule,
  start: CalendarTime,
  lastDay: number,
  work: Work,
): Generator<number> {
  const unit = UNIT_SECONDS[rule.frequency as ShortFrequency];
  const { minute, second } = clockOf(start);
  const isNamed = createDayTest(rule, fieldsOf(start.day));
  const { hours, minutes, seconds } = rule;
  // Parts longer than the unit are conditions; shorter parts are added to each instance.
  const added = timesOfDay(
    {
      hours: [0],
      minutes: unit > 60 ? (minutes ?? [minute]) : [0],
      seconds: unit > 1 ? (seconds ?? [second]) : [0],
    },
    work,
  );
  let day = Number.NaN;
  let isOnDay = false;
  const base = Math.floor(wallSeconds(start) / unit) * unit;
  const end = (lastDay + 1) * DAY_SECONDS;
  for (let at = base; at < end; at += rule.interval * unit) {
    work.spend(1);
    const current = Math.floor(at / DAY_SECONDS);
    if (current !== day) {
      day = current;
      work.spend(daySteps(rule));
      isOnDay = isNamed(fieldsOf(day));
    }
    if (!isOnDay) continue;
    const ofDay = at - day * DAY_SECONDS;
    if (hours && !hours.includes(Math.floor(ofDay / 3_600))) continue;
    if (unit <= 60 && minutes && !minutes.includes(Math.floor((ofDay % 3_600) / 60))) continue;
    if (unit === 1 && seconds && !seconds.includes(ofDay % 60)) continue;
    work.spend(added.length);
    for (const more of added) yield at + more;
  }
}

const instancesOf = (rule: Rule, start: CalendarTime, lastDay: number, work: Work) =>
  (isShort(rule.frequency) ? bySeconds : byDays)(rule, start, lastDay, work);

/** Within so many years, 29 February falls on each weekday, also around 2100. */
const CYCLE_DAYS = 40 * 366;

/**
 * Whether a rule selects any day at all, in whichever years, months or weeks: 30 February does not
 * exist.
 */
function isPossible(rule: Rule, start: CalendarTime, work: Work): boolean {
  const isPlain =
    !rule.monthDays && !rule.yearDays && !rule.weeks && !rule.positions && !rule.weekdays;
  if (isPlain) return true;
  const frequency = isShort(rule.frequency) ? 'DAILY' : rule.frequency;
  const anyTime = { hours: null, minutes: null, seconds: null };
  const each = { ...rule, ...anyTime, frequency, interval: 1 };
  return !instancesOf(each, start, start.day + CYCLE_DAYS, work).next().done;
}

/**
 * Yields the instances of a rule up to a day, in order, in seconds since 1970 on the local clock of
 * `start`. The start is always the first instance and counts towards COUNT. `until` is the rule's
 * end on the same clock; a date includes the whole day. Throws ValueUnreadable when the rule takes
 * too much work or selects no day.
 */
export function* instances(
  rule: Rule,
  start: CalendarTime,
  { until, lastDay }: { until: CalendarTime | null; lastDay: number },
  work: Work,
): Generator<number> {
  const first = wallSeconds(start);
  yield first;
  const end =
    until && (until.seconds === null ? (until.day + 1) * DAY_SECONDS - 1 : wallSeconds(until));
  // A rule must not have both COUNT and UNTIL. If it does, the later end counts, so that no taken
  // night is sold twice.
  const isOver = (count: number, at: number): boolean =>
    (rule.count !== null || end !== null) &&
    (rule.count === null || count >= rule.count) &&
    (end === null || at > end);
  // With a COUNT, the last instance is known only by counting.
  const last =
    rule.count === null && end !== null
      ? Math.min(lastDay, Math.floor(end / DAY_SECONDS))
      : lastDay;
  let count = 1;
  for (const at of instancesOf(rule, start, last, work)) {
    if (at <= first) continue;
    if (isOver(count, at)) return;
    count += 1;
    yield at;
  }
  if (count === 1 && !isPossible(rule, start, work)) {
    throw new ValueUnreadable('its RRULE names no day that there is', { isEndless: true });
  }
}
