import type { CalendarDay } from '#lib/listing/calendar.ts';

/** An imported calendar with the nights that it takes. */
interface Import {
  host: string;
  nights: readonly { start: string; end: string }[];
}

/** The site whose imported calendar takes a night. */
export const takenBy = (
  { date, state }: Pick<CalendarDay, 'date' | 'state'>,
  imports: readonly Import[],
): string | undefined =>
  state === 'unavailable'
    ? imports.find(({ nights }) => nights.some(({ start, end }) => start <= date && date < end))
        ?.host
    : undefined;
