import type { Words } from '../../words.ts';

export const terms: Words = {
  title: 'Terms',
  description: 'What you can expect of Campcairn, and what it expects of you.',
  lead: 'Short, because the service is simple.',
  blocks: [
    { h: 'What Campcairn is' },
    {
      p: 'A search site, free for travellers. It shows what partners offer and passes enquiries on, and is no party to what you agree with a partner: booking, payment, insurance, cancellation and the trip itself.',
    },
    { h: 'What a listing says' },
    {
      p: 'Words, photos, prices and ratings come from the partner, who is responsible for them. Prices are the lowest the partner names, passed on unchanged; we cannot promise that they still hold. What counts is what the partner confirms.',
    },
    { h: 'How to use it' },
    {
      list: [
        'Send enquiries that you mean, with your own details.',
        'Do not load the site with automated requests, and do not copy its contents in bulk. Partners have an [API](/developers) for theirs.',
        'Report a listing that is wrong, misleading or infringes your rights on its page, or write to {contact}. We look at it, and say what we did.',
      ],
    },
    { h: 'For partners', id: 'partners' },
    {
      list: [
        'List only what you own or manage, with photos and words you may use, and prices at which it can be booked.',
        'No contact details or booking links in descriptions. Private owners show an approximate place.',
        'Answer enquiries, and use the details in them for that alone.',
        'Listings that break these rules can be hidden, and accounts suspended. You are told why, and can object.',
        'Listing is free. Premium is a subscription of £19 a month or £190 a year. There is no commission.',
        'You may leave at any time: your dashboard closes the account, and gives you all your data first. The API keeps working as described for six months after a change is announced.',
      ],
    },
    { h: 'Open data' },
    {
      p: 'Facts about campsites that are marked as coming from OpenStreetMap are © OpenStreetMap contributors and may be used under the [Open Database Licence](https://opendatacommons.org/licenses/odbl/).',
    },
    { h: 'Who runs this site', id: 'operator' },
    { operator: true },
  ],
};
