/** The texts of mails to applicants. */
export const en = {
  reference: 'Reference',
  received: {
    subject: 'We have your application to list with Campcairn',
    thanks: (day: string) =>
      `Thank you. An application to list with Campcairn came from this address on ${day}.`,
    next: (day: string) =>
      `We look at whether the business is real and owns or manages what it lists. You hear from us by ${day} at the latest.`,
    change:
      'Answer this mail if something has to be changed, or if it was not you who applied: we delete it then.',
  },
  approved: {
    subject: 'You can list with Campcairn now',
    welcome: (business: string) =>
      `Welcome. We have looked at your application: ${business} is a partner of Campcairn now.`,
    api: 'Your listings come through the API. Its key is shown once, and never travels by mail: answer this mail, and we agree on how you get it.',
    guide: 'The guide for developers',
    feedGiven:
      'We read the first rows of your feed and tell you what we understood, before anything is published. If it can only be read with a header, answer this mail with its name and value.',
    feedToCome:
      'Answer this mail with the address of your feed, and with a header’s name and value if it can only be read with one. We read the first rows and tell you what we understood, before anything is published.',
    form: 'Answer this mail with a few words about your listings, and we find the way in that takes you the least work.',
    live: 'A listing goes live as soon as it arrives. Listings, clicks and enquiries are free.',
  },
  declined: {
    subject: 'Your application to list with Campcairn',
    sorry: (business: string) =>
      `Thank you for applying. We have looked at it, and cannot list ${business} as things are.`,
    because: 'What we have to say about it:',
    again:
      'If that changes, or if we have misunderstood something, answer this mail or apply again.',
  },
};
