import { formatDate } from '#lib/format/dates.ts';
import type { Locale } from '#lib/locale/locales.ts';

/** Shows times in the time zone of the device, in place of the one that the server named. */
export function enhanceLocalTimes(): void {
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-local-time]');
  // Most pages have none, and asking for the zone takes a phone as long as all other scripts of a page.
  if (times.length === 0) return;
  const locale = document.documentElement.lang as Locale;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const time of times) {
    time.textContent = formatDate(locale, 'time', new Date(time.dateTime), timeZone);
  }
}
