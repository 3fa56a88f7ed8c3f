import type { MailWords } from '../shape.ts';

export const frame: MailWords['frame'] = {
  topics: {
    enquiries: 'les demandes qui n’ont pas pu être remises',
    webhook: 'votre webhook',
    feed: 'votre flux de produits',
    listings: 'vos annonces',
    summary: 'votre semaine sur Campcairn',
  },
  why: (topic) =>
    `Vous recevez ce message parce que cette adresse est le contact d’un partenaire de Campcairn. Il concerne ${topic}. Un propriétaire du compte peut activer ou couper ces messages.`,
  switchOff: 'Couper ces messages',
  reference: 'Référence',
  colon: ' :',
};
