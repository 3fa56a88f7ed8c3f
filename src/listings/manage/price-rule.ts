import type { Problem } from '../../platform/errors.ts';
import type { Checked } from '../../platform/validation/index.ts';
import { MAX_RANGES } from '../availability.schema.ts';
import { currencyDecimals } from '../codes.ts';
import { type Nights, outside, type Range } from '../calendar/nights.ts';

/** How prices are changed. */
export interface PriceRule {
  direction: 'raise' | 'lower';
  /** Hundredths of a per cent, or an amount in whole units of each listing's currency. */
  by: { basisPoints: number } | { amount: number };
  /** Whole units of the currency that new prices are multiples of; null rounds to its smallest unit. */
  roundTo: 1 | 5 | 10 | null;
  /**
   * `usual` is the listing's own price, `all` that and the prices that its calendar has from today on, `nights` the
   * nights that are free in its calendar.
   */
  scope: { kind: 'usual' } | { kind: 'all'; today: string } | { kind: 'nights'; nights: Nights };
}

/** The form of such a change, as typed. */
export interface PriceForm {
  /** `raise` or `lower`. */
  change: string;
  value: string;
  /** `percent` or `amount`. */
  by: string;
  /** `usual`, `all` or `nights`. */
  when: string;
  from: string;
  /** The last night. */
  to: string;
  /** `none`, `1`, `5` or `10`. */
  round: string;
}

const NUMBER = /^(?:[£€$]\s*)?(\d{1,6})(?:[.,](\d{1,2}))?\s*[%£€$]?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const MAX_BASIS_POINTS = 50_000;

