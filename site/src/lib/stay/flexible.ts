import { dayOf, formatDate } from '#lib/format/dates.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { Messages } from '#messages/index.ts';

/** Flexible dates: a stay that may move, or any stay in a month. */
export interface FlexibleDates {
  /** Number of days by which the stay may begin earlier or later. */
  flex: number;
  /** The requested month, `2026-05`; empty when there is none. */
  month: string;
  stay: 'week' | 'weekend';
}

export const EXACT_DATES: FlexibleDates = { flex: 0, month: '', stay: 'week' };

/** Reads the flexible dates of a search's parameters. */
export const flexibleOf = (params: URLSearchParams): FlexibleDates => ({
  flex: Number(params.get('flex') ?? 0),
  month: params.get('month') ?? '',
  stay: params.get('stay') === 'weekend' ? 'weekend' : 'week',
});

/** Describes flexible dates; returns null for exact ones. */
export function flexibleWords(
  { flex, month, stay }: FlexibleDates,
  t: Messages,
  locale: Locale,
): string | null {
  if (month !== '') {
    return t.stay.inMonth[stay](formatDate(locale, 'month', dayOf(`${month}-01`)));
  }
  return flex > 0 ? t.stay.flex(flex) : null;
}
