import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('en');

/** Saved listings, and two to four of them side by side. */
export const saved = {
  title: 'Saved',
  lead: 'Kept in this browser only. Nobody else sees them, and clearing the browser’s data clears them.',
  emptyTitle: 'Nothing saved yet',
  emptyText: 'Tap the heart on anything you like, and find it here again.',
  browse: 'Start looking',
  needsScript: 'Saving needs JavaScript, since it happens in your browser alone.',
  gone: (count: number) =>
    n(count, {
      one: '# saved listing is no longer shown.',
      other: '# saved listings are no longer shown.',
    }),
  compare: 'Compare',
  compareHint: 'Choose two to four to see them side by side.',
  choose: (title: string) => `Compare ${title}`,
  compareTitle: 'Side by side',
  compareLead: 'A line is marked where they differ.',
  compareNone: 'Choose two to four of your saved listings to compare.',
  toSaved: 'To your saved listings',
  price: 'Price',
  place: 'Place',
  rating: 'Rating',
  partner: 'Offered by',
  rules: 'Good to know',
};
