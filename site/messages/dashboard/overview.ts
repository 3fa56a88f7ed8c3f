/** The English sentences of a partner's overview. */
export const words = {
  title: 'Overview',
  lead: 'What needs you first, and how the last 30 days went.',
  needs: {
    title: 'What needs you',
    nothing: 'Nothing: everything runs.',
    waiting: (count: string) =>
      count === '1' ? '1 enquiry has not reached you' : `${count} enquiries have not reached you`,
    waitingText: 'A traveller waits for an answer.',
    waitingGo: 'Read them',
    failed: (count: string) =>
      count === '1' ? '1 delivery has failed' : `${count} deliveries have failed`,
    failedReason: (reason: string) => `The newest: ${reason}`,
    failedText: 'All attempts are used up.',
    failedGo: 'See the log',
    feedBroken: (host: string) => `The feed from ${host} cannot be read`,
    feedSince: (moment: string) => `Since ${moment} UTC`,
    feedGo: 'See the feed',
    rows: (count: string) =>
      count === '1' ? '1 row of the feed needs fixing' : `${count} rows of the feed need fixing`,
    rowsText: (host: string) => `Their listings are not up to date. From ${host}.`,
    held: (count: string) =>
      count === '1'
        ? '1 listing is missing from the feed'
        : `${count} listings are missing from the feed`,
    heldText: 'So many at once that we ask before they are paused.',
    noKey: 'There is no API key yet',
    noKeyText: 'You need one to send listings and to fetch leads through the API.',
    noKeyGo: 'Create a key',
    noListings: 'There are no listings yet',
    noListingsText: 'Send the first one through the API, or let us read a feed.',
    noListingsGo: 'How to send listings',
    noWebhook: 'There is no webhook',
    noWebhookText: 'With one, each enquiry reaches your server within seconds.',
    noWebhookGo: 'Set a webhook',
  },
  days: {
    title: 'The last 30 days',
    enquiries: 'Enquiries',
    clicks: 'Clicks to your pages',
    total: (count: string) => `${count} in 30 days`,
    most: (count: string) => `most on a day: ${count}`,
    none: 'none yet',
    day: 'Day (UTC)',
    all: 'See all leads',
  },
  health: {
    title: 'Connection',
    answer: 'Webhook answers in',
    answerNote: (p95: string) => `95 of 100 within ${p95}`,
    answerNone: 'no answer yet',
    answerOff: 'no webhook',
    delivered: 'Last delivery',
    feed: 'Feed read',
    feedOf: (host: string) => `from ${host}`,
    feedNone: 'no feed',
    key: 'API key last used',
    keyNone: 'no key',
    never: 'never',
  },
};
