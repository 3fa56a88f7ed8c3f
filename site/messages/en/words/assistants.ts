import type { Words } from '../../words.ts';

export const assistants: Words = {
  title: 'Ask your assistant',
  description:
    'How an AI assistant searches Campcairn for you: campervans and campsites, prices for your dates, and what owners have not said.',
  lead: 'An AI assistant that speaks the Model Context Protocol can search Campcairn for you, with the same answers as these pages.',
  blocks: [
    { h: 'Connect it' },
    {
      p: 'Add a connector (or MCP server) with this address in your assistant’s settings. No account, no key.',
    },
    { label: 'Address of the connector', code: '{site}/mcp' },
    { h: 'What you can ask' },
    {
      list: [
        '“A campervan for four near Newquay from 3 to 10 July, dogs welcome, at most £120 a night.”',
        '“Is this one free in the last week of August, and what does that week cost?”',
        '“Which campsites near Keswick have showers, and which do not say?”',
      ],
    },
    { h: 'What it is told' },
    {
      table: {
        head: ['Tool', 'What it answers'],
        rows: [
          ['`search`', 'The search of this site, with every filter and the price for your dates.'],
          [
            '`listing`',
            'All that is stated of one van or campsite, and whether it has what you need.',
          ],
          ['`places`', 'Which place you mean, where several have one name.'],
          [
            '`availability`',
            'Whether it is free for your dates, what they cost, and its calendar.',
          ],
        ],
      },
    },
    { h: 'Three answers, never a guess' },
    {
      list: [
        '**It matches**, **it is not stated**, or **it does not match**. Silence counts neither as yes nor as no.',
        'Prices are in the owner’s currency, never converted.',
        'Campsites of OpenStreetMap are named as open data: © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright).',
      ],
    },
    { h: 'What it cannot do' },
    {
      list: [
        'It cannot book, pay, or write to an owner. It gives you a link to open.',
        'Only what you open yourself counts as a visit or a click.',
        'What it asks is not kept. Requests of an address are counted for a minute, to keep the site fast.',
      ],
    },
    { h: 'For those who build assistants' },
    {
      p: 'Read-only tools with schemas, over streamable HTTP without sessions: see [llms.txt](/llms.txt). For partners who list: the [guide for developers](/developers).',
    },
  ],
};
