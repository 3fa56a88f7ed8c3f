/** The weekly summary for a partner. */
export const summary = {
  subject: (partner: string) => `${partner}: your week at Campcairn`,
  week: (from: string, to: string) => `The week from ${from} to ${to}.`,
  needs: 'What needs you',
  nothing: 'Nothing needs you: deliveries arrive, and nothing waits.',
  deliveriesFail: {
    one: '# enquiry could not be delivered to you.',
    other: '# enquiries could not be delivered to you.',
  },
  enquiriesWait: {
    one: '# enquiry waits to be fetched or acknowledged.',
    other: '# enquiries wait to be fetched or acknowledged.',
  },
  rowsFail: {
    one: '# row of your product feed cannot be published.',
    other: '# rows of your product feed cannot be published.',
  },
  feedBroken: 'Your product feed cannot be read.',
  hidden: {
    one: '# listing is hidden by us; the reason is in the dashboard.',
    other: '# listings are hidden by us; the reasons are in the dashboard.',
  },
  withoutPhotos: {
    one: '# active listing has no photo.',
    other: '# active listings have no photos.',
  },
  withoutDates: {
    one: '# active listing says nothing about its dates.',
    other: '# active listings say nothing about their dates.',
  },
  figures: 'The week in figures',
  columns: { what: 'What', week: 'This week', before: 'The week before' },
  rows: {
    enquiries: 'Enquiries',
    clicks: 'Clicks to your pages',
    active: 'Active listings',
  },
  connection: 'Your connection',
  lastPush: 'Last change sent through the API',
  never: 'not in 90 days',
  errorRate: 'API calls refused',
  webhook: 'Answer time of your webhook (half, 95 of 100)',
  feedRead: 'Feed read',
  ms: (milliseconds: string) => `${milliseconds} ms`,
  open: 'Open the dashboard',
};
