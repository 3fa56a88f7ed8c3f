const listings = (count: string) => (count === '1' ? '1 listing' : `${count} listings`);

/** The English sentences of a partner's overview. */
export const words = {
  title: 'Overview',
  lead: 'What needs you first, and how the last 30 days went.',
  /** Before the account is approved. */
  prepare: {
    lead: 'What you can do until we have decided.',
    first: 'Prepare your first listing',
    more: 'Prepare more listings',
    what: [
      'Say what it is, where it is, and what a night costs.',
      'Add your photos.',
      'Mark the nights that are taken, or connect a calendar that you have elsewhere.',
    ],
    add: 'Add a listing',
    file: 'Take them from a spreadsheet',
    see: 'See your listings',
    developer: 'For your developer: a test key is ready now.',
    testKey: 'To the test key',
    after:
      'We write to you when we have decided. Enquiries, a team and all else come with the approval.',
  },
  steps: {
    title: 'First steps',
    lead: (done: number, all: number) => `${done} of ${all} done`,
    done: 'Done',
    each: {
      listing: {
        title: 'Add your first listing',
        text: 'Fill in a form, or send us a spreadsheet. It is on the site at once.',
        go: 'Add a listing',
      },
      feed: {
        title: 'Have a feed connected',
        text: 'We read it again and again.',
        go: 'See the feed',
      },
      read: {
        title: 'Get your first listings from it',
        text: 'They are on the site as soon as the feed was read. Its page says when that is, and what is wrong with a row.',
        go: 'See the feed',
      },
      sent: {
        title: 'Send your first listing',
        text: 'With a PUT through the API, or in the form here. It is on the site at once.',
        go: 'See how',
      },
      key: {
        title: 'Create an API key',
        text: 'Only if your programs send listings or fetch leads. The form and feeds need none.',
        go: 'Create a key',
      },
      hear: {
        title: 'How will you hear of enquiries?',
        text: 'Travellers wait for an answer, so choose the way that you look at most.',
        go: 'Choose',
      },
      premium: {
        title: 'Get Premium, which mails you enquiries',
        text: 'Until then they wait for you here, and their number stands beside “Leads”.',
        go: 'See Premium',
      },
      webhook: {
        title: 'Set the address of your webhook',
        text: 'Until then enquiries wait for you here, and their number stands beside “Leads”.',
        go: 'Set a webhook',
      },
    },
    guide: 'Developers’ guide',
  },
  enquiries: {
    dashboard: {
      title: (count: string) =>
        count === '1'
          ? '1 enquiry waits for your answer'
          : `${count} enquiries wait for your answer`,
      lead: 'Travellers book with those who answer first.',
    },
    /** Where enquiries are handed over by mail or webhook. */
    elsewhere: {
      title: (count: string) =>
        count === '1' ? '1 enquiry has not reached you' : `${count} enquiries have not reached you`,
      lead: 'Travellers wait for an answer. You can read and answer here.',
    },
    read: 'Read and answer',
    all: 'See all of them',
  },
  needs: {
    title: 'What needs you first',
    nothing: 'Nothing needs you.',
    nothingText:
      'Enquiries arrive, listings are complete, and everything that is read or sent works.',
    outage: 'Your webhook fails',
    outageText: (moment: string) => `Every attempt since ${moment}.`,
    outageFailed: (count: string) =>
      count === '1'
        ? '1 delivery has used up its attempts.'
        : `${count} deliveries have used up their attempts.`,
    outageGo: 'See the log',
    failed: (count: string) =>
      count === '1' ? '1 delivery has failed' : `${count} deliveries have failed`,
    failedReason: (reason: string) => `The newest: ${reason}`,
    failedText: 'All attempts are used up.',
    failedGo: 'See the log',
    feedBroken: (host: string) => `The feed from ${host} cannot be read`,
    feedSince: (moment: string) => `Since ${moment}`,
    feedGo: 'See the feed',
    hidden: (title: string) => `We have hidden “${title}”`,
    hiddenGo: 'Mend it',
    moreHidden: (count: string) => `We have hidden ${listings(count)} more`,
    moreHiddenText: 'Each says why on its own page.',
    moreHiddenGo: 'See listings',
    rows: (count: string) =>
      count === '1' ? '1 row of the feed needs fixing' : `${count} rows of the feed need fixing`,
    rowsText: (host: string) => `Their listings are not up to date. From ${host}.`,
    rowsGo: 'See the rows',
    held: (count: string) => `${listings(count)} missing from the feed`,
    heldText: 'So many at once that we ask before they are paused.',
    photos: (count: string) => `${listings(count)} without photos`,
    photosText: 'Travellers pass over listings that they cannot picture.',
    photosGo: 'See those without photos',
    dates: (count: string) => `${listings(count)} without dates`,
    datesText: 'Travellers who search by dates are told to ask you whether they are free.',
    datesGo: 'See those without dates',
  },
  days: {
    title: 'The last 30 days',
    enquiries: 'Enquiries',
    clicks: 'Clicks to your pages',
    table: 'Show as a table',
    caption: 'Leads by day, the newest first',
    day: 'Day',
    all: 'See all leads',
  },
  calls: {
    title: 'Calls of the API',
    lead: 'In the last 30 days; the figures follow within seconds.',
    none: 'Your programs have not called the API in the last 30 days.',
    noneGo: 'How to begin',
    all: 'Calls',
    refused: 'Refused',
    refusedNote: (count: string) => (count === '1' ? '1 call' : `${count} calls`),
    push: 'Last push',
    pushNote: 'of listings or dates that was taken',
    noPush: 'not in 90 days',
    key: 'Key last used',
    caption: 'Why calls were refused',
    why: 'Why',
    code: 'Code',
    count: 'Calls',
    share: 'Of all calls',
    fine: 'None was refused.',
    codes: {
      invalid_json: 'The body was not JSON.',
      bad_request: 'A parameter of the address was unknown, repeated or wrong.',
      invalid_external_id: 'Your id of a listing had characters or a length that are not allowed.',
      forbidden: 'The account was not approved at that time.',
      not_found: 'There was no listing or lead of that id.',
      webhook_not_configured: 'A test event was asked for while there was no webhook.',
      payload_too_large: 'The body was too large.',
      unsupported_media_type: 'The body was not sent as JSON in UTF-8.',
      validation_error: 'A field broke a rule; the answer named each.',
      rate_limited: 'Too many calls within a minute.',
      internal_error: 'Something failed on our side.',
    } as Record<string, string>,
  },
  health: {
    title: 'How soon you answer',
    developersTitle: 'Webhook and feed',
    confirmed: 'You answer enquiries',
    within: {
      1: 'within an hour',
      3: 'within 3 hours',
      6: 'within 6 hours',
      12: 'within 12 hours',
      24: 'within a day',
      48: 'within two days',
    },
    told: (enquiries: number) =>
      `Shown to travellers: half of your ${enquiries} enquiries of the last 90 days were answered sooner.`,
    notTold: 'not shown',
    tooFew: (enquiries: number, least: number) =>
      `${enquiries} of ${least} enquiries that are two days old; then travellers read how soon`,
    tooLate: 'half were marked as answered after two days or never; travellers read nothing of it',
    answer: 'Webhook answers in',
    answerNote: (p95: string) => `95 of 100 within ${p95}`,
    answerNone: 'no answer yet',
    answerOff: 'no webhook',
    delivered: 'Last delivery',
    feed: 'Feed read',
    feedOf: (host: string) => `from ${host}`,
    feedNone: 'no feed',
    feedBroken: 'fails',
    feedSince: (when: string, host: string) => `since ${when}, from ${host}`,
    never: 'never',
  },
};
