import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'List with Campcairn',
  description:
    'Free listings for hire firms, private owners and campsites: your page, your price, your booking. By API, product feed or form.',
  lead: 'Travellers find you here, and book with you. Listing, clicks and enquiries are free, and there is no commission.',
  blocks: [
    { h: 'What you get' },
    {
      list: [
        'A page for each listing, placed in its town, region and country and found by dates, people and rules.',
        'Every click to your own page, with a reference that you can count.',
        'Enquiries, signed and delivered to your system within seconds, fetched by you when it suits, or read in your dashboard.',
        'The same standing as everybody else: [what orders the results](/how-results-are-ordered) cannot be bought.',
      ],
    },
    { h: 'Three ways in' },
    {
      table: {
        head: ['Way', 'For whom', 'What it takes'],
        rows: [
          [
            '[API](/developers)',
            'Those with a developer',
            'One call for each listing, or a hundred in one',
          ],
          [
            'Product feed',
            'Those who have one already',
            'The address of a CSV, JSON or XML file; we read it hourly or daily',
          ],
          ['Form', 'Everybody else', 'A form in your dashboard, with the same checks as the API'],
        ],
      },
    },
    { h: 'How you join' },
    {
      steps: [
        'Tell us who you are, what you rent and roughly how many listings you have: [apply here](/partners/apply).',
        'We check that you are a real business or platform that owns or manages what it lists. That takes up to three working days.',
        'A mail brings you into your [dashboard](/sign-in). There you create your API key, fill in the form, or ask us to read your feed: we read it once and show you what we understood.',
        'Your listings go live as soon as they arrive.',
      ],
    },
    { h: 'Your dashboard', id: 'dashboard' },
    {
      list: [
        'What needs you first, how the last 30 days went, and how your API calls, webhook and feed do. A mail says the same each Monday until you switch it off.',
        'Your listings, to search, change, pause and export, and your enquiries, each with how it was delivered.',
        'Your key, your webhook with a log of 90 days, and your feed with every row that needs fixing.',
        'Your team, with roles for those who change things and those who only look.',
        'Everything that is yours as one file, and the end of the account, whenever you like.',
      ],
    },
    {
      p: 'You sign in by a link in a mail or a passkey: there is no password. [Sign in](/sign-in)',
    },
    { h: 'What it costs' },
    {
      p: 'Nothing. Premium is there if you want more: enquiries by email as well, your photos and prices on the pages of campsites from OpenStreetMap, one featured place labelled as an ad, and figures for each listing. It costs 19 GBP a month or 190 GBP a year, and can be ended at any time.',
    },
    { h: 'What we ask' },
    {
      list: [
        'Photos, words and ratings that are yours, or that you may share.',
        'Prices at which one can really book.',
        'Photos as https addresses of JPEG, PNG or WebP, best at least 1,200 pixels wide.',
        'An approximate place for private owners. We show an area then, never the address.',
      ],
    },
  ],
};
