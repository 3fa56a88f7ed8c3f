import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('en');

/** What a landing page says of the months to come. */
export const year = {
  heading: 'Month by month',
  lead: 'Each number: how many are free for a week or longer. Press a month to see them.',
  leadSites:
    'The numbers: how many are open, and how many of them are free for a week or longer. Press a month to see them.',
  /** How many have a free week, as short as can be. */
  free: (count: number) => n(count, { one: '# free', other: '# free' }),
  /** How many campsites are open. */
  open: (count: number) => n(count, { one: '# open', other: '# open' }),
  /** The lowest price of a night. */
  from: (price: string) => `from ${price}`,
  /** From how many calendars it was counted, and how many listings say nothing. */
  counted: (saying: number, silent: number) => {
    if (saying === 0) return 'No owner here states a calendar yet.';
    const counted = n(saying, {
      one: 'Counted from # calendar',
      other: 'Counted from # calendars',
    });
    if (silent === 0) return `${counted}.`;
    return `${counted}; ${n(silent, { one: 'for # more the owner does not say', other: 'for # more the owners do not say' })}.`;
  },
  /** How many of the campsites are from OpenStreetMap. */
  openData: (count: number) =>
    n(count, {
      one: '# of the campsites is from OpenStreetMap: open by its opening hours, never counted as free.',
      other:
        '# of the campsites are from OpenStreetMap: open by their opening hours, never counted as free.',
    }),
  table: 'All numbers as a table',
  caption: 'What is free, what is open and what it costs, month by month',
  columns: {
    month: 'Month',
    free: 'Free for a week',
    longer: 'Only for longer stays',
    taken: 'Taken',
    silent: 'Calendar does not say',
    open: 'Open',
    openOfOpenData: 'Of them from OpenStreetMap',
    closed: 'Closed',
    seasonNotStated: 'Season not stated',
    priced: 'With a price',
    lowest: 'Lowest, a night',
    median: 'Middle, a night',
  },
  /** What the words mean. */
  meaning: {
    free: 'Free for a week: seven free nights in a row, and no longer stay required. Taken: open, with a taken night in each week.',
    open: 'Open: the stated season holds at least a week of the month, or the calendar has a free one.',
    price:
      'Prices: a night of the first free week, where stated. As many are above the middle one as below. Currencies are never mixed.',
    today: 'Days that have passed count no more.',
  },
};
