import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'List with Campcairn',
  description:
    'Free listings for hire firms, private owners and campsites: your page, your price, your booking. By form, spreadsheet, product feed or API.',
  lead: 'Travellers find you here, and book with you. Free to list, no commission.',
  blocks: [
    { h: 'What you get' },
    {
      list: [
        'A page for each listing, found by place, dates, people and rules.',
        'Every click to your own page, with a reference to count it by.',
        'Enquiries in your dashboard, or in your own system within seconds.',
        'The same chance as everyone: [the order of results](/how-results-are-ordered) cannot be bought.',
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
        'What needs you first, also by email every Monday until you switch it off.',
        'Listings to search, change, pause and export, and enquiries with how each was delivered.',
        'Your team: who makes changes, and who only looks.',
        'All your data in one file, and the account closed, whenever you like.',
      ],
    },
    {
      p: 'Sign in with an emailed link or a passkey, without a password. [Sign in](/sign-in)',
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
        'We check that you are a real business or platform that owns or manages what it lists: up to three working days.',
        'Meanwhile, sign in with the same address and prepare your listings. Nobody sees them before we approve you. Developers start with a test key. [Quick start](/developers/quick-start)',
        'We email you a link to your [dashboard](/sign-in): fill in the form, create an API key, or give us the address of your feed and see what we made of it.',
        'As soon as you are approved, your listings are live.',
      ],
    },
    { h: 'What it costs' },
    {
      p: 'Nothing. Premium adds enquiries by email, your photos and prices on the pages of campsites from OpenStreetMap, {ads|one featured place labelled as an ad, }and statistics for each listing: £19 a month or £190 a year, cancelled at any time.',
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
          a: 'No. Not on bookings, enquiries or clicks. Only Premium costs something, if you choose it.',
        },
        {
          q: 'Who answers the traveller?',
          a: 'You do. An enquiry comes with name, email, dates and question, and you write back.',
        },
        {
          q: 'Who takes the booking and the money?',
          a: 'You do, as always. We never take bookings or payments.',
        },
        {
          q: 'How do I hear of an enquiry?',
          a: 'Your dashboard counts those that wait. With Premium they come by email too, and your own system can receive them.',
        },
        {
          q: 'What happens with my calendar at Airbnb or elsewhere?',
          a: 'Give us its iCalendar address: nights booked there are taken here, read every hour. Your calendar here has such an address as well.',
        },
        {
          q: 'I have one van and no company. Can I list it?',
          a: 'Yes, if you own it or manage it for its owner. Choose an approximate location: travellers see the area, never your address.',
        },
        {
          q: 'Do I need a website?',
          a: 'You need a page where travellers can book: your own site, or your page on another one.',
        },
        {
          q: 'How soon am I live?',
          a: 'Within three working days. You prepare your listings meanwhile, and they are live the moment we approve you.',
        },
        {
          q: 'Can I pay to be higher up?',
          a: 'No. [How results are ordered](/how-results-are-ordered) is the same for everybody{ads|; Premium includes one place above the results, labelled as an ad}.',
        },
        {
          q: 'Can I pause or stop?',
          a: 'Pause a listing for the winter, and bring it back with one press. Close your account on any day: download everything first, then your listings go at once.',
        },
      ],
    },
  ],
};
