import type { MailWords } from '../shape.ts';

export const frame: MailWords['frame'] = {
  topics: {
    enquiries: 'aanvragen die niet konden worden bezorgd',
    webhook: 'je webhook',
    feed: 'je productfeed',
    listings: 'je vermeldingen',
    summary: 'je week bij Campcairn',
  },
  why: (topic) =>
    `Je krijgt dit omdat je adres het contactadres van een partner van Campcairn is. Het gaat over ${topic}; een eigenaar van het account kan deze mails aan- en uitzetten.`,
  switchOff: 'Deze mails uitzetten',
  reference: 'Kenmerk',
  colon: ':',
};
