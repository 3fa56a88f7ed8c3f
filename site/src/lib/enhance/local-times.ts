import { formatDate } from '#lib/format/dates.ts';
import type { Locale } from '#lib/locale/locales.ts';

/** Shows times in the time zone of the device, in place of the one that the server named. */
export function enhanceLocalTimes(): void {
  const locale = document.documentElement.lang as Locale;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-time]')) {
    time.textContent = formatDate(locale, 'time', new Date(time.dateTime), timeZone);
  }
}
