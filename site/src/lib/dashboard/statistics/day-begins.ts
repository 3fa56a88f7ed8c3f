import type { DashboardLanguage } from '#lib/dashboard/context.ts';
import { dayOf } from '#lib/format/dates.ts';

/**
 * Says when the days of counts begin for the reader, which are those of UTC; undefined where they begin at midnight.
 * @param date of the newest day
 */
export function dayBegins(
  { words, format }: Pick<DashboardLanguage, 'words' | 'format'>,
  date: string | undefined,
): string | undefined {
  if (date === undefined) return undefined;
  const begin = dayOf(date);
  return format.field(begin).endsWith('T00:00')
    ? undefined
    : words.statistics.daysBegin(format.hour(begin));
}
