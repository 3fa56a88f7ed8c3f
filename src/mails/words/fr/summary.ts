import type { MailWords } from '../shape.ts';

export const summary: MailWords['summary'] = {
  subject: (partner) => `${partner} : votre semaine sur Campcairn`,
  week: (from, to) => `Semaine du ${from} au ${to}.`,
  needs: 'Ce qui vous attend',
  nothing: 'Rien ne vous attend : les envois arrivent, et rien n’est en suspens.',
  deliveriesFail: {
    one: '# demande n’a pas pu vous être remise.',
    other: '# demandes n’ont pas pu vous être remises.',
  },
  enquiriesWait: {
    one: '# demande attend d’être récupérée ou confirmée.',
    other: '# demandes attendent d’être récupérées ou confirmées.',
  },
  rowsFail: {
    one: '# ligne de votre flux de produits ne peut pas être publiée.',
    other: '# lignes de votre flux de produits ne peuvent pas être publiées.',
  },
  feedBroken: 'Votre flux de produits ne peut pas être lu.',
  hidden: {
    one: 'Nous avons masqué # annonce ; la raison est dans le tableau de bord.',
    other: 'Nous avons masqué # annonces ; les raisons sont dans le tableau de bord.',
  },
  withoutPhotos: {
    one: '# annonce active n’a pas de photo.',
    other: '# annonces actives n’ont pas de photo.',
  },
  withoutDates: {
    one: '# annonce active ne dit rien de ses dates.',
    other: '# annonces actives ne disent rien de leurs dates.',
  },
  figures: 'La semaine en chiffres',
  columns: { what: 'Quoi', week: 'Cette semaine', before: 'La semaine d’avant' },
  rows: {
    enquiries: 'Demandes',
    clicks: 'Clics vers vos pages',
    active: 'Annonces actives',
  },
  connection: 'Votre intégration',
  lastPush: 'Dernière modification envoyée par l’API',
  never: 'aucune en 90 jours',
  errorRate: 'Appels d’API refusés',
  webhook: 'Temps de réponse de votre webhook (médiane, 95e centile)',
  feedRead: 'Flux lu',
  ms: (milliseconds) => `${milliseconds} ms`,
  open: 'Ouvrir le tableau de bord',
};
