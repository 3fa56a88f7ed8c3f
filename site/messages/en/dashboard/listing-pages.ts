import { listingStatuses } from './statuses.ts';

/** The English sentences that the pages of one listing share, and those of its photos and preview. */
export const words = {
  tabs: {
    label: 'Pages of this listing',
    form: 'Details',
    calendar: 'Calendar',
    photos: 'Photos',
    preview: 'Preview',
  },
  back: 'All listings',
  onSite: 'See its page',
  duplicate: 'Duplicate',
  /** At the end of the title of a copy. */
  copyMark: '(copy)',
  states: {
    shown: listingStatuses.active,
    paused: listingStatuses.paused,
    hidden: 'Hidden by us',
    away: 'Not shown',
  },
  hidden: {
    title: 'We have hidden this listing from travellers',
    next: 'Mend it, and answer the mail in which we told you: we look at it again.',
  },
  fromFeed: {
    title: (host: string) => `This listing comes from your feed on ${host}`,
    text: 'Change it there: once its row in the feed changes, the next run overwrites what is saved here.',
    next: (when: string) => `The next run is on ${when}.`,
    feed: 'See the feed',
  },
  photos: {
    title: 'Photos',
    lead: 'In the order in which travellers see them; the first is the cover.',
    check: 'Check them now',
    checkLead: 'Loads each photo as travellers would, and says how large it is.',
    none: 'No photos yet',
    noneText: 'Listings with photos are looked at far more often.',
    cover: 'Cover',
    number: (number: number) => `Photo ${number}`,
    noAlt: 'It is not said what it shows.',
    fine: (width: number, height: number) => `${width} × ${height} pixels`,
    small: (width: number, height: number) =>
      `${width} × ${height} pixels: narrower than 1,200, so it is blurred on large screens`,
    unmeasured: 'It loads.',
    failures: {
      gone: 'Your server says that it is not there.',
      refused: 'It is not public, no JPEG, PNG or WebP, broken, or too large.',
      unreachable: 'Your server could not be reached, or failed.',
      busy: 'We had too much to do: check again in a moment.',
    },
    summary: (good: number, bad: number) =>
      bad === 0 ? `All ${good} load.` : bad === 1 ? 'One does not load.' : `${bad} do not load.`,
  },
  preview: {
    label: 'Preview',
    shown: 'This is what travellers see.',
    notShown: {
      paused: 'This is what travellers would see: it is paused.',
      hidden: 'This is what travellers would see: we have hidden it.',
      test: 'This is what travellers would see: it is a test listing, which they do not.',
      away: 'This is what travellers would see: your account is not active.',
    },
    off: 'What books or sends something is switched off here.',
    back: 'Back to the form',
  },
};
