export const applications = {
  received: {
    subject: 'We have your application to list with Campcairn',
    thanks: (day: string) =>
      `Thank you. An application to list with Campcairn came from this address on ${day}.`,
    next: (day: string) =>
      `We look at whether the business is real and owns or manages what it lists. We will reply by ${day} at the latest.`,
    change:
      'Answer this mail if something has to be changed, or if it was not you who applied: we delete it then.',
  },
  approved: {
    subject: 'You can list with Campcairn now',
    welcome: (business: string) =>
      `Welcome. We have looked at your application: ${business} is a partner of Campcairn now.`,
    signIn: 'Sign in',
    api: 'Your listings come through the API. Sign in with this address and create your key in the dashboard: it is shown once, and never travels by mail.',
    guide: 'The guide for developers',
    feedGiven:
      'We read the first rows of your feed and tell you what we understood, before anything is published. If it can only be read with a header, answer this mail with its name and value. In the dashboard you see what became of each reading.',
    feedToCome:
      'Answer this mail with the address of your feed, and with a header’s name and value if it can only be read with one. We read the first rows and tell you what we understood, before anything is published.',
    form: 'Sign in with this address and add your listings in the dashboard: in a form, or from a file.',
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
  question: {
    subject: 'A question about your application to Campcairn',
    before: (business: string) =>
      `Thank you for applying. Before we decide about ${business}, we would like to know:`,
    after: 'Answer this mail. Your application waits until then.',
  },
};
