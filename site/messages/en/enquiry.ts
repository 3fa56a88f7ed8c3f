import type { EnquiryRefusal } from '#lib/services.ts';
import { pluralsOf } from '../plurals.ts';
import type { ProblemSentences } from '../problems.ts';

const n = pluralsOf('en');

/** The enquiry form, what comes after it, and the receipt. */
export const enquiry = {
  title: (partner: string) => `Ask ${partner}`,
  lead: (partner: string) => `Straight to ${partner}, who answers you directly.`,
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  start_date: 'From',
  end_date: 'To',
  guests: 'People',
  message: 'Message',
  messageHint: 'What would you like to know?',
  /** Fields of their own in the form, and labelled lines in the message. */
  details: {
    children: 'Children',
    childrenHint: '2, aged 4 and 7',
    dog: 'Dogs',
    dogHint: '1, small',
    arrival: 'Arrival time',
  },
  /** Where more people are typed than there are places to sleep; it keeps nobody from asking. */
  beyondSleeps: (count: number) =>
    n(count, {
      one: 'It sleeps # person. You can still ask.',
      other: 'It sleeps # people. You can still ask.',
    }),
  consent: (partner: string) =>
    `Share what I have written here with ${partner}, so that they can answer me. Campcairn deletes it after 90 days.`,
  /** The mail by which a partner answers, begun for it in the traveller's language. */
  reply: {
    subject: (title: string) => `Your enquiry about ${title}`,
    hello: (name: string) => `Hello ${name},`,
    wrote: (day: string, title: string) => `On ${day} you wrote about “${title}”:`,
  },
  privacy: 'What is stored, and for how long',
  website: 'Leave this empty',
  send: 'Send enquiry',
  sending: 'Sending…',
  problemsTitle: 'Not sent yet',
  problemsText: 'Please check the marked fields.',
  robot: 'That was too quick. Wait a few seconds, then send it again.',
  away: 'We cannot take messages right now. Your text is still here: send it again in a minute.',
  unreached: 'The connection failed. Your text is still here: send it again.',
  ownPage: (partner: string) => `Or ask on the page of ${partner}`,
  staleForm: 'This page was open for a long time. Please send it again.',
  tooMany: (minutes: number) =>
    n(minutes, {
      one: 'Too many enquiries came from your connection. Please try again in a minute.',
      other: 'Too many enquiries came from your connection. Please try again in # minutes.',
    }),
  problems: {
    name: { missing: 'Please give your name.', too_long: 'At most 120 characters, please.' },
    email: {
      missing: 'Please give your email address.',
      too_long: 'At most 254 characters, please.',
      not_an_email: 'This does not look like an email address.',
      local_part_not_ascii:
        'Please give an address with only letters from a to z, digits and signs before the @.',
    },
    phone: { too_long: 'At most 40 characters, please.' },
    start_date: {
      not_a_date: 'This is not a day of the calendar.',
    },
    end_date: {
      not_a_date: 'This is not a day of the calendar.',
      end_not_after_start: 'The last day has to come after the first.',
    },
    guests: { not_1_to_50: 'A number from 1 to 50, please.' },
    message: { too_long: 'At most 2,000 characters, please.' },
    consent: { not_agreed: 'Please agree, so that we may pass it on.' },
  } satisfies ProblemSentences<EnquiryRefusal>,
  otherProblem: 'This cannot be sent as it is.',

  sentTitle: 'We have your enquiry',
  sentText: {
    held: (partner: string) => `${partner} will collect it here and answer you by email.`,
    sending: (partner: string) => `On its way to ${partner}, who will answer you by email.`,
    delivered: (partner: string) => `${partner} has it and will answer you by email.`,
    failed: (partner: string) => `Not delivered yet: ${partner} can still collect it here.`,
    left: (partner: string) =>
      `${partner} has left Campcairn and will not receive it. Please ask another partner.`,
  },
  reference: 'Reference',
  whatWasSent: 'What was sent',
  sentTo: 'Sent to',
  about: 'About',
  dates: 'Dates',
  partnerPage: (host: string) => `The listing on ${host}`,
  keepLink: 'Keep this link',
  keepText: 'It shows whether the enquiry has arrived, and can erase it. Share it with no one.',
  receiptTitle: 'Your enquiry',
  states: {
    held: (partner: string) => `Waiting for ${partner} to collect it`,
    sending: (partner: string) => `On its way to ${partner}`,
    delivered: (partner: string) => `Taken by ${partner}’s system`,
    failed: (partner: string) => `Not delivered yet; ${partner} can still collect it here`,
    left: (partner: string) => `${partner} has left Campcairn and will not receive it`,
  },
  sentAt: 'Sent',
  erasedTitle: 'Your details are erased',
  erasedText: 'Nothing of what you wrote is kept here. The partner may still have its copy.',
  eraseTitle: 'Erase it',
  eraseText: (date: string) =>
    `Your name, email, phone and message are deleted here on ${date} at the latest. The partner keeps what it received.`,
  eraseAsk: 'Erase my details…',
  eraseSure: 'Erase them for good? This cannot be undone.',
  erase: 'Erase my details now',
  listingGone: 'a listing that no longer exists',

  answers: {
    name: 'Answers',
    usually: (within: string) => `Usually answers ${within}`,
    within: {
      1: 'within an hour',
      3: 'within 3 hours',
      6: 'within 6 hours',
      12: 'within 12 hours',
      24: 'within a day',
      48: 'within two days',
    },
    howMeasured: 'How this is measured',
    measured: (partner: string, count: number) =>
      `Of ${count} enquiries in the last 90 days, ${partner} confirmed half within this time that it has them. One never confirmed counts as late. It cannot be bought, and does not change the order of results.`,
  },

  several: {
    title: 'Ask up to three at once',
    lead: 'One form, and an enquiry of its own to each owner. None learns whom else you ask.',
    leadToOne: (partner: string) => `One enquiry to ${partner}, who answers you directly.`,
    leadAllToOne: (partner: string) =>
      `One form, and an enquiry to ${partner} about each listing. ${partner} sees that you ask about several.`,
    link: 'Ask up to three at once',
    ask: (count: number) => n(count, { one: 'Ask the owner', other: 'Ask all # at once' }),
    askChosen: 'Ask up to three',
    chooseLead: 'One form goes to three at most.',
    fromTrip: 'One form, one pair of dates. Ask about stops on other dates separately.',
    trip: 'Your dates',
    check: 'See what is free, and the price',
    mixed:
      'All get the same dates, people and message. Say in it what differs for van and campsite.',
    whom: (count: number) => n(count, { one: 'You ask # owner', other: 'You ask about these #' }),
    takeOut: 'Take out',
    takeOutLabel: (title: string) => `Take out: ${title}`,
    similar: 'More of the kind nearby',
    nearby: (distance: string, title: string) => `within ${distance} of ${title}.`,
    nearbyFree: (distance: string, title: string) =>
      `within ${distance} of ${title}, free on your dates.`,
    add: 'Ask this one too',
    addLabel: (title: string) => `Ask this one too: ${title}`,
    you: 'You and your question',
    consents: 'Who may have what you have written',
    about: (titles: string) => `About: ${titles}`,
    agree: (partner: string) =>
      `Please agree, so that we may pass it on to ${partner}, or take this listing out.`,
    send: (count: number) => n(count, { one: 'Send enquiry', other: 'Send # enquiries' }),
    gone: (number: string) => `Number ${number} is left out: paused, removed or mistyped.`,
    unread: (text: string) => `“${text}” is no listing, and is left out.`,
    beyond: 'One form goes to three at most. Not among them:',
    makeRoom: 'Take one out below to make room, or ask on their own pages.',
    notShown: (title: string) =>
      `${title} is no longer shown here, so nothing was sent to anybody.`,
    sendAgain: 'It is taken out below. Send again to ask the rest.',
    fewer: 'Each owner counts as one enquiry: you could take one out.',
    emptyTitle: 'Nobody to ask yet',
    emptyText:
      'Choose up to three vans or campsites: from your saved ones, or on a listing’s page.',
    sentTitle: 'We have your enquiries',
    receiptTitle: 'Your enquiries',
    alone: 'The receipt of this one alone',
    keepText:
      'It shows whether each enquiry has arrived, and can erase them. Share it with no one.',
    eraseTitle: 'Erase them',
    eraseText: (date: string) =>
      `Your name, email, phone and message are deleted here on ${date} at the latest, for all of these enquiries. The partners keep what they received.`,
    eraseSure: 'Erase your details in all of these enquiries for good? This cannot be undone.',
    allErased:
      'Nothing of what you wrote is kept here any more. The partners may still have the copies they received.',
  },
};
