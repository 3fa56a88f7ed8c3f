export const listing = {
  hidden: {
    subject: (title: string) => `We have hidden your listing: ${title}`,
    text: (title: string) =>
      `"${title}" is no longer shown on Campcairn. It stays in your account, and the API takes changes of it.`,
    why: 'Why',
    listing: 'Listing',
    next: 'Answer this mail when you have mended it, or if you think that we are wrong: a person reads it.',
    open: 'Open the listing',
  },
  shownAgain: {
    subject: (title: string) => `Shown again: ${title}`,
    text: 'A listing of yours that we had hidden is no longer hidden. Travellers find it as long as you have not paused it.',
    open: 'Its page',
  },
};
