import type { ApplicationRefusal } from '#lib/services.ts';
import { pluralsOf } from '../plurals.ts';
import type { ProblemSentences } from '../problems.ts';

const n = pluralsOf('en');

/** The application of a business that would like to list, and the page after it. */
export const apply = {
  title: 'Apply to list with us',
  description:
    'Apply to list your campervans, motorhomes, caravans or campsites on Campcairn: free, and answered within three working days.',
  lead: 'A few minutes, free of charge. A person replies within three working days.',
  forCampsite: (name: string) => `You apply with a campsite that is on Campcairn already: ${name}.`,
  aboutCampsite: (name: string, osmRef: string) =>
    `We run the campsite ${name} (OpenStreetMap ${osmRef}).`,
  who: 'Who you are',
  what: 'What you rent',
  how: 'How your listings get here',
  business: 'Name of the business',
  businessHint: 'As travellers know it.',
  website: 'Website',
  websiteHint: 'Where travellers see what you rent: a site of your own, or your page on another.',
  contact: 'Your name',
  contactHint: 'The person we write to.',
  email: 'Email',
  emailHint: 'Our answer goes there.',
  country: 'Country of the business',
  chooseCountry: 'Please choose',
  covered: 'Where we list',
  elsewhere: 'Everywhere else',
  about: 'About the business',
  aboutHint: 'What you rent and where, and whether you own or manage it. A few sentences will do.',
  category: 'What do you rent?',
  categoryHint: 'Everything that applies.',
  owns: 'We own or manage what we would list.',
  listings: 'Roughly how many listings?',
  listingsHint: 'One vehicle, or one campsite, is a listing. A guess will do.',
  delivery: 'How would you send them?',
  deliveries: {
    api: {
      name: 'Through the API',
      text: 'You have a developer. One call for each listing, or a hundred in one.',
    },
    feed: {
      name: 'As a product feed',
      text: 'You have a CSV, JSON or XML file, which we read every hour or every day.',
    },
    form: {
      name: 'In a form in your dashboard',
      text: 'No developer and no file: one by one, some minutes for each.',
    },
  },
  feed: 'Address of the feed',
  feedHint: 'Kept encrypted. You can also give it once you are approved.',
  terms: 'We agree to the [terms for partners](/terms#partners).',
  privacy: 'What we store of it, and for how long',
  fax: 'Leave this empty',
  send: 'Send application',
  problemsTitle: 'Not sent yet',
  robot:
    'A hidden field was filled in, perhaps by your browser. It is empty again: please send once more.',
  away: 'We cannot take applications right now. Your text is still here: send it again in a minute.',
  staleForm: 'This page was open for a long time. Please send it again.',
  tooMany: (minutes: number) =>
    n(minutes, {
      one: 'Too many applications came from your connection. Please try again in a minute.',
      other: 'Too many applications came from your connection. Please try again in # minutes.',
    }),
  problems: {
    business: {
      missing: 'Please give the name of the business.',
      too_long: 'At most 120 characters, please.',
    },
    website: {
      missing: 'Please give the address of your website.',
      too_long: 'At most 300 characters, please.',
      not_a_website: 'This does not look like an address such as https://vans.example.',
    },
    contact: { missing: 'Please give your name.', too_long: 'At most 120 characters, please.' },
    email: {
      missing: 'Please give your email address.',
      too_long: 'At most 254 characters, please.',
      not_an_email: 'This does not look like an email address.',
      local_part_not_ascii:
        'Please give an address with only letters from a to z, digits and signs before the @.',
    },
    country: { missing: 'Please choose a country.', not_a_country: 'Please choose a country.' },
    about: {
      missing: 'Please say a few words about the business.',
      too_long: 'At most 2,000 characters, please.',
    },
    category: { missing: 'Please choose what you rent.' },
    owns: { not_agreed: 'We can only list what you own or manage: please confirm it.' },
    listings: {
      missing: 'Please give a number. A guess will do.',
      not_a_number: 'A whole number from 1 to 1,000,000, please.',
    },
    delivery: { missing: 'Please choose how you would send your listings.' },
    feed: { not_an_https_address: 'This has to be an address that begins with https://.' },
    terms: { not_agreed: 'Please agree to the terms.' },
  } satisfies ProblemSentences<ApplicationRefusal>,
  otherProblem: 'This cannot be sent as it is.',

  next: 'What happens next',
  steps: [
    'We check that you are a real business or platform that owns or manages what it lists.',
    'We reply by email within three working days.',
    'You fill in a form or import a spreadsheet. With a feed, you see what we made of its first rows; with a developer, you get an API key.',
    'Your listings go live as soon as they arrive.',
  ],

  sentTitle: 'Your application has arrived',
  sentText: (day: string) => `We will reply by ${day} at the latest.`,
  confirmation: 'A confirmation goes to the email address you gave.',
  twice:
    'If you had applied already, the first application counts. Answer its confirmation to change something.',
  meanwhile: 'Until then',
  prepare:
    'Prepare your listings: sign in with that email address. Nobody else sees them before you are approved. For your developer, a test key for the API is ready there.',
  questions: 'Questions and answers',
  backToPartners: 'What you get as a partner',
};
