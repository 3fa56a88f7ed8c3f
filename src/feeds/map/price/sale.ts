const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

const MOMENT =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

interface Moment {
  ms: number;
  /** Whether it names a day without a time. */
  isDay: boolean;
}

/** A day or moment of ISO 8601, in UTC where it names no zone; null for other texts. */
function momentOf(text: string): Moment | null {
  const [whole, year, month, day, hours, minutes, seconds, zone] = MOMENT.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (new Date(at).getUTCDate() !== Number(day)) return null;
  const time = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
  const ms = at + time + Number(seconds ?? 0) * 1000 - offsetOf(zone);
  return { ms, isDay: hours === undefined };
}

/** Milliseconds by which a zone is ahead of UTC: `+01:00`, `+0100`, `Z` or none. */
function offsetOf(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone ?? '') ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/**
 * Whether a sale is on at a time.
 * @param dates the columns that say when, by their names: one with both ends (Google's and Meta's
 *   `sale_price_effective_date`, ISO 8601 with a slash between them), or one for each end, the last day included.
 * @returns false also when the dates cannot be read
 */
export function isSaleOn(
  dates: readonly (readonly [name: string, text: string])[],
  now: Date,
): boolean {
  return dates.every(([name, text]) => {
    const ends = text.split('/');
    const isEnd = /(?:ends?|to|end_?date)$/i.test(name);
    const [from, to] = ends.length === 2 ? ends : isEnd ? ['', text] : [text, ''];
    return isAfter(now, from!) && isBefore(now, to!);
  });
}

function isAfter(now: Date, from: string): boolean {
  if (from.trim() === '') return true;
  const begins = momentOf(from);
  return begins !== null && begins.ms <= now.getTime();
}

function isBefore(now: Date, to: string): boolean {
  if (to.trim() === '') return true;
  const ends = momentOf(to);
  return ends !== null && now.getTime() < ends.ms + (ends.isDay ? DAY_MS : 0);
}
