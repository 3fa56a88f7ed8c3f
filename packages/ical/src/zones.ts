/** Lower-case names of UTC that are not in IANA's list. */
const UTC_NAMES = new Set([
  'z',
  'utc',
  'gmt',
  'etc/utc',
  'etc/gmt',
  'etc/uct',
  'etc/universal',
  'etc/zulu',
  'uct',
  'universal',
  'zulu',
  'coordinated universal time',
  '(utc) coordinated universal time',
  'tzone://microsoft/utc',
]);

/** European time zones by the lower-case names of Windows and Outlook (CLDR, windowsZones). */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'gmt standard time': 'Europe/London',
  'greenwich standard time': 'Atlantic/Reykjavik',
  'azores standard time': 'Atlantic/Azores',
  'w. europe standard time': 'Europe/Berlin',
  'romance standard time': 'Europe/Paris',
  'central europe standard time': 'Europe/Budapest',
  'central european standard time': 'Europe/Warsaw',
  'e. europe standard time': 'Europe/Chisinau',
  'fle standard time': 'Europe/Kyiv',
  'gtb standard time': 'Europe/Bucharest',
  'turkey standard time': 'Europe/Istanbul',
  'russian standard time': 'Europe/Moscow',
  'morocco standard time': 'Africa/Casablanca',
  'eastern standard time': 'America/New_York',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'pacific standard time': 'America/Los_Angeles',
  '(utc+00:00) dublin, edinburgh, lisbon, london': 'Europe/London',
  '(utc+01:00) brussels, copenhagen, madrid, paris': 'Europe/Paris',
  '(utc+01:00) amsterdam, berlin, bern, rome, stockholm, vienna': 'Europe/Berlin',
};

function ianaZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const known = new Map<string, string | null>();
const MAX_KNOWN = 1_000;
const MAX_NAME_CHARACTERS = 100;

function lookUp(name: string): string | null {
  if (UTC_NAMES.has(name.toLowerCase())) return 'UTC';
  const windows = WINDOWS_ZONES[name.toLowerCase()];
  if (windows !== undefined) return windows;
  // Some programs put a path of their own before the name:
  // /freeassociation.sourceforge.net/Europe/Paris.
  const parts = name.split('/').filter((part) => part !== '');
  for (const length of [parts.length, 3, 2]) {
    if (length > parts.length || length === 0) continue;
    const zone = ianaZone(parts.slice(-length).join('/'));
    if (zone !== null) return zone;
  }
  return null;
}

/** The time zone (IANA) of a TZID or similar property; null for an unknown name. */
export function zoneNamed(name: string): string | null {
  if (name.length > MAX_NAME_CHARACTERS) return null;
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const zone = lookUp(name);
  if (known.size < MAX_KNOWN) known.set(name, zone);
  return zone;
}

/** A zone's offset from UTC in seconds at a moment, which is in seconds since 1970. */
type OffsetAt = (epochSeconds: number, zone: string) => number;

/** The part of `Temporal` that is used, which older runtimes do not have. */
interface Clocks {
  Instant: {
    fromEpochMilliseconds(milliseconds: number): {
      toZonedDateTimeISO(zone: string): { offsetNanoseconds: number };
    };
  };
}

const { Temporal: temporal } = globalThis as { Temporal?: Clocks };

const offsetByTemporal =
  ({ Instant }: Clocks): OffsetAt =>
  (epochSeconds, zone) =>
    Instant.fromEpochMilliseconds(epochSeconds * 1_000).toZonedDateTimeISO(zone).offsetNanoseconds /
    1e9;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  formats.set(zone, format);
  return format;
}

/** `OffsetAt` of a runtime without `Temporal`. */
export const offsetByFormat: OffsetAt = (epochSeconds, zone) => {
  const parts = formatOf(zone).formatToParts(epochSeconds * 1_000);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const wall = Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second'));
  return wall / 1_000 - epochSeconds;
};

const offsetAt = temporal ? offsetByTemporal(temporal) : offsetByFormat;

/** The local time of a zone at a moment, as if it were UTC; both in seconds since 1970. */
export const wallSecondsIn = (epochSeconds: number, zone: string): number =>
  zone === 'UTC' ? epochSeconds : epochSeconds + offsetAt(epochSeconds, zone);

/** The moment of a zone's local time, the earlier when there are two; the inverse of `wallSecondsIn`. */
export function epochSecondsOf(wallSeconds: number, zone: string): number {
  if (zone === 'UTC') return wallSeconds;
  const guess = wallSeconds - offsetAt(wallSeconds, zone);
  return wallSeconds - offsetAt(guess, zone);
}
