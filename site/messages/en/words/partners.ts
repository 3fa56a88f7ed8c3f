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
        'The same footing as everyone else: [the order of results](/how-results-are-ordered) cannot be bought.',
      ],
    },
    { h: 'Three ways in' },
    {
      table: {
        head: ['Way', 'For whom', 'What it takes'],
        rows: [
          [
            '[API](/developers)',
            'Businesses with a developer',
            'One call for each listing, or a hundred in one',
          ],
          [
            'Product feed',
            'Businesses that have a feed already',
            'The address of a CSV, JSON or XML file; we read it hourly or daily',
          ],
          ['Form', 'Everyone else', 'A form in your dashboard, with the same checks as the API'],
        ],
      },
    },
    { h: 'How you join' },
    {
      steps: [
        'Tell us who you are, what you rent and roughly how many listings you have: [apply here](/partners/apply).',
        'We check that you are a real business or platform that owns or manages what it lists. That takes up to three working days.',
        'We email you a link to your [dashboard](/sign-in). There you create your API key, fill in the form, or give us the address of your feed: we read it once and show you what we made of it.',
        'Your listings go live as soon as they arrive.',
      ],
    },
    { h: 'Your dashboard', id: 'dashboard' },
    {
      list: [
        'What needs you first, how the last 30 days went, and how your API calls, webhook and feed are doing. The same summary comes by email every Monday until you switch it off.',
        'Your listings, to search, change, pause and export, and your enquiries, each with how it was delivered.',
        'Your key, your webhook with a log of 90 days, and your feed with every row that needs fixing.',
        'Your team, with roles for people who make changes and people who only look.',
        'All your data in one file, and a way to close the account, whenever you like.',
      ],
    },
    {
      p: 'You sign in with an emailed link or a passkey: there are no passwords. [Sign in](/sign-in)',
    },
    { h: 'What it costs' },
    {
      p: 'Nothing. Premium is there if you want more: enquiries by email as well, your photos and prices on the pages of campsites from OpenStreetMap, {ads|one featured place labelled as an ad, }and statistics for each listing. It costs £19 a month or £190 a year, and you can cancel at any time.',
    },
    { h: 'What we ask' },
    {
      list: [
        'Photos, words and ratings that are yours, or that you may share.',
        'Prices that people can actually book at.',
        'Photos as https addresses of JPEG, PNG or WebP, best at least 1,200 pixels wide.',
        'An approximate location if you are a private owner: we show an area, never the address.',
      ],
    },
  ],
};
