export const enquiries = {
  created: {
    asks: (title: string) => `A traveller on Campcairn asks about "${title}".`,
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    dates: 'Dates',
    guests: 'Guests',
    fromTo: (start: string, end: string) => `${start} to ${end}`,
    from: (start: string) => `from ${start}`,
    until: (end: string) => `until ${end}`,
    answer: 'Answer this mail to answer the traveller.',
  },
  failed: {
    subject: (about: string) => `An enquiry could not be delivered: ${about}`,
    listing: (title: string) => `"${title}"`,
    deletedListing: 'a listing that was deleted since',
    webhook: (about: string) =>
      `Your webhook did not take an enquiry about ${about}. We will not try again.`,
    email: (about: string) =>
      `An enquiry about ${about} could not be delivered to you by mail. We will not try again.`,
    lastAttempt: 'Last attempt',
    noAnswer: 'no answer',
    open: 'Open the enquiry',
    fetch: (list: string, acknowledge: string, days: string) =>
      `Fetch it with ${list} and acknowledge it with ${acknowledge}. It is kept for ${days} days.`,
  },
};