const isDay = (text: string): boolean => {
  const time = DATE.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

function readBy({ value, by, change }: PriceForm): PriceRule['by'] | string {
  const [, whole, fraction = ''] = NUMBER.exec(value.trim()) ?? [];
  if (whole === undefined)
    return value.trim() === '' ? 'is missing' : 'must be a number, such as 5 or 7.5';
  const hundredths = Number(whole + fraction.padEnd(2, '0'));
  if (hundredths === 0) return 'must be more than 0';
  if (by === 'amount') return { amount: hundredths / 100 };
  if (change === 'lower' && hundredths >= 10_000) return 'must be less than 100 per cent';
  if (hundredths > MAX_BASIS_POINTS) return 'must be at most 500 per cent';
  return { basisPoints: hundredths };
}

function readScope({ when, from, to }: PriceForm, today: string): PriceRule['scope'] | Problem[] {
  if (when === 'usual') return { kind: 'usual' };
  if (when !== 'nights') return { kind: 'all', today };
  const problems = [
    ...(isDay(from) ? [] : [{ path: 'from', message: 'is missing: choose a day' }]),
    ...(isDay(to) ? [] : [{ path: 'to', message: 'is missing: choose a day' }]),
  ];
  if (problems.length > 0) return problems;
  if (to < from) return [{ path: 'to', message: 'must not be before the first night' }];
  return { kind: 'nights', nights: { start: from, end: dayAfter(to) } };
}

const ROUNDINGS = { '1': 1, '5': 5, '10': 10 } as const;

/**
 * Reads the form of a change of prices; problems are at the names of its controls.
 * @param today `YYYY-MM-DD`
 */
export function readPriceForm(form: PriceForm, today: string): Checked<PriceRule> {
  const by = readBy(form);
  const scope = readScope(form, today);
  const problems = [
    ...(typeof by === 'string' ? [{ path: 'value', message: by }] : []),
    ...(Array.isArray(scope) ? scope : []),
  ];
  if (typeof by === 'string' || Array.isArray(scope)) return { ok: false, problems };
  const roundTo = ROUNDINGS[form.round as keyof typeof ROUNDINGS] ?? null;
  const direction = form.change === 'lower' ? 'lower' : 'raise';
  return { ok: true, value: { direction, by, roundTo, scope } };
}

/** A price in minor units after a change; null when nothing would be left of it. */
export function changedPrice(old: number, currency: string, rule: PriceRule): number | null {
  const unit = 10 ** currencyDecimals(currency);
  const difference =
    'amount' in rule.by ? Math.round(rule.by.amount * unit) : (old * rule.by.basisPoints) / 10_000;
  const exact = rule.direction === 'raise' ? old + difference : old - difference;
  const step = rule.roundTo === null ? 1 : rule.roundTo * unit;
  const nearest = Math.round(exact / step) * step;
  // Rounding never turns a raise into a reduction, nor the other way round.
  const isTurned = rule.direction === 'raise' ? nearest < old : nearest > old;
  const outwards = rule.direction === 'raise' ? Math.ceil : Math.floor;
  const price = isTurned ? outwards(exact / step) * step : nearest;
  const isPrice = Number.isSafeInteger(price) && (price > 0 || old === 0);
  return isPrice ? price : null;
}

/** A listing as far as its prices go. */
export interface PricedListing {
  /** Minor units; null without a price. */
  price: number | null;
  currency: string | null;
  /** The calendar as the partner wrote it. */
  ranges: readonly Range[];
}

/** Why the prices of a listing are left as they are. */
export const SKIPPED = ['feed', 'no_price', 'no_nights', 'too_low', 'too_many', 'same'] as const;
export type Skipped = (typeof SKIPPED)[number];

/** The lowest and highest of some prices, in minor units. */
export interface PriceSpan {
  lowest: number;
  highest: number;
}

/** The prices of a listing before and after a change. */
export interface PriceChange {
  /** The listing's own price; null when it stays. */
  own: { before: number; after: number } | null;
  /** The calendar; null when it stays. */
  ranges: { before: Range[]; after: Range[] } | null;
  before: PriceSpan;
  after: PriceSpan;
}

const spanOf = (prices: readonly number[]): PriceSpan => ({
  lowest: Math.min(...prices),
  highest: Math.max(...prices),
});

/** The nights of a range that a change is about; null when it is about none of them. */
function nightsOf(range: Range, scope: PriceRule['scope']): Nights | null {
  if (scope.kind === 'usual') return null;
  if (scope.kind === 'all')
    return range.end > scope.today && range.price !== undefined ? range : null;
  if (range.status !== 'available') return null;
  const start = range.start > scope.nights.start ? range.start : scope.nights.start;
  const end = range.end < scope.nights.end ? range.end : scope.nights.end;
  return start < end ? { start, end } : null;
}

/** Returns what a change does to the prices of a listing, or why they stay as they are. */
export function priceChange(listing: PricedListing, rule: PriceRule): PriceChange | Skipped {
  const { price, currency, ranges } = listing;
  const { scope } = rule;
  if (price === null || currency === null) return 'no_price';
  const changed: [before: number, after: number][] = [];
  let isTooLow = false;
  const change = (before: number): number => {
    const after = changedPrice(before, currency, rule);
    isTooLow ||= after === null;
    changed.push([before, after ?? before]);
    return after ?? before;
  };
  const own = scope.kind === 'nights' ? null : { before: price, after: change(price) };
  const after = ranges.flatMap((range) => {
    const nights = nightsOf(range, scope);
    if (nights === null) return [range];
    const inside = { ...range, ...nights, price: change(range.price ?? price) };
    return [...outside(range, nights), inside].sort((a, b) => (a.start < b.start ? -1 : 1));
  });
  if (changed.length === 0) return 'no_nights';
  if (isTooLow) return 'too_low';
  if (after.length > MAX_RANGES) return 'too_many';
  if (changed.every(([old, now]) => old === now)) return 'same';
  const isSame = after.every((range, at) => range === ranges[at]);
  return {
    own: own !== null && own.before !== own.after ? own : null,
    ranges: isSame ? null : { before: [...ranges], after },
    before: spanOf(changed.map(([old]) => old)),
    after: spanOf(changed.map(([, now]) => now)),
  };
}
