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
        'Enquiries, signed and delivered to your system within seconds, or fetched by you when it suits.',
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
          ['Form', 'Everybody else', 'A web form with the same checks'],
        ],
      },
    },
    { h: 'How you join' },
    {
      steps: [
        'Tell us who you are, what you rent and roughly how many listings you have: [apply here](/partners/apply).',
        'We check that you are a real business or platform that owns or manages what it lists. That takes up to three working days.',
        'You get your API key, or we read your feed once and tell you what we understood.',
        'Your listings go live as soon as they arrive.',
      ],
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
