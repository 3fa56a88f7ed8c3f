import { listingStatuses } from './statuses.ts';

const many = (count: number) => (count === 1 ? '1 listing' : `${count} listings`);

/** The English sentences of the dashboard's list of listings. */
export const words = {
  title: 'Listings',
  lead: 'What travellers find of you. Changes are on the site at once.',
  /** Before the account is approved. */
  leadPrepared: 'What travellers find of you once you are approved. Nobody else sees them yet.',
  add: 'Add a listing',
  importFile: 'Import a file',
  exports: { csv: 'Export CSV', json: 'Export JSON' },
  /** `ready`: active listings of an account that is not approved yet. */
  tabs: { label: 'Listings by status', all: 'All', ...listingStatuses, ready: 'Ready' },
  missing: { photos: 'No photos', dates: 'No dates', price: 'No price' },
  filters: {
    label: 'Filter listings',
    text: 'Title or your id',
    category: 'Category',
    anyCategory: 'Any',
    missing: 'Lacks',
    anything: 'Any',
    sort: 'Order',
    apply: 'Filter',
    clear: 'Clear',
  },
  sorts: {
    updated: 'Last changed',
    newest: 'Newest',
    title: 'Title',
    price: 'Price',
  },
  table: {
    caption: (matching: number) => many(matching),
    select: (title: string) => `Select ${title}`,
    listing: 'Listing',
    status: 'Status',
    price: 'Price from',
    photos: 'Photos',
    calendar: 'Calendar until',
    calendarOf: (title: string) => `calendar of ${title}`,
    changed: 'Changed',
    none: 'None',
    per: { night: 'a night', week: 'a week' },
  },
  bulk: {
    label: 'With the selected listings',
    all: (matching: number) => `Select all ${matching} that match, on every page`,
    page: 'Select all on this page',
    selected: (count: string) => `${count} selected`,
    prices: 'Change prices',
    pause: 'Pause',
    resume: 'Make active',
    remove: 'Delete',
    means:
      'Paused listings are kept and not shown. Deleted ones leave the site at once and can be brought back for 15 minutes.',
    /** Where none is selected. */
    meansOfAll:
      'Changes the prices of all of them; tick some to change theirs alone, to pause or to delete them.',
  },
  noneSelected: 'Select the listings first.',
  done: {
    pause: (count: number) => `Paused: ${many(count)}.`,
    resume: (count: number) => `Active again: ${many(count)}.`,
    delete: (count: number) => `Taken off the site: ${many(count)}.`,
    imported: (count: number) => `Imported: ${many(count)}.`,
    prices: (count: number) => `Prices changed: ${many(count)}.`,
    undone: (count: number) => `Undone: ${many(count)} as before.`,
  },
  nothingToDo: 'The selected listings are so already.',
  undo: 'Undo',
  deletion: (count: number, until: string) => `${many(count)} will be deleted on ${until}.`,
  pricesChanged: (count: number, at: string, until: string) =>
    `Prices of ${many(count)} were changed on ${at}. You can undo it until ${until}.`,
  empty: {
    none: 'No listings yet',
    noneText: 'There are four ways, which can be mixed:',
    /** For applicants. */
    noneTextOfTwo: 'There are two ways, which can be mixed:',
    ways: {
      hand: 'by hand, one after the other',
      file: 'a spreadsheet or another file, imported once',
      feed: 'a feed that we read every hour or day',
      api: 'the API, by which your system sends changes at once',
    },
    filtered: 'No listing matches',
    filteredText: 'Try another word, or remove a filter.',
  },
};
