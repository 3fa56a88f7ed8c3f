import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'List with Campcairn',
  description:
    'Free listings for hire firms, private owners and campsites: your page, your price, your booking. By form, spreadsheet, product feed or API.',
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
    { h: 'Your dashboard', id: 'dashboard' },
    {
      label: 'Pictures of the dashboard',
      pictures: [
        {
          id: 'overview',
          alt: 'The overview: an enquiry that waits for an answer, and what else needs the owner',
          text: 'What needs you comes first, then how the last 30 days went.',
        },
        {
          id: 'listing',
          alt: 'The form of a listing, with its title, words, place and price',
          text: 'A listing is a form. Leave for later what you do not have at hand.',
        },
        {
          id: 'calendar',
          alt: 'The calendar of a van: free nights, taken nights and prices by night',
          text: 'Nights that are taken, and prices that change with the season.',
        },
        {
          id: 'enquiry',
          alt: 'An enquiry with the dates, the number of people and the question of a traveller',
          text: 'Enquiries come with dates and people. You answer the traveller yourself.',
        },
      ],
    },
    {
      list: [
        'What needs you first, then how the last 30 days went. The same summary comes by email every Monday until you switch it off.',
        'Your listings, to search, change, pause and export, and your enquiries, each with how it was delivered.',
        'Your team, with roles for people who make changes and people who only look.',
        'All your data in one file, and a way to close the account, whenever you like.',
      ],
    },
    {
      p: 'You sign in with an emailed link or a passkey: there are no passwords. [Sign in](/sign-in)',
    },
    { h: 'Four ways in' },
    {
      ways: [
        {
          name: 'Form',
          who: 'For owners of a few vans or one campsite',
          text: 'Photos, price, place, calendar: some minutes for each listing, in your dashboard. You need nothing but a browser. [Apply](/partners/apply)',
        },
        {
          name: 'Spreadsheet',
          who: 'For owners of many vans without a developer',
          text: 'One row for each van, as CSV or Excel. You see what will change before you take it. [See a file with fifty vans](/samples/fifty-vans.csv)',
        },
        {
          name: 'Product feed',
          who: 'For businesses that have a feed already',
          text: 'Give us the address of a CSV, JSON or XML file: we read it every hour or every day. [How feeds are read](/developers/feeds)',
        },
        {
          name: 'API',
          who: 'For businesses with a developer',
          text: 'One call for each listing, or a hundred in one, and enquiries delivered to your system. [Guide for developers](/developers)',
        },
      ],
    },
    { h: 'How you join' },
    {
      steps: [
        'Tell us who you are, what you rent and roughly how many listings you have: [apply here](/partners/apply).',
        'We check that you are a real business or platform that owns or manages what it lists. That takes up to three working days.',
        'You can prepare your listings while we look: sign in with the address that you applied with. Nobody sees them before we approve you. Your developer can begin at once as well: a test key is there as soon as you sign in. [Quick start](/developers/quick-start)',
        'We email you a link to your [dashboard](/sign-in). There you create your API key, fill in the form, or give us the address of your feed: we read it once and show you what we made of it.',
        'As soon as you are approved, your listings are live.',
      ],
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
        'Photos as JPEG, PNG or WebP, best at least 1,200 pixels wide.',
        'An approximate location if you are a private owner: we show an area, never the address.',
      ],
    },
    { h: 'Questions and answers', id: 'questions' },
    {
      questions: [
        {
          q: 'Do you take commission?',
          a: 'No. Not on bookings, not on enquiries, not on clicks. Premium is all that costs something, and only if you choose it.',
        },
        {
          q: 'Who answers the traveller?',
          a: 'You do. An enquiry reaches you with name, email, dates and question, and you write back yourself. We do not stand in between.',
        },
        {
          q: 'Who takes the booking and the money?',
          a: 'You do, in the way you always have. We never take bookings or payments from travellers.',
        },
        {
          q: 'How do I hear of an enquiry?',
          a: 'Your dashboard counts those that wait for an answer. With Premium they come by email as well, and a system of yours can receive them too.',
        },
        {
          q: 'What happens with my calendar at Airbnb or elsewhere?',
          a: 'Give us its iCalendar address, and the nights that are booked there are taken here too: we read it every hour. Your calendar here has such an address as well, which other sites can read.',
        },
        {
          q: 'I have one van and no company. Can I list it?',
          a: 'Yes, if it is yours or you manage it for its owner. Choose an approximate location, and travellers see the area, never your address.',
        },
        {
          q: 'Do I need a website?',
          a: 'Each listing leads to a page where travellers can see it and book. That may be your own site, or your page on another one.',
        },
        {
          q: 'How soon am I live?',
          a: 'We answer within three working days, and you prepare your listings meanwhile. They are live the moment we approve you.',
        },
        {
          q: 'Can I pay to be higher up?',
          a: 'No. [How results are ordered](/how-results-are-ordered) is the same for everybody{ads|; Premium includes one place above the results, labelled as an ad}.',
        },
        {
          q: 'Can I pause or stop?',
          a: 'Pause a listing for the winter, and bring it back with one press. You can close your account on any day: download everything first, then your listings go at once.',
        },
      ],
    },
  ],
};
