import type { MailWords } from '../shape.ts';

export const frame: MailWords['frame'] = {
  topics: {
    enquiries: 'Anfragen, die nicht zugestellt werden konnten',
    webhook: 'Ihren Webhook',
    feed: 'Ihren Produktfeed',
    listings: 'Ihre Inserate',
    summary: 'Ihre Woche bei Campcairn',
  },
  why: (topic) =>
    `Sie bekommen dies, weil Ihre Adresse die Kontaktadresse eines Partners von Campcairn ist. Es geht um ${topic}; ein Inhaber des Kontos kann diese Mails ein- und ausschalten.`,
  switchOff: 'Diese Mails abbestellen',
  reference: 'Vorgangsnummer',
  colon: ':',
};
