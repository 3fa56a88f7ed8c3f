import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('en');

/** Saved listings, and two to four of them side by side. */
export const saved = {
  title: 'Saved',
  lead: 'Kept in this browser only. Clearing its data clears them.',
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
  compareHint: 'Choose two to four to compare, or up to three to ask.',
  chosen: 'Choose',
  choose: (title: string) => `Choose ${title}`,
  compareTitle: 'Side by side',
  compareLead: 'Lines that differ are marked.',
  compareNone: 'Choose two to four of your saved listings to compare.',
  compareBeyond: (count: number) =>
    n(count, {
      one: 'Four fit side by side: # more is left out.',
      other: 'Four fit side by side: # more are left out.',
    }),
  compareGone: (count: number) =>
    n(count, {
      one: '# listing is left out: paused, removed or mistyped.',
      other: '# listings are left out: paused, removed or mistyped.',
    }),
  toSaved: 'To your saved listings',
  onDates: 'On your dates',
  total: 'Total',
  price: 'Price',
  place: 'Place',
  rating: 'Rating',
  partner: 'Offered by',
  differs: 'differs',
  notApplicable: 'does not apply',
  share: 'Take this list with you',
  shareLead: 'Anyone with this address sees these listings, and nothing about you.',
  shareAddress: 'Address of this list',
  copy: 'Copy',
  copied: 'Copied',
  qr: 'QR code of this list, for a phone’s camera',
  capped: (count: number) => `A shared list holds ${count} listings: the first ones of yours.`,
  sharedTitle: 'A shared list',
  sharedLead: 'Somebody chose these. Tap a heart to keep one.',
  sharedNone: 'This list holds nothing that is shown',
  sharedNoneText: 'Its listings were removed or paused, or the address was cut off.',
  sharedGone: (count: number) =>
    n(count, {
      one: '# listing of this list is no longer shown.',
      other: '# listings of this list are no longer shown.',
    }),
  sharedBeyond: (most: number, beyond: number) =>
    n(beyond, {
      one: `A shared list holds ${most} listings: # more of this address is left out.`,
      other: `A shared list holds ${most} listings: # more of this address are left out.`,
    }),
  seen: 'Recently seen',
  seenLead: 'Remembered by this browser alone.',
  seenClear: 'Forget them',
};
