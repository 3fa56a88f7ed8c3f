import { dayOf, formatDate, weekdays } from '#lib/format/dates.ts';
import { money } from '#lib/format/money.ts';
import { type CalendarDay, calendarMonths } from '#lib/listing/calendar.ts';
import type { StayData, StayListing } from '#lib/stay/stay-data.ts';
import { h } from './dom.ts';

interface Options extends Pick<StayData, 'locale' | 'today' | 'words' | 'weekStart'> {
  listing: StayListing | null;
  /** First month shown, as months since the year 0, and the number of months. */
  first: number;
  shown: number;
}

/** Creates the months of a stay's calendar as one grid each, with the state of a listing's nights. */
export function monthTables(options: Options): HTMLElement[] {
  const { locale, today, words, weekStart, listing, first, shown } = options;
  const price = listing?.price?.unit === 'night' ? listing.price : null;
  const head = weekdays(locale, weekStart);

  const cellOf = ({ date, day, state, price: own }: CalendarDay) => {
    const amount =
      price && state === 'available' ? money(locale, own ?? price.from, price.currency) : '';
    const known =
      state === 'past' || (state !== 'closed' && !listing?.ranges.length) ? '' : words[state];
    const name = [formatDate(locale, 'full', dayOf(date)), known].filter(Boolean).join(', ');
    return h(
      'td',
      { role: 'gridcell', 'data-day': date, 'data-state': state },
      h('span', { class: 'hidden-text' }, name),
      h('b', { 'aria-hidden': 'true' }, String(day)),
      ...(amount ? [h('small', {}, amount)] : []),
    );
  };

  const season = listing?.season;
  return calendarMonths(listing?.ranges ?? [], {
    today,
    first,
    months: shown,
    weekStart,
    season,
  }).map(({ month, blanks, days }) => {
    const cells = [...Array.from({ length: blanks }, () => h('td')), ...days.map(cellOf)];
    const rows = Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) =>
      h('tr', {}, ...cells.slice(7 * row, 7 * row + 7)),
    );
    const name = formatDate(locale, 'month', month);
    const names = head.map(({ short, name: full }) => h('th', { scope: 'col', abbr: full }, short));
    return h(
      'div',
      {},
      h('p', { class: 'month', 'aria-hidden': 'true' }, name),
      h(
        'table',
        { role: 'grid', 'aria-label': name },
        h('thead', {}, h('tr', {}, ...names)),
        h('tbody', {}, ...rows),
      ),
    );
  });
}
