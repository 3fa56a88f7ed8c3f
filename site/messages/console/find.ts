/** The search field of the console, its results, and the keys. */
export const find = {
  title: 'Find',
  lead: 'Partner, listing, lead reference, or the email address of an enquiry.',
  label: 'Find in the console',
  placeholder: 'Find anything',
  button: 'Find',
  results: (typed: string) => `Searched for “${typed}”`,
  ofAddress: 'Searched for an email address',
  groups: {
    partners: 'Partners',
    listings: 'Listings',
    leads: 'Leads',
    operators: 'Operators',
  },
  most: 'The first 20 are shown.',
  nothing: 'Nothing found',
  nothingLead:
    'Partners are found by name, slug, website or email; listings by number, address, the partner’s own id or words of the title; leads by their whole reference; enquiries by the whole email address.',
  again:
    'Enquiries are searched only when the address is sent by the search field, so that no address stands in the browser’s history.',
  recorded: 'The audit log has that you looked for an address, but not the address.',
};

export const keys = {
  title: 'Keys',
  open: 'Keys',
  close: 'Close',
  on: 'Use these keys',
  onHint: 'Kept in this browser. They never act while you type in a field.',
  list: [
    ['/', 'Go to the search field'],
    ['j', 'Next entry of the list'],
    ['k', 'Entry before'],
    ['Enter', 'Open the entry'],
    ['?', 'Show the keys'],
    ['Esc', 'Leave the search field, close this'],
  ] as const,
};
