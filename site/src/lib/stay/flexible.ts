import { dayOf, formatDate } from '#lib/format/dates.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { Messages } from '#messages/index.ts';

/** Dates that are not exact: a stay that may move, or any stay of a month. */
export interface FlexibleDates {
  /** Days by which the stay may begin earlier or later. */
  flex: number;
  /** `2026-05`; empty where none is asked for. */
  month: string;
  stay: 'week' | 'weekend';
}

export const EXACT_DATES: FlexibleDates = { flex: 0, month: '', stay: 'week' };

/** The flexible dates of a search's parameters. */
export const flexibleOf = (params: URLSearchParams): FlexibleDates => ({
  flex: Number(params.get('flex') ?? 0),
  month: params.get('month') ?? '',
  stay: params.get('stay') === 'weekend' ? 'weekend' : 'week',
});

/** Flexible dates in words; null for exact ones. */
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
