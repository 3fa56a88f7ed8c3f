import { dayOf, formatDate } from '#lib/format/dates.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { Messages } from '#messages/index.ts';

/** Flexible dates: a stay that may move, or any stay in a month. */
export interface FlexibleDates {
  /** Number of days by which the stay may begin earlier or later. */
  flex: number;
  /** The requested month, `2026-05`; empty when there is none. */
  month: string;
  /** The stay in the month: from Friday to Sunday, or a number of nights. */
  stay: 'weekend' | number;
}

/** Numbers of nights that have a name. */
const WEEK = 7;
const TWO_WEEKS = 14;

/** Stays in a month that are offered by name; others are typed. */
export const NAMED_STAYS = ['weekend', WEEK, TWO_WEEKS] as const;

/** Maximum number of nights of a stay in a month. */
export const MAX_MONTH_STAY_NIGHTS = 60;

export const EXACT_DATES: FlexibleDates = { flex: 0, month: '', stay: WEEK };

/** Reads the flexible dates of a search's parameters, which the search has checked. */
export function flexibleOf(params: URLSearchParams): FlexibleDates {
  const stay = params.get('stay');
  return {
    flex: Number(params.get('flex') ?? 0),
    month: params.get('month') ?? '',
    stay: stay === 'weekend' ? stay : Number(stay) || WEEK,
  };
}

/** Returns the stay of a search's parameters as it was typed; null when it is not understood. */
export function typedStay(params: URLSearchParams): FlexibleDates['stay'] | null {
  const stay = params.getAll('stay').find(Boolean);
  if (stay === 'weekend') return stay;
  const nights = Number(stay);
  const isStay = Number.isInteger(nights) && nights >= 1 && nights <= MAX_MONTH_STAY_NIGHTS;
  return isStay ? nights : null;
}

/** Names a stay in a list: `A week`, `10 nights`. */
export function stayName(stay: FlexibleDates['stay'], t: Messages): string {
  if (stay === 'weekend') return t.stay.weekend;
  if (stay === WEEK) return t.stay.week;
  return stay === TWO_WEEKS ? t.stay.twoWeeks : t.listing.nights(stay);
}

function stayInMonth(stay: FlexibleDates['stay'], month: string, t: Messages): string {
  const words = t.stay.inMonth;
  if (stay === 'weekend') return words.weekend(month);
  if (stay === WEEK) return words.week(month);
  return stay === TWO_WEEKS ? words.twoWeeks(month) : words.nights(stay, month);
}

/** Describes flexible dates; returns null for exact ones. */
export function flexibleWords(
  { flex, month, stay }: FlexibleDates,
  t: Messages,
  locale: Locale,
): string | null {
  if (month !== '') return stayInMonth(stay, formatDate(locale, 'month', dayOf(`${month}-01`)), t);
  return flex > 0 ? t.stay.flex(flex) : null;
}
