export const words = {
  /** Mails about a partner's account, which cannot be switched off. */
  account: {
    contactNew: {
      subject: 'Confirm the new contact address of your Campcairn account',
      text: (partner: string, by: string) =>
        `${by} has asked to make this the contact address of ${partner} at Campcairn: the one that gets mails about the account.`,
      both: 'It is changed when this address and the one of today have both confirmed it.',
      button: 'Confirm this address',
      notYou: 'If you know nothing of it, do nothing: the address stays as it is.',
    },
    contactOld: {
      subject: 'The contact address of your Campcairn account is to change',
      text: (partner: string, by: string) =>
        `${by} has asked to change the contact address of ${partner} at Campcairn.`,
      from: 'From',
      to: 'To',
      both: 'It is changed when both addresses have confirmed it.',
      button: 'Confirm or refuse',
      notYou: 'If nobody of yours has asked for it, refuse it there, and see who is in your team.',
    },
    until: (moment: string) => `The link works until ${moment}.`,
    contactChanged: {
      subject: 'The contact address of your Campcairn account has changed',
      text: (partner: string) =>
        `Both addresses have confirmed it: mails about the account of ${partner} go to the new one from now on.`,
      now: 'Contact address',
      notYou: 'If this is a mistake, answer this mail.',
    },
    closed: {
      subject: 'Your Campcairn account is closed',
      text: (partner: string, by: string) =>
        `${by} has closed the account of ${partner}. Its listings are no longer shown, its key and its webhook no longer work, and what travellers wrote is erased.`,
      gone: 'The listings themselves are deleted within the next hours.',
      back: 'If this is a mistake, answer this mail soon. You are welcome to apply again at any time.',
    },
    status: {
      suspended: {
        subject: 'Your account is suspended',
        text: (partner: string) =>
          `We have suspended the account of ${partner}. Its listings are hidden, and its API key and feeds do nothing until we lift it. Nothing is deleted.`,
      },
      rejected: {
        subject: 'Your account is closed to listings',
        text: (partner: string) =>
          `We have ended the partnership with ${partner}. Its listings are no longer shown.`,
      },
      approved: {
        subject: 'Your account is open again',
        text: (partner: string) =>
          `The account of ${partner} is open again. Its listings are shown as before, and its API key works.`,
      },
      reason: 'The reason:',
      answer: 'Answer this mail if you think that we are wrong, or when the reason is gone.',
    },
  },
  applications: {
    received: {
      subject: 'We have your application to list with Campcairn',
      thanks: (day: string) =>
        `Thank you. An application to list with Campcairn came from this address on ${day}.`,
      next: (day: string) =>
        `We look at whether the business is real and owns or manages what it lists. We will reply by ${day} at the latest.`,
      prepare:
        'Until then you can prepare your listings: sign in with this address. Nobody else sees them before you are approved.',
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
      prepared: 'Listings that you have prepared are live now.',
      live: 'A listing goes live as soon as it arrives. Listings, clicks and enquiries are free.',
    },
    declined: {
      subject: 'Your application to list with Campcairn',
      sorry: (business: string) =>
        `Thank you for applying. We have looked at it, and cannot list ${business} as things are.`,
      because: 'What we have to say about it:',
      prepared: (day: string) =>
        `What you have prepared stays in your dashboard until ${day}, and nobody else sees it. Then we delete it.`,
      again:
        'If that changes, or if we have misunderstood something, answer this mail or apply again.',
    },
    question: {
      subject: 'A question about your application to Campcairn',
      before: (business: string) =>
        `Thank you for applying. Before we decide about ${business}, we would like to know:`,
      after: 'Answer this mail. Your application waits until then.',
    },
  },
  claims: {
    approved: {
      subject: (campsite: string) => `The campsite is yours on Campcairn: ${campsite}`,
      text: (campsite: string) =>
        `We have checked your claim: "${campsite}" is your campsite on Campcairn from now on.`,
      draft:
        'A listing of it waits in your dashboard, paused, with its name, position and website. Add photos, prices and a description, and set it to active: travellers see it then, on the page of the campsite too.',
      licence:
        'Name, position and website come from OpenStreetMap, © OpenStreetMap contributors, under the Open Database Licence. Check them before you publish.',
      link: 'In your dashboard, choose which of your listings the campsite is, or begin a new one.',
      openDraft: 'Complete the listing',
      openClaim: 'Open the claim',
    },
    declined: {
      subject: (campsite: string) => `Your claim of a campsite: ${campsite}`,
      text: (campsite: string) =>
        `We have looked at your claim of "${campsite}", and cannot approve it as things are.`,
      next: 'You may claim it again when that has changed. Answer this mail if you think that we are wrong: a person reads it.',
    },
    revoked: {
      subject: (campsite: string) => `We no longer take this campsite for yours: ${campsite}`,
      text: (campsite: string) =>
        `Your claim of "${campsite}" was approved before. We have taken that back: we no longer take you for the owner of this campsite.`,
      next: 'Your listing stays as it is, but the page of the campsite does not show it as the owner’s words. You may claim the campsite again. Answer this mail if you think that we are wrong: a person reads it.',
    },
    /** Heads the operator's reason. */
    why: 'Why',
    open: 'Open the claim',
  },
  enquiries: {
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
  },
  feed: {
    rows: {
      one: '1 row',
      other: '# rows',
    },
    failing: {
      subject: (rows: string) => `${rows} of your product feed could not be published`,
      text: (read: string, failed: string) =>
        `We read ${read} rows of your product feed. ${failed} could not be published; all others are up to date.`,
      row: (number: string) => `Row ${number}`,
      file: 'The attached file lists every one with its reason. Once your feed is corrected, the rows are published with its next reading; you need not do anything else.',
      open: 'See the feed',
    },
    broken: {
      subject: 'Your product feed cannot be read',
      text: (since: string) =>
        `Since ${since} we could not read your product feed. Your listings stay as they were, but they are no longer brought up to date.`,
      what: 'What happened',
      next: 'We go on trying. If the address or a token has changed, answer this mail with the new one.',
    },
    test: {
      subject: 'What we understood of your product feed',
      readAll: (rows: string) =>
        `We have read all of your product feed, ${rows}, to see what we understand. Nothing was published by it.`,
      readFirst: (rows: string) =>
        `We have read the first ${rows} of your product feed to see what we understand. Nothing was published by it.`,
      broken: 'We tried to read your product feed, and could not:',
      understood: 'Understood',
      of: (valid: string, rows: string) => `${valid} of ${rows}`,
      columns: 'Columns read',
      as: (column: string, field: string) => `${column} as ${field}`,
      ignored: 'Columns ignored',
      added: 'Would be added',
      changed: 'Would be changed',
      paused: 'Would be paused',
      fixes: 'What has to be mended',
      theRow: 'The row',
      notes: 'Please check',
      open: 'The whole report, with your listings as travellers would see them',
      answer: 'Is something not as you meant it? Answer this mail.',
    },
    decided: {
      accepted: {
        subject: 'Your feed address is in use',
        text: (host: string) =>
          `We use the address on ${host} that you sent us from now on. If this is your first feed, we test it before we read it on a schedule.`,
      },
      declined: {
        subject: 'Your feed address was not changed',
        text: (host: string) =>
          `We do not use the address on ${host} that you sent us. Everything stays as it was.`,
      },
      why: 'Why',
      answer: 'Answer this mail if you have a question.',
    },
  },
  /** The footer of mails that can be switched off. */
  frame: {
    topics: {
      enquiries: 'enquiries that could not be delivered',
      webhook: 'your webhook',
      feed: 'your product feed',
      listings: 'your listings',
      summary: 'your week at Campcairn',
    },
    why: (topic: string) =>
      `You get this as the contact address of a partner of Campcairn. It is about ${topic}; an owner of the account can switch these mails on and off.`,
    switchOff: 'Switch off these mails',
    reference: 'Reference',
    /** Separates a label from its value. */
    colon: ':',
  },
  listing: {
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
  },
  people: {
    signIn: {
      subject: 'Your link to sign in to Campcairn',
      text: 'Somebody, hopefully you, asked to sign in to Campcairn with this address.',
      button: 'Sign in',
      once: (minutes: string) =>
        `The link works once, within ${minutes} minutes, in the browser in which it was asked for.`,
      notYou: 'If it was not you, do nothing: without this mail nobody can sign in.',
    },
    credential: {
      subject: 'Your sign-in to Campcairn has changed',
      changes: {
        passkey_added: 'A passkey was added to your sign-in.',
        passkey_removed: 'A passkey was removed from your sign-in.',
        app_added: 'An authenticator app was added to your sign-in.',
        app_replaced:
          'A new authenticator app took the place of the one before. Its recovery codes are new, too.',
        app_removed:
          'The authenticator app was removed from your sign-in, with its recovery codes.',
        factors_reset:
          'Your passkeys, your authenticator app and its recovery codes were removed by somebody who runs Campcairn, and you were signed out everywhere.',
        recovery_code_used: 'One of your recovery codes was used to sign in.',
        recovery_codes_renewed: 'New recovery codes were made. Those before them no longer work.',
      },
      notYou:
        'If it was not you, sign everybody else out on the page below, remove what you do not know, and answer this mail.',
      button: 'See your sign-in',
    },
    failed: {
      subject: 'Wrong codes for your sign-in to Campcairn',
      text: (count: string) =>
        `Within a day, ${count} wrong codes or passkeys were shown to sign in as you. Nobody was let in by them.`,
      notYou:
        'If it was not you, somebody may be able to read your mail: change the password of your mailbox, sign everybody else out on the page below, and answer this mail.',
    },
    invitation: {
      subject: (partner: string) => `You are invited to the team of ${partner} at Campcairn`,
      text: (invitedBy: string, partner: string) =>
        `${invitedBy} has added this address to the team of ${partner} at Campcairn.`,
      roles: {
        owner: 'You may do everything, the team and the account included.',
        member:
          'You may change listings, answer enquiries and set up the webhook, but not the team and the account.',
        reader: 'You may look at everything and change nothing.',
      },
      button: 'Sign in',
      how: 'Sign in with this address: you get a link by mail, and need no password.',
      notYou: 'If you know nothing of it, do nothing, or answer this mail.',
    },
  },
  premium: {
    started: {
      subject: 'Premium is on',
      text: (partner: string) => `Thank you. Premium is on for ${partner}.`,
      next: 'Enquiries reach you by mail as well, your photos and prices are shown on the page of your campsite, and there are figures for each listing. The order of results does not change.',
      featured:
        'One of your listings can be drawn for the block above results that is labelled “Ad”; you choose it on your Premium page.',
    },
    past_due: {
      subject: 'A payment for Premium has failed',
      text: (partner: string) =>
        `The payment for the new period of Premium of ${partner} has failed. It is tried again in the next days.`,
      until: (moment: string) =>
        `Premium goes on until ${moment}. See that your card can be charged.`,
    },
    cancelling: {
      subject: 'Premium is cancelled',
      text: (partner: string) => `Premium of ${partner} is cancelled. Nothing more is charged.`,
      until: (moment: string) => `It stays on until ${moment}, the end of what is paid for.`,
    },
    ended: {
      subject: 'Premium has ended',
      text: (partner: string) => `Premium of ${partner} has ended.`,
      next: 'Your listings, their place in the results, and your enquiries by webhook and in the dashboard stay as they are. The figures are kept for you.',
    },
    refunded: {
      subject: 'Premium has ended with a refund',
      text: (partner: string) =>
        `The last payment for Premium of ${partner} was refunded, and Premium has ended with it.`,
      next: 'Your listings, their place in the results, and your enquiries by webhook and in the dashboard stay as they are. The figures are kept for you.',
      renews:
        'Unless the subscription is cancelled, its next payment is taken as planned and brings Premium back. You can cancel it on your Premium page.',
    },
    disputed: {
      subject: 'Premium pauses: a payment is disputed',
      text: (partner: string) =>
        `Your bank disputes the last payment for Premium of ${partner}. Premium pauses until that is settled.`,
      next: 'If this is a mistake, tell your bank, or answer this mail.',
    },
    /** Used when the Premium that operators granted lasts longer than the paid period. */
    given: {
      subject: 'Premium stays on',
      ended: (partner: string) => `The subscription of Premium of ${partner} has ended.`,
      refunded: (partner: string) => `The last payment for Premium of ${partner} was refunded.`,
      disputed: (partner: string) =>
        `Your bank disputes the last payment for Premium of ${partner}.`,
      until: (moment: string) =>
        `Premium itself stays on until ${moment}, as we have given it to you at no cost.`,
      forGood: 'Premium itself stays on, as we have given it to you for good, at no cost.',
    },
    button: 'Your Premium page',
  },
  /** The weekly summary for a partner. */
  summary: {
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
  },
  webhook: {
    failing: {
      subject: 'Your webhook does not take enquiries',
      text: (since: string) =>
        `Since ${since} no attempt to deliver an enquiry to your webhook has worked.`,
      lastAttempt: 'Last attempt',
      noAnswer: 'no answer',
      host: 'Server',
      waiting: 'Enquiries that wait',
      next: 'We go on trying for some hours for each enquiry. None is lost: those that could not be delivered stay in your dashboard, and can be sent again from there once it is mended.',
      open: 'See the attempts',
    },
    recovered: {
      subject: 'Your webhook works again',
      text: (at: string, since: string) =>
        `Since ${at} your webhook takes enquiries again. It had failed since ${since}.`,
      lastFailure: 'Last failure',
      missed: (count: string) =>
        `Enquiries that used up their attempts meanwhile: ${count}. You can send them again from the dashboard.`,
      open: 'See the deliveries',
    },
  },
};

/** The sentences of mails in one language, in the structure of the English ones. */
export type MailWords = typeof words;
