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
  compareHint:
    'Choose two to four to see them side by side, or up to three to ask their owners by one form.',
  chosen: 'Choose',
  choose: (title: string) => `Choose ${title}`,
  compareTitle: 'Side by side',
  compareLead:
    'A line is marked where two of them say something different. What one has not said marks nothing.',
  compareNone: 'Choose two to four of your saved listings to compare.',
  compareBeyond: (count: number) =>
    n(count, {
      one: 'Four fit side by side: # more is left out.',
      other: 'Four fit side by side: # more are left out.',
    }),
  compareGone: (count: number) =>
    n(count, {
      one: '# listing is no longer shown here and is left out: its owner has paused or removed it, or its number is mistyped.',
      other:
        '# listings are no longer shown here and are left out: their owners have paused or removed them, or their numbers are mistyped.',
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
  shareLead:
    'Anyone with this address sees these listings, as they are then. It holds their numbers and nothing about you.',
  shareAddress: 'Address of this list',
  copy: 'Copy',
  copied: 'Copied',
  qr: 'QR code of this list, for a phone’s camera',
  capped: (count: number) => `A shared list holds ${count} listings: the first ones of yours.`,
  sharedTitle: 'A shared list',
  sharedLead:
    'Somebody chose these. You see them as they are now; tap a heart to keep one in this browser.',
  sharedNone: 'This list holds nothing that is shown',
  sharedNoneText: 'Its listings were removed or paused by their owners, or the address was cut.',
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
  seenLead: 'The last listings you opened, remembered by this browser alone.',
  seenClear: 'Forget them',
};
