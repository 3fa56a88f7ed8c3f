import type { Words } from '../../words.ts';

export const assistants: Words = {
  title: 'Ask your assistant',
  description:
    'How an AI assistant searches Campcairn for you: campervans and campsites, prices for your dates, and what owners have not said.',
  lead: 'An AI assistant that speaks the Model Context Protocol can search Campcairn for you. It gets the same honest answers as these pages.',
  blocks: [
    { h: 'Connect it' },
    {
      p: 'In the settings of your assistant, add a connector (some call it an MCP server) with this address. It needs no account, no key and no sign-in.',
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
          [
            '`search`',
            'The same search as on this site, with every filter, and the price of your dates.',
          ],
          [
            '`listing`',
            'Everything that is stated of one van or campsite, and whether it has what you need.',
          ],
          ['`places`', 'Which town, county or region you mean, where several have one name.'],
          [
            '`availability`',
            'Whether it is free for your dates, what those nights cost, and its calendar.',
          ],
        ],
      },
    },
    { h: 'Three answers, never a guess' },
    {
      list: [
        '**It matches**, **it is not stated**, or **it does not match**. What an owner has not said is never counted as a yes or a no.',
        'Prices are in the owner’s own currency, with their unit. They are never converted.',
        'Campsites of OpenStreetMap are named as open data: © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright).',
      ],
    },
    { h: 'What it cannot do' },
    {
      list: [
        'It cannot book, pay, or write to an owner. It gives you a link, and you open it.',
        'Only what you open yourself counts as a visit or a click.',
        'What it asks is not kept. How often an address asks is counted for a minute, so that nobody slows the site for others.',
      ],
    },
    { h: 'For those who build assistants' },
    {
      p: 'The tools are read-only and come with schemas of what they take and answer, over streamable HTTP without sessions. [llms.txt](/llms.txt) names them for programs, and the [guide for developers](/developers) is for partners who list.',
    },
  ],
};
